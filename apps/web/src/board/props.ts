import type { Point } from "@ossuaire/flick";
import type { Answer, AnswerTo, Spot } from "@ossuaire/kernel";
import type { ReactNode, Ref } from "react";
import type { Language } from "../words/language.ts";
import type { Trail } from "./motion/trail.ts";
import type { RingDeed } from "./ring/ring.ts";
import type { BoardAnswer, Gesture, Guide, Motion, Overlay, Scene, Seen, Task } from "./scene.ts";
import type { Touch } from "./useMotion.ts";
import type { Check } from "./usePlacing.ts";

/** What others may ask of the board. */
export interface BoardHandle {
  /** Where the middle of a piece is in the window, in CSS pixels. */
  placeOf(piece: string): Point | undefined;
  /** The same of a place on the board, in mm. */
  placeAt(point: Point): Point | undefined;
}

export interface BoardProps {
  readonly ref?: Ref<BoardHandle>;
  readonly scene: Scene;
  readonly task?: Task | undefined;
  /** How somebody else would do the task; drawn, and where keys begin to aim. */
  readonly hint?: Answer | undefined;
  /** The ways that discs have gone last, drawn faintly under them. */
  readonly trails?: readonly Trail[] | undefined;
  /** What lies on the floor under the discs. */
  readonly overlay?: Overlay | undefined;
  /** Told whenever the board is looked at from another side: for words about left and right. */
  readonly onSeen?: ((seen: Seen) => void) | undefined;
  /** Told where the piece lies that is being placed: for whoever looks at what it could do from there. */
  readonly onSpot?: ((spot: Spot | undefined) => void) | undefined;
  /** Pieces that somebody speaks of. */
  readonly points?: readonly string[] | undefined;
  /** A flick to be watched. The scene counts again once this is taken away. */
  readonly motion?: Motion | undefined;
  readonly guide: Guide;
  readonly gesture: Gesture;
  /** What speaks against a spot; asked again and again while a piece is being placed. */
  readonly check?: Check | undefined;
  readonly onAnswer: (answer: BoardAnswer) => void;
  /** A piece was chosen; undefined: none any more. */
  readonly onChoose: (piece: string | undefined) => void;
  /** One movement for two answers: what was pulled is chosen, or placed where it lay, and flicked. */
  readonly onPull: (flick: AnswerTo<"flick">, placed: AnswerTo<"place"> | undefined) => void;
  readonly onMotionEnd: () => void;
  /** While a motion is watched: a disc is struck. */
  readonly onTouch?: ((touch: Touch) => void) | undefined;
  /** A piece is to be looked at closely. */
  readonly onStudy?: ((piece: string) => void) | undefined;
  /** The piece that somebody points at, here or beside the board; and who is told of it. */
  readonly named?: string | undefined;
  readonly onName?: ((piece: string | undefined) => void) | undefined;
  /** Told who is aimed with, by hand or by keys, and that nobody is any more. */
  readonly onHeld?: ((piece: string | undefined) => void) | undefined;
  /** Why a piece may not be pulled now. */
  readonly whyNot?: ((piece: string) => ReactNode) | undefined;
  /** What has to be said about the last thing that was done here. */
  readonly notice?: string | undefined;
  /** What the picked piece can do: offered beside it. */
  readonly deeds?: readonly RingDeed[] | undefined;
  readonly onDeed?: ((deed: string) => void) | undefined;
  /** Looked at from the other side (CAT-SETUP-10), and how that is changed. */
  readonly round?: boolean;
  readonly onTurn?: (() => void) | undefined;
  readonly speed?: number;
  readonly language: Language;
  readonly reducedMotion?: boolean;
  /** Where beside the board it is said how a flick is made, and how strong it would be. */
  readonly aside?: Element | null;
}
