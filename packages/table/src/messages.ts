import type { Refusal, Seat } from "@ossuaire/kernel";
import { isRecord } from "./isRecord.ts";
import type { Line } from "./line.ts";
import { readStored, type Stored } from "./stored.ts";
import type { News, Shared, Sitting, Trouble, Unkept } from "./table.ts";

/** What the page says to the worker in which the match runs. Numbered, so that the reply finds its way back. */
export type Request = { readonly n: number } /** `held`: the match itself, if it is not on the shelf. */ & (
  | {
      readonly type: "open";
      readonly id: string;
      readonly owner: string;
      readonly held: Stored | undefined;
    }
  | { readonly type: "submit"; readonly seat: Seat; readonly answer: unknown; readonly page: number }
  | { readonly type: "undo"; readonly seat: Seat; readonly agreed: boolean }
  /** Tells how the match stands, with all that was ever told; from then on every page is news. */
  | { readonly type: "follow" }
  | { readonly type: "share" }
);

export type Report =
  | { readonly type: "opened"; readonly sitting: Sitting }
  | { readonly type: "fault"; readonly fault: Trouble }
  | { readonly type: "news"; readonly news: News }
  | { readonly type: "followed"; readonly n: number; readonly news: News }
  /** The page that comes next could not be stored: here it is. Or it could again. */
  | { readonly type: "kept"; readonly loose: Unstored | undefined }
  /** Another tab has taken the match. Nothing follows. */
  | { readonly type: "taken" }
  | { readonly type: "reply"; readonly n: number; readonly refusal: Refusal | undefined }
  | { readonly type: "shared"; readonly n: number; readonly shared: Shared };

/** A match that the device would not store, and why. */
interface Unstored {
  readonly why: Unkept;
  readonly match: Stored;
  readonly line: Line;
}

/** The border of the worker: what is not a request is dropped. Answers are checked by the match itself. */
export function readRequest(input: unknown): Request | undefined {
  if (!isRecord(input)) return undefined;
  const { n, type, id, owner, held, seat, answer, page, agreed } = input;
  if (typeof n !== "number") return undefined;
  if (type === "open" && typeof id === "string" && typeof owner === "string")
    return { n, type, id, owner, held: readStored(id, held) };
  if (type === "share" || type === "follow") return { n, type };
  if (typeof seat !== "string") return undefined;
  if (type === "submit" && typeof page === "number") return { n, type, seat, answer, page };
  if (type === "undo" && typeof agreed === "boolean") return { n, type, seat, agreed };
  return undefined;
}

/** The border of the page: our own worker speaks, so its name on the message is enough. */
export function isReport(input: unknown): input is Report {
  return isRecord(input) && typeof input["type"] === "string" && reports.has(input["type"]);
}

const reports: ReadonlySet<string> = new Set([
  "opened",
  "fault",
  "news",
  "followed",
  "kept",
  "taken",
  "reply",
  "shared",
]);
