import type { RuleId } from "./words.ts";

/** A place at the table, by the name the game gives it (`sword`, `overseer`). */
export type Seat = string;

/** What a seat is asked: plain data, one of five kinds. One decision is open at a time; any of its seats may answer. */
export type Decision = Choose | Pick | Amount | Flick | Place;

interface Question {
  readonly seats: readonly Seat[];
  /** Names the question for the screen and the log; everybody sees it. */
  readonly prompt: string;
  readonly rule: RuleId;
  /** Facts for the words of the prompt; only those asked see them. */
  readonly about?: Readonly<Record<string, string | number>>;
}

/** One of the options. */
export interface Choose extends Question {
  readonly kind: "choose";
  readonly options: readonly string[];
  /** What each seat may choose, where that is not the same for all: each is asked for its own alone. */
  readonly own?: Readonly<Record<Seat, readonly string[]>>;
}

/** Some of the options, each once, `min` to `max` of them. */
export interface Pick extends Question {
  readonly kind: "pick";
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** A whole number from `min` to `max`. */
export interface Amount extends Question {
  readonly kind: "amount";
  readonly min: number;
  readonly max: number;
}

/**
 * One of the pieces and a velocity in whole mm/s. Slower than `weakest` is refused; a hand stronger than `strongest` is
 * not, but the game's physics will not let it go faster.
 */
export interface Flick extends Question {
  readonly kind: "flick";
  readonly pieces: readonly string[];
  readonly weakest: number;
  readonly strongest: number;
}

/** A spot for each piece. */
export interface Place extends Question {
  readonly kind: "place";
  readonly pieces: readonly Placing[];
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
export type Outline = Omit<Question, "about"> & { readonly kind: Decision["kind"] };

export function outlineOf({ kind, seats, prompt, rule }: Decision): Outline {
  return { kind, seats, prompt, rule };
}

/** The decision as this seat is asked it. */
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
