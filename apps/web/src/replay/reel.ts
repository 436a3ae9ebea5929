import type { Fault, Seat } from "@ossuaire/kernel";
import { isRecord } from "../table/isRecord.ts";
import type { Sitter } from "../table/seating.ts";
import type { News, Shared } from "../table/table.ts";

/** Where a match comes from: the address itself, a file, or the shelf of this device. */
export type Source = { readonly link: string } | { readonly text: string } | { readonly saved: string };

/** A whole match, page by page, as everybody saw it; or what is wrong with it. */
export type Reel =
  | {
      readonly ok: true;
      readonly game: string;
      readonly seats: readonly Seat[];
      readonly sitters: Readonly<Record<Seat, Sitter>>;
      readonly pages: readonly News[];
      readonly shared: Shared;
    }
  | { readonly ok: false; readonly fault: Pick<Fault, "words"> };

/** Plays a match through, beside the page's own thread. */
export function openReel(source: Source): Promise<Reel> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./replay.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("error", ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      worker.terminate();
      if (isReel(data)) resolve(data);
      else reject(new Error("the replay speaks in tongues"));
    });
    worker.postMessage(source);
  });
}

function isReel(input: unknown): input is Reel {
  return isRecord(input) && typeof input["ok"] === "boolean";
}

export const notFound: Pick<Fault, "words"> = {
  words: {
    fr: "Cette partie n’est pas sur cet appareil : elle a été effacée, ou jouée ailleurs.",
    en: "This match is not on this device: it was deleted, or played elsewhere.",
  },
};
