import type { Answer, AnswerTo, Submission } from "./answer.ts";
import type { Decision, Option, Placing, Seat, Spot } from "./decision.ts";
import type { Reason } from "./refusal.ts";
import type { RuleId } from "./words.ts";

/** A piece of the rulebook: a generator that asks now and then, and returns what came of it. */
export type Script<Result = void> = Generator<Ask, Result, Submission>;

/** What a script yields: the decision, and what the game itself has against an answer of the right form. */
export interface Ask {
  readonly decision: Decision;
  readonly objection?: (answer: Answer) => Objection | undefined;
}

/** A game's own refusal, by the rule that forbids it. */
export interface Objection extends Reason {
  readonly code: string;
}

/** Whom a script asks, what, by which rule, and what they should know. */
export type Asking<D extends Decision = Decision> = D extends unknown
  ? {
      readonly seats: Seat | readonly Seat[];
      readonly prompt: D["prompt"];
      readonly rule: RuleId;
    } & (undefined extends D["about"] ? { readonly about?: D["about"] } : { readonly about: D["about"] })
  : never;

/** Of the questions of a game, those of a kind. */
type OfKind<Q extends Decision, Kind extends Decision["kind"]> = Extract<Q, { readonly kind: Kind }>;

/** Of the questions of a game, the one with this prompt. */
export type QuestionBy<Q extends Decision, Prompt extends Q["prompt"]> = Q extends unknown
  ? Prompt extends Q["prompt"]
    ? Q
    : never
  : never;

/** What a script may offer: the option, or just its name where that is all there is to know of it. */
type Thing<Q extends { readonly options: readonly Option[] }> = OneOf<Q["options"][number]>;
type OneOf<One extends Option> = One extends unknown
  ? One | (Option<One["id"]> extends One ? One["id"] : never)
  : never;

/** Who answered, and what. */
export interface Reply<T> {
  readonly seat: Seat;
  readonly choice: T;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * How the scripts of a game ask: each of its questions by its prompt, with all that the question promises. Who asks
 * with an unknown prompt, or leaves out a fact, does not compile.
 */
export interface Verbs<Q extends Decision> {
  /** One of the options; returns the option itself. */
  choose<P extends OfKind<Q, "choose">["prompt"], const T extends Thing<QuestionBy<OfKind<Q, "choose">, P>>>(
    asking: Asking<QuestionBy<OfKind<Q, "choose">, P>> & { readonly prompt: P },
    options: readonly T[],
  ): Script<T>;
  /** As `choose`, for a question to several seats: returns also who answered it. */
  chooseAmong<
    P extends OfKind<Q, "choose">["prompt"],
    const T extends Thing<QuestionBy<OfKind<Q, "choose">, P>>,
  >(
    asking: Asking<QuestionBy<OfKind<Q, "choose">, P>> & { readonly prompt: P },
    options: readonly T[],
  ): Script<Reply<T>>;
  /** As `chooseAmong`, where each seat has options of its own. */
  chooseOwn<
    P extends OfKind<Q, "choose">["prompt"],
    const T extends Thing<QuestionBy<OfKind<Q, "choose">, P>>,
  >(
    asking: Omit<Asking<QuestionBy<OfKind<Q, "choose">, P>>, "seats"> & { readonly prompt: P },
    own: Readonly<Record<Seat, readonly T[]>>,
  ): Script<Reply<T>>;
  /**
   * Each of these seats answers once, in any order; returns the replies in the order in which they came. Each is
   * heard at once, and `heard` ends the round by returning true.
   */
  eachOnce<
    P extends OfKind<Q, "choose">["prompt"],
    const T extends Thing<QuestionBy<OfKind<Q, "choose">, P>>,
  >(
    asking: Asking<QuestionBy<OfKind<Q, "choose">, P>> & { readonly prompt: P },
    options: readonly T[],
    heard?: (reply: Reply<T>) => boolean | undefined,
  ): Script<readonly Reply<T>[]>;
  /** Some of the options, `min` to `max` of them; returns them in the order in which they were picked. */
  pick<P extends OfKind<Q, "pick">["prompt"], const T extends Thing<QuestionBy<OfKind<Q, "pick">, P>>>(
    asking: Asking<QuestionBy<OfKind<Q, "pick">, P>> & Range & { readonly prompt: P },
    options: readonly T[],
    objection?: (picked: readonly T[]) => Objection | undefined,
  ): Script<readonly T[]>;
  /** A whole number from `min` to `max`. */
  amount<P extends OfKind<Q, "amount">["prompt"]>(
    asking: Asking<QuestionBy<OfKind<Q, "amount">, P>> & Range & { readonly prompt: P },
  ): Script<number>;
  /** A flick of one of the pieces; returns its id and its velocity in whole mm/s. */
  flick<P extends OfKind<Q, "flick">["prompt"]>(
    asking: Asking<QuestionBy<OfKind<Q, "flick">, P>> & Strength & { readonly prompt: P },
    pieces: readonly string[],
    objection?: (flick: AnswerTo<"flick">) => Objection | undefined,
  ): Script<Omit<AnswerTo<"flick">, "kind">>;
  /** A spot for each of the pieces; returns the spots in the order of the pieces. */
  place<P extends OfKind<Q, "place">["prompt"]>(
    asking: Asking<QuestionBy<OfKind<Q, "place">, P>> & Suggestion & { readonly prompt: P },
    pieces: QuestionBy<OfKind<Q, "place">, P>["pieces"],
    objection?: (spots: readonly Spot[]) => Objection | undefined,
  ): Script<readonly Spot[]>;
}

interface Strength {
  readonly weakest: number;
  readonly strongest: number;
}

interface Suggestion {
  readonly suggestion: readonly Spot[];
}

/** The verbs of one game. */
export function verbs<K extends { readonly question: Decision }>(): Verbs<K["question"]> {
  return { choose, chooseAmong, chooseOwn, eachOnce, pick, amount, flick, place };
}

type Offered = string | Option;

function* choose<T extends Offered>(asking: Asking, options: readonly T[]): Script<T> {
  const { choice } = yield* chooseAmong(asking, options);
  return choice;
}

function* chooseAmong<T extends Offered>(asking: Asking, options: readonly T[]): Script<Reply<T>> {
  const { seat, answer } = yield {
    decision: { kind: "choose", ...question(asking), options: distinct(options) },
  };
  return { seat, choice: named(options, answeredAs("choose", answer).option) };
}

function* chooseOwn<T extends Offered>(
  asking: Omit<Asking, "seats">,
  own: Readonly<Record<Seat, readonly T[]>>,
): Script<Reply<T>> {
  const asked = Object.entries(own).filter(([, options]) => options.length > 0);
  const offered = asked.map(([seat, options]) => [seat, distinct(options)] as const);
  const all = new Map(offered.flatMap(([, options]) => options.map((option) => [option.id, option])));
  const { seat, answer } = yield {
    decision: {
      kind: "choose",
      ...question({ ...asking, seats: asked.map(([one]) => one) }),
      options: [...all.values()],
      own: Object.fromEntries(offered),
    },
  };
  return { seat, choice: named(own[seat] ?? [], answeredAs("choose", answer).option) };
}

function* eachOnce<T extends Offered>(
  asking: Asking,
  options: readonly T[],
  heard: (reply: Reply<T>) => boolean | undefined = () => false,
): Script<readonly Reply<T>[]> {
  const replies: Reply<T>[] = [];
  let silent = seatsOf(asking);
  while (silent.length > 0) {
    const reply = yield* chooseAmong({ ...asking, seats: silent }, options);
    replies.push(reply);
    if (heard(reply)) break;
    silent = silent.filter((other) => other !== reply.seat);
  }
  return replies;
}

function* pick<T extends Offered>(
  asking: Asking & Range,
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

function* amount(asking: Asking & Range): Script<number> {
  const { min, max } = range(asking);
  const { answer } = yield { decision: { kind: "amount", ...question(asking), min, max } };
  return answeredAs("amount", answer).amount;
}

function* flick(
  asking: Asking & Strength,
  pieces: readonly string[],
  objection?: (flick: AnswerTo<"flick">) => Objection | undefined,
): Script<Omit<AnswerTo<"flick">, "kind">> {
  const { weakest, strongest } = asking;
  distinct(pieces);
  const { answer } = yield withObjection(
    "flick",
    { kind: "flick", ...question(asking), pieces, weakest, strongest },
    objection,
  );
  const { piece, vx, vy } = answeredAs("flick", answer);
  return { piece, vx, vy };
}

function* place(
  asking: Asking & Suggestion,
  pieces: readonly Placing[],
  objection?: (spots: readonly Spot[]) => Objection | undefined,
): Script<readonly Spot[]> {
  // There may be nothing to place: a game that asks all the same gives nothing away.
  if (pieces.length > 0) distinct(pieces.map(({ piece }) => piece));
  const decision: Decision = { kind: "place", ...question(asking), pieces, suggestion: asking.suggestion };
  const { answer } = yield withObjection("place", decision, objection && (({ spots }) => objection(spots)));
  return answeredAs("place", answer).spots;
}

function question({ prompt, rule, about, ...asking }: Asking) {
  const seats = seatsOf(asking);
  if (seats.length === 0) throw new Error(`“${prompt}” (${rule}) asks nobody`);
  return { seats, prompt, rule, about };
}

function seatsOf({ seats }: Pick<Asking, "seats">): readonly Seat[] {
  return typeof seats === "string" ? [seats] : seats;
}

function distinct(options: readonly Offered[]): readonly Option[] {
  if (options.length === 0) throw new Error("a decision without options");
  const ids = new Set<string>();
  for (const option of options) ids.add(idOf(option));
  if (ids.size < options.length)
    throw new Error(`a decision with two options of one name: ${options.map(idOf).join(", ")}`);
  return options.map((option) => (typeof option === "string" ? { id: option } : option));
}

/** A range that nothing fits into would leave the table waiting for ever. */
function range<Asked extends Asking & Range>(asking: Asked, available = asking.max): Asked {
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

function named<T extends Offered>(options: readonly T[], id: string): T {
  for (const option of options) if (idOf(option) === id) return option;
  throw new Error(`“${id}” was never an option`);
}

function idOf(option: Offered): string {
  return typeof option === "string" ? option : option.id;
}
