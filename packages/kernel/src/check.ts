import type { Answer } from "./answer.ts";
import { guarded, own } from "./border.ts";
import { type Decision, isInside, type Option, type Spot } from "./decision.ts";
import { type Refusal, type RefusalCode, refusal } from "./refusal.ts";

/**
 * The border: reads something of unknown origin as an answer to this decision. What comes out is a fresh object that
 * holds nothing but the known fields, so rule code never sees a stranger's object.
 */
export function readAnswer(decision: Decision, input: unknown): Answer | Refusal {
  const read = guarded(() => readAs(decision, input)) ?? "malformed";
  return typeof read === "string" ? refusal(read, decision.rule) : read;
}

export function isRefusal(value: object): value is Refusal {
  return "code" in value;
}

type Asked<Kind extends Decision["kind"]> = Extract<Decision, { readonly kind: Kind }>;

function readAs(decision: Decision, input: unknown): Answer | RefusalCode {
  if (typeof input !== "object" || input === null) return "malformed";
  const kind = own(input, "kind");
  if (typeof kind !== "string") return "malformed";
  if (kind !== decision.kind) return "wrong-kind";
  switch (decision.kind) {
    case "choose":
      return readChoose(decision, input);
    case "pick":
      return readPick(decision, input);
    case "amount":
      return readAmount(decision, input);
    case "flick":
      return readFlick(decision, input);
    case "place":
      return readPlace(decision, input);
  }
}

function readChoose({ options }: Asked<"choose">, input: object): Answer | RefusalCode {
  const option = own(input, "option");
  if (typeof option !== "string") return "malformed";
  return isAmong(options, option) ? { kind: "choose", option } : "unknown-option";
}

function isAmong(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

function readPick({ options, min, max }: Asked<"pick">, input: object): Answer | RefusalCode {
  const picked = readList(own(input, "options"), min, max);
  if (typeof picked === "string") return picked;
  const known: string[] = [];
  for (const option of picked) {
    if (typeof option !== "string") return "malformed";
    if (!isAmong(options, option)) return "unknown-option";
    if (known.includes(option)) return "chosen-twice";
    known.push(option);
  }
  return { kind: "pick", options: known };
}

function readAmount({ min, max }: Asked<"amount">, input: object): Answer | RefusalCode {
  const amount = readWhole(own(input, "amount"));
  if (typeof amount === "string") return amount;
  return amount < min || amount > max ? "out-of-range" : { kind: "amount", amount };
}

/** Far above any flick of a finger, and small enough for its square to be exact. */
const fastest = 1_000_000;

function readFlick({ pieces, weakest }: Asked<"flick">, input: object): Answer | RefusalCode {
  const piece = own(input, "piece");
  if (typeof piece !== "string") return "malformed";
  if (!pieces.includes(piece)) return "unknown-piece";
  const vx = readWhole(own(input, "vx"));
  if (typeof vx === "string") return vx;
  const vy = readWhole(own(input, "vy"));
  if (typeof vy === "string") return vy;
  if (Math.abs(vx) > fastest || Math.abs(vy) > fastest) return "out-of-range";
  return vx * vx + vy * vy < weakest * weakest ? "too-weak" : { kind: "flick", piece, vx, vy };
}

function readPlace({ pieces }: Asked<"place">, input: object): Answer | RefusalCode {
  const given = readList(own(input, "spots"), pieces.length, pieces.length);
  if (typeof given === "string") return given;
  const spots = new Map<string, Spot>();
  for (const one of given) {
    const spot = readSpot(one);
    if (typeof spot === "string") return spot;
    if (spots.has(spot.piece)) return "chosen-twice";
    spots.set(spot.piece, spot);
  }
  const ordered: Spot[] = [];
  for (const { piece, zone } of pieces) {
    const spot = spots.get(piece);
    if (spot === undefined) return "unknown-piece";
    if (!zone.some((area) => isInside(spot, area))) return "outside-zone";
    ordered.push(spot);
  }
  return { kind: "place", spots: ordered };
}

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

/** Its length is asked once, and its own iterator never: whatever is sent, no more than `max` entries are looked at. */
function readList(input: unknown, min: number, max: number): readonly unknown[] | RefusalCode {
  if (!Array.isArray(input)) return "malformed";
  const { length } = input;
  if (!Number.isSafeInteger(length)) return "malformed";
  if (length > max) return "too-many";
  if (length < min) return "too-few";
  return Array.from({ length }, (_, i) => own(input, i));
}
