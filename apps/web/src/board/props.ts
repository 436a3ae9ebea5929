import type { Point } from "@ossuaire/flick";
import type { Answer } from "@ossuaire/kernel";
import type { Ref } from "react";
import type { Language } from "../words/language.ts";
import type { BoardAnswer, Gesture, Guide, Motion, Scene, Task } from "./scene.ts";
import type { Check } from "./usePlacing.ts";

/** What others may ask of the board. */
export interface BoardHandle {
  /** Where the middle of a piece is in the window, in CSS pixels. */
  placeOf(piece: string): Point | undefined;
}

export interface BoardProps {
  readonly ref?: Ref<BoardHandle>;
  readonly scene: Scene;
  readonly task?: Task | undefined;
  /** How somebody else would do the task; drawn, and where keys begin to aim. */
  readonly hint?: Answer | undefined;
  /** Pieces that somebody speaks of. */
  readonly points?: readonly string[] | undefined;
  /** A flick to be watched. The scene counts again once this is taken away. */
  readonly motion?: Motion | undefined;
  readonly guide: Guide;
  readonly gesture: Gesture;
  /** What speaks against a spot; asked again and again while a piece is being placed. */
  readonly check?: Check | undefined;
  readonly onAnswer: (answer: BoardAnswer) => void;
  /** A piece was chosen. */
  readonly onChoose: (piece: string) => void;
  readonly onMotionEnd: () => void;
  /** A piece was tapped that nothing can be done with. */
  readonly onStudy?: ((piece: string) => void) | undefined;
  /** Looked at from the other side (CAT-SETUP-10), and how that is changed. */
  readonly round?: boolean;
  readonly onTurn?: (() => void) | undefined;
  readonly speed?: 1 | 2 | 4;
  readonly muted?: boolean;
  readonly language: Language;
  readonly reducedMotion?: boolean;
  /** Where beside the board it is said how a flick is made, and how strong it would be. */
  readonly aside?: Element | null;
}
