import type { Answer, AnswerTo, Submission } from "./answer.ts";
import type { Decision, Place, Placing, Seat, Spot } from "./decision.ts";
import type { RuleId, Words } from "./words.ts";

/** A piece of the rulebook: a generator that asks now and then, and returns what came of it. */
export type Script<Result = void> = Generator<Ask, Result, Submission>;

/** What a script yields: the decision, and what the game itself has against an answer of the right form. */
export interface Ask {
  readonly decision: Decision;
  readonly objection?: (answer: Answer) => Objection | undefined;
}

/** A game's own reason for a refusal. */
export interface Objection {
  readonly code: string;
  readonly words: Words;
}

/** Whom a script asks, what, and by which rule. */
export interface Asking {
  readonly seats: Seat | readonly Seat[];
  readonly prompt: string;
  readonly rule: RuleId;
  readonly about?: Readonly<Record<string, string | number>>;
}

/** Anything that can be chosen: a plain name, or a thing that has one. */
type Named = string | { readonly id: string };

/** One of the options; returns the option itself. */
export function* choose<const T extends Named>(asking: Asking, options: readonly T[]): Script<T> {
  const { choice } = yield* chooseAmong(asking, options);
  return choice;
}

/** As `choose`, for a question to several seats: returns also who answered it. */
export function* chooseAmong<const T extends Named>(
  asking: Asking,
  options: readonly T[],
): Script<{ readonly seat: Seat; readonly choice: T }> {
  const { seat, answer } = yield {
    decision: { kind: "choose", ...question(asking), options: distinct(options) },
  };
  return { seat, choice: named(options, answeredAs("choose", answer).option) };
}

/** As `chooseAmong`, where each seat has options of its own. */
export function* chooseOwn<const T extends Named>(
  asking: Omit<Asking, "seats">,
  own: Readonly<Record<Seat, readonly T[]>>,
): Script<{ readonly seat: Seat; readonly choice: T }> {
  const asked = Object.entries(own).filter(([, options]) => options.length > 0);
  const ids = asked.map(([seat, options]) => [seat, distinct(options)] as const);
  const { seat, answer } = yield {
    decision: {
      kind: "choose",
      ...question({ ...asking, seats: asked.map(([one]) => one) }),
      options: [...new Set(ids.flatMap(([, options]) => options))],
      own: Object.fromEntries(ids),
    },
  };
  return { seat, choice: named(own[seat] ?? [], answeredAs("choose", answer).option) };
}

/** Some of the options, `min` to `max` of them; returns them in the order in which they were picked. */
export function* pick<const T extends Named>(
  asking: Asking & { readonly min: number; readonly max: number },
  options: readonly T[],
  objection?: (picked: readonly T[]) => Objection | undefined,
): Script<readonly T[]> {
  const { min, max } = range(asking, options.length);
  const { answer } = yield withObjection(
    "pick",
    { kind: "pick", ...question(asking), options: distinct(options), min, max },
    objection && ((picked) => objection(picked.options.map((option) => named(options, option)))),
  );
  return answeredAs("pick", answer).options.map((option) => named(options, option));
}

/** A whole number from `min` to `max`. */
export function* amount(asking: Asking & { readonly min: number; readonly max: number }): Script<number> {
  const { min, max } = range(asking);
  const { answer } = yield { decision: { kind: "amount", ...question(asking), min, max } };
  return answeredAs("amount", answer).amount;
}

/** A flick of one of the pieces; returns the piece itself and its velocity in whole mm/s. */
export function* flick<const T extends Named>(
  asking: Asking & { readonly weakest: number; readonly strongest: number },
  pieces: readonly T[],
  objection?: (flick: AnswerTo<"flick">) => Objection | undefined,
): Script<{ readonly piece: T; readonly vx: number; readonly vy: number }> {
  const { weakest, strongest } = asking;
  const { answer } = yield withObjection(
    "flick",
    { kind: "flick", ...question(asking), pieces: distinct(pieces), weakest, strongest },
    objection,
  );
  const { piece, vx, vy } = answeredAs("flick", answer);
  return { piece: named(pieces, piece), vx, vy };
}

/** A spot for each of the pieces; returns the spots in the order of the pieces. */
export function* place(
  asking: Asking & { readonly suggestion: readonly Spot[] },
  pieces: readonly Placing[],
  objection?: (spots: readonly Spot[]) => Objection | undefined,
): Script<readonly Spot[]> {
  distinct(pieces.map(({ piece }) => piece));
  const decision: Place = { kind: "place", ...question(asking), pieces, suggestion: asking.suggestion };
  const { answer } = yield withObjection("place", decision, objection && (({ spots }) => objection(spots)));
  return answeredAs("place", answer).spots;
}

function question({ seats, prompt, rule, about }: Asking) {
  const asked = typeof seats === "string" ? [seats] : seats;
  if (asked.length === 0) throw new Error(`“${prompt}” (${rule}) asks nobody`);
  return about === undefined ? { seats: asked, prompt, rule } : { seats: asked, prompt, rule, about };
}

function distinct(options: readonly Named[]): readonly string[] {
  const ids = options.map(idOf);
  if (ids.length === 0) throw new Error("a decision without options");
  if (new Set(ids).size < ids.length)
    throw new Error(`a decision with two options of one name: ${ids.join(", ")}`);
  return ids;
}

/** A range that nothing fits into would leave the table waiting for ever. */
function range<Range extends Asking & { readonly min: number; readonly max: number }>(
  asking: Range,
  available = asking.max,
): Range {
  const { prompt, rule, min, max } = asking;
  if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || min > Math.min(max, available))
    throw new Error(`“${prompt}” (${rule}) asks for ${min} to ${max} of ${available}`);
  return asking;
}

function withObjection<Kind extends Decision["kind"]>(
  kind: Kind,
  decision: Decision,
  objection: ((answer: AnswerTo<Kind>) => Objection | undefined) | undefined,
): Ask {
  if (objection === undefined) return { decision };
  return { decision, objection: (answer) => objection(answeredAs(kind, answer)) };
}

/** The kernel checked the answer already; this tells the compiler, and would catch a kernel that did not. */
function answeredAs<Kind extends Decision["kind"]>(kind: Kind, answer: Answer): AnswerTo<Kind> {
  if (!isOfKind(kind, answer)) throw new Error(`asked for ${kind}, answered with ${answer.kind}`);
  return answer;
}

function isOfKind<Kind extends Decision["kind"]>(
  kind: Kind,
  answer: Answer,
): answer is Answer & AnswerTo<Kind> {
  return answer.kind === kind;
}

function named<T extends Named>(options: readonly T[], id: string): T {
  for (const option of options) if (idOf(option) === id) return option;
  throw new Error(`“${id}” was never an option`);
}

function idOf(option: Named): string {
  return typeof option === "string" ? option : option.id;
}
