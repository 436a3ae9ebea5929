import type { ReactNode } from "react";
import type { GridScene, Lights, Square } from "./scene.ts";

/** Somebody or something on the board that can be named, and perhaps chosen: a button over its square. */
export interface Point extends Square {
  readonly id: string;
  readonly words: string;
  /** Something can be done to it now. */
  readonly isLit: boolean;
}

interface Beside {
  readonly square: Square;
  /** Who is rather not to be covered by it. */
  readonly spares: readonly Square[];
  readonly content: ReactNode;
}

export interface GridBoardProps {
  readonly scene: GridScene;
  readonly lights: Omit<Lights, "cursor" | "named">;
  /** Whom the view follows: from one question to the next, as long as no hand has moved it. */
  readonly follow: Square | undefined;
  /** Counts the questions: a new one brings the view back to whoever acts. */
  readonly turn: string;
  readonly still: boolean;
  /** Nobody wants to wait for what comes to light. */
  readonly isHurried?: boolean;
  /** Somebody is to decide on the board: it takes the focus. */
  readonly isAsked: boolean;
  readonly label: string;
  /** For those who do not see the board: what is around whoever acts, and what the keys do. */
  readonly around: string;
  readonly help: string;
  /** What the button says that brings the view back to whoever acts. */
  readonly back: string;
  readonly points: readonly Point[];
  /** What a square is, in words. */
  squareWords(square: Square): string;
  /** A square was chosen, by hand or by keys. */
  onSquare(square: Square): void;
  /** Where somebody points, or the keys are. */
  onPoint(square: Square | undefined): void;
  /** An arrow: one step that way. */
  onStep(across: number, down: number): void;
  /** Somebody wants to know more about what is there: a long press, a right click, the key I. */
  onStudy(square: Square): void;
  /** Escape. */
  onCancel(): void;
  /** Nobody walks: arrows look about, as they do with Shift. */
  readonly looksAbout?: boolean;
  /** Something lies there that can be taken along: it is in the hand from now on. */
  onGrab?(square: Square): boolean;
  /** Something is in the hand. */
  readonly carries?: boolean;
  /** Somewhere to look at, asked for anew each time. */
  readonly show?: { readonly square: Square } | undefined;
  /** Who has just left the board: what befell them is still shown there. */
  readonly left?: readonly (Square & { readonly id: string })[];
  /** Stands beside this square, wherever the view goes. */
  readonly beside?: Beside | undefined;
  readonly children?: ReactNode;
}
