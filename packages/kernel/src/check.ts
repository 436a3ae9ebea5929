import type { Answer, AnswerTo } from "./answer.ts";
import { type Decision, isInside, type Option, type Spot } from "./decision.ts";
import { formOf } from "./form.ts";
import type { RefusalCode } from "./refusal.ts";

/** An answer to this decision; or what is wrong with it and, as far as that can be read, what was wished for. */
type Checked = { readonly answer: Answer } | Denial;

export interface Denial {
  readonly code: RefusalCode;
  readonly wish?: Answer;
}

export function readAnswer(decision: Decision, input: unknown): Checked {
  const form = formOf(input);
  if (form === undefined) return { code: "malformed" };
  const { kind, wish } = form;
  if (kind !== decision.kind) return denied("wrong-kind", wish);
  if (typeof wish === "string") return { code: wish };
  const checked = checkAs(decision, wish);
  return typeof checked === "string" ? denied(checked, wish) : { answer: checked };
}

/** Somebody answers who is not asked. */
export function unasked(input: unknown): Denial {
  return denied("wrong-seat", formOf(input)?.wish ?? "malformed");
}

function denied(code: RefusalCode, wish: Answer | RefusalCode): Denial {
  return typeof wish === "string" ? { code } : { code, wish };
}

type Asked<Kind extends Decision["kind"]> = Extract<Decision, { readonly kind: Kind }>;

function checkAs(decision: Decision, wish: Answer): Answer | RefusalCode {
  if (decision.kind === "choose" && wish.kind === "choose") return checkChoose(decision, wish);
  if (decision.kind === "pick" && wish.kind === "pick") return checkPick(decision, wish);
  if (decision.kind === "amount" && wish.kind === "amount") return checkAmount(decision, wish);
  if (decision.kind === "flick" && wish.kind === "flick") return checkFlick(decision, wish);
  if (decision.kind === "place" && wish.kind === "place") return checkPlace(decision, wish);
  return "wrong-kind";
}

function checkChoose({ options }: Asked<"choose">, wish: AnswerTo<"choose">): Answer | RefusalCode {
  return isAmong(options, wish.option) ? wish : "unknown-option";
}

function isAmong(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

function checkPick({ options, min, max }: Asked<"pick">, wish: AnswerTo<"pick">): Answer | RefusalCode {
  const picked = wish.options;
  if (picked.length > max) return "too-many";
  if (picked.length < min) return "too-few";
  for (const [i, option] of picked.entries()) {
    if (!isAmong(options, option)) return "unknown-option";
    if (picked.indexOf(option) < i) return "chosen-twice";
  }
  return wish;
}

function checkAmount({ min, max }: Asked<"amount">, wish: AnswerTo<"amount">): Answer | RefusalCode {
  return wish.amount < min || wish.amount > max ? "out-of-range" : wish;
}

/** Far above any flick of a finger, and small enough for its square to be exact. */
const fastest = 1_000_000;

function checkFlick({ pieces, weakest }: Asked<"flick">, wish: AnswerTo<"flick">): Answer | RefusalCode {
  const { piece, vx, vy } = wish;
  if (!pieces.includes(piece)) return "unknown-piece";
  if (Math.abs(vx) > fastest || Math.abs(vy) > fastest) return "out-of-range";
  return vx * vx + vy * vy < weakest * weakest ? "too-weak" : wish;
}

function checkPlace({ pieces }: Asked<"place">, wish: AnswerTo<"place">): Answer | RefusalCode {
  if (wish.spots.length > pieces.length) return "too-many";
  if (wish.spots.length < pieces.length) return "too-few";
  const spots = new Map(wish.spots.map((spot) => [spot.piece, spot]));
  if (spots.size < wish.spots.length) return "chosen-twice";
  const ordered: Spot[] = [];
  for (const { piece, zone } of pieces) {
    const spot = spots.get(piece);
    if (spot === undefined) return "unknown-piece";
    if (!zone.some((area) => isInside(spot, area))) return "outside-zone";
    ordered.push(spot);
  }
  return { kind: "place", spots: ordered };
}
