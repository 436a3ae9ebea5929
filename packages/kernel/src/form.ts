import type { Answer } from "./answer.ts";
import { guarded, own } from "./border.ts";
import type { Decision, Spot } from "./decision.ts";
import type { RefusalCode } from "./refusal.ts";

/** What somebody says: of which kind it would be, and the answer, or why it cannot be read. */
interface Form {
  readonly kind: string;
  readonly wish: Answer | RefusalCode;
}

/**
 * The border for answers: reads something of unknown origin as an answer to whatever may be asked; undefined if it is
 * none. What comes out is a fresh object that holds nothing but the known fields, so rule code never sees a stranger's
 * object.
 */
export function formOf(input: unknown): Form | undefined {
  return guarded(() => readForm(input));
}

function readForm(input: unknown): Form | undefined {
  if (typeof input !== "object" || input === null) return undefined;
  const kind = own(input, "kind");
  if (typeof kind !== "string") return undefined;
  return { kind, wish: isKind(kind) ? (guarded(() => readers[kind](input)) ?? "malformed") : "wrong-kind" };
}

function isKind(kind: string): kind is Decision["kind"] {
  return Object.hasOwn(readers, kind);
}

const readers: Readonly<Record<Decision["kind"], (input: object) => Answer | RefusalCode>> = {
  choose(input) {
    const option = own(input, "option");
    return typeof option === "string" ? { kind: "choose", option } : "malformed";
  },
  pick(input) {
    const picked = readList(own(input, "options"));
    if (typeof picked === "string") return picked;
    const options: string[] = [];
    for (const option of picked) {
      if (typeof option !== "string") return "malformed";
      options.push(option);
    }
    return { kind: "pick", options };
  },
  amount(input) {
    const amount = readWhole(own(input, "amount"));
    return typeof amount === "string" ? amount : { kind: "amount", amount };
  },
  flick(input) {
    const piece = own(input, "piece");
    if (typeof piece !== "string") return "malformed";
    const vx = readWhole(own(input, "vx"));
    if (typeof vx === "string") return vx;
    const vy = readWhole(own(input, "vy"));
    if (typeof vy === "string") return vy;
    return { kind: "flick", piece, vx, vy };
  },
  place(input) {
    const given = readList(own(input, "spots"));
    if (typeof given === "string") return given;
    const spots: Spot[] = [];
    for (const one of given) {
      const spot = readSpot(one);
      if (typeof spot === "string") return spot;
      spots.push(spot);
    }
    return { kind: "place", spots };
  },
};

function readSpot(input: unknown): Spot | RefusalCode {
  if (typeof input !== "object" || input === null) return "malformed";
  const piece = own(input, "piece");
  if (typeof piece !== "string") return "malformed";
  const x = readFinite(own(input, "x"));
  if (typeof x === "string") return x;
  const y = readFinite(own(input, "y"));
  if (typeof y === "string") return y;
  return { piece, x, y };
}

function readWhole(input: unknown): number | RefusalCode {
  const number = readFinite(input);
  if (typeof number === "string") return number;
  return Number.isSafeInteger(number) ? number : "not-whole";
}

/** Adding zero turns −0 into 0: JSON cannot hold −0, so a replay would differ from the play. */
function readFinite(input: unknown): number | RefusalCode {
  return typeof input === "number" && Number.isFinite(input) ? input + 0 : "not-finite";
}

/** More than any question offers or has placed. */
const longest = 1000;

/** Its length is asked once, and its own iterator never: whatever is sent, no more than so many entries are looked at. */
function readList(input: unknown): readonly unknown[] | RefusalCode {
  if (!Array.isArray(input)) return "malformed";
  const { length } = input;
  if (!Number.isSafeInteger(length) || length < 0) return "malformed";
  return length > longest ? "too-many" : Array.from({ length }, (_, i) => own(input, i));
}
