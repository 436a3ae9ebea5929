import type { RuleId } from "./words.ts";

/** A place at the table, by the name the game gives it (`sword`, `overseer`). */
export type Seat = string;

/**
 * What a seat is asked: plain data, one of five kinds. One decision is open at a time; any of its seats may answer.
 * A game's `question` is a narrower union of the same: there the prompt tells what it is about, and what its options
 * are.
 */
export type Decision =
  | Choose<string, Option, Facts>
  | Pick<string, Option, Facts>
  | Amount<string, Facts>
  | Flick<string, Facts>
  | Place<string, unknown, Facts>;

/** What can be chosen: its id, which is the answer, and whatever the game tells about it. */
export interface Option<Id extends string = string> {
  readonly id: Id;
}

/** Plain data about a question, or nothing. */
type Facts = object | undefined;

interface Question<Prompt extends string, About extends Facts> {
  readonly seats: readonly Seat[];
  /** Names the question for the screen and the log; everybody sees it. */
  readonly prompt: Prompt;
  readonly rule: RuleId;
  /** What those who are asked should know; only they see it. */
  readonly about: About;
}

/** One of the options. */
export interface Choose<Prompt extends string, One extends Option, About extends Facts = undefined>
  extends Question<Prompt, About> {
  readonly kind: "choose";
  readonly options: readonly One[];
  /** What each seat may choose, where that is not the same for all: each is asked for its own alone. */
  readonly own?: Readonly<Record<Seat, readonly One[]>>;
}

/** Some of the options, each once, `min` to `max` of them. */
export interface Pick<Prompt extends string, One extends Option, About extends Facts = undefined>
  extends Question<Prompt, About> {
  readonly kind: "pick";
  readonly options: readonly One[];
  readonly min: number;
  readonly max: number;
}

/** A whole number from `min` to `max`. */
export interface Amount<Prompt extends string, About extends Facts = undefined>
  extends Question<Prompt, About> {
  readonly kind: "amount";
  readonly min: number;
  readonly max: number;
}

/**
 * One of the pieces and a velocity in whole mm/s. Slower than `weakest` is refused; a hand stronger than `strongest` is
 * not, but the game's physics will not let it go faster.
 */
export interface Flick<Prompt extends string, About extends Facts = undefined>
  extends Question<Prompt, About> {
  readonly kind: "flick";
  readonly pieces: readonly string[];
  readonly weakest: number;
  readonly strongest: number;
}

/** A spot for each piece, of which the game may tell more than where it may lie. */
export interface Place<Prompt extends string, Told = unknown, About extends Facts = undefined>
  extends Question<Prompt, About> {
  readonly kind: "place";
  readonly pieces: readonly (Placing & Told)[];
  /** One legal answer, so that whoever has no wish of their own can always go on. */
  readonly suggestion: readonly Spot[];
}

/** A piece to be placed, and the areas that may hold its centre. */
export interface Placing {
  readonly piece: string;
  readonly zone: readonly Area[];
}

export type Area =
  | {
      readonly shape: "rectangle";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly shape: "ring";
      readonly x: number;
      readonly y: number;
      readonly inner: number;
      readonly outer: number;
    };

export interface Spot {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

/** What those see of a decision who are not asked: that it is open, and for whom. */
export interface Outline<Prompt extends string = string> {
  readonly kind: Decision["kind"];
  readonly seats: readonly Seat[];
  readonly prompt: Prompt;
  readonly rule: RuleId;
}

export function outlineOf<D extends Decision>({ kind, seats, prompt, rule }: D): Outline<D["prompt"]> {
  return { kind, seats, prompt, rule };
}

/** The decision as this seat is asked it. */
export function askedOf<D extends Decision>(decision: D, seat: Seat): D;
export function askedOf(decision: Decision, seat: Seat): Decision {
  if (decision.kind !== "choose" || decision.own === undefined) return decision;
  const { own, ...shared } = decision;
  return { ...shared, options: own[seat] ?? [] };
}

/** In mm; the smallest length that matters at the table. */
const tolerance = 0.001;

export function isInside({ x, y }: { readonly x: number; readonly y: number }, area: Area): boolean {
  if (area.shape === "rectangle") {
    return (
      x >= area.x - tolerance &&
      x <= area.x + area.width + tolerance &&
      y >= area.y - tolerance &&
      y <= area.y + area.height + tolerance
    );
  }
  const distance = Math.sqrt((x - area.x) ** 2 + (y - area.y) ** 2);
  return distance >= area.inner - tolerance && distance <= area.outer + tolerance;
}

/**
 * What a question comes to, without what is told about it: who may answer, and with what. Two matches stand at the
 * same point if this is the same; how much a game tells of its options may change.
 */
export function bareOf(decision: Decision | undefined): unknown {
  if (decision === undefined) return undefined;
  const { about: _, ...bare } = decision;
  if (bare.kind === "place")
    return { ...bare, pieces: bare.pieces.map(({ piece, zone }) => ({ piece, zone })) };
  if (bare.kind !== "choose" && bare.kind !== "pick") return bare;
  const ids = (options: readonly Option[]) => options.map(({ id }) => id);
  if (bare.kind === "pick" || bare.own === undefined) return { ...bare, options: ids(bare.options) };
  const own = Object.entries(bare.own).map(([seat, options]) => [seat, ids(options)] as const);
  return { ...bare, options: ids(bare.options), own: Object.fromEntries(own) };
}
