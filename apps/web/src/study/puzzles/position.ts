import type { Decision, Words } from "@ossuaire/kernel";
import type { Feat, Grade } from "@ossuaire/study";

/** Where a flick is asked for, as plain data: a worker reads it by the game's own study. */
export interface Position {
  readonly game: string;
  readonly needs: readonly string[];
  readonly view?: unknown;
  readonly question?: Decision | undefined;
}

/** What is asked in a position, in words, how easy it is and how it is done. */
export interface Asked extends Feat {
  readonly name: Words;
  readonly aim: Words;
  readonly grade: Grade;
  readonly vx: number;
  readonly vy: number;
}

/** Why something cannot be asked; each has its words. */
export type Fault = "noFlick" | "noStudy" | "noDisc" | "noTheme" | "noWhom" | "unsolvable";

/** What is known already of a feat that was measured when it was shipped. */
export type Measured = Pick<Asked, "grade" | "vx" | "vy">;

export type Question =
  /** What may be asked for in this game, whatever the position. */
  | { readonly type: "themes" }
  | { readonly type: "ask"; readonly feat: Feat; readonly measured: Measured | undefined }
  | { readonly type: "judge"; readonly feat: Feat; readonly vx: number; readonly vy: number }
  | { readonly type: "find" };

export type Answer =
  | { readonly type: "ask"; readonly asked: Asked }
  | { readonly type: "themes"; readonly themes: readonly ThemeName[] }
  | { readonly type: "fault"; readonly fault: Fault }
  | { readonly type: "judge"; readonly isDone: boolean }
  | { readonly type: "find"; readonly found: readonly Asked[] };

export interface ThemeName {
  readonly id: string;
  readonly name: Words;
}

/** What is done beside the page's own thread. */
export interface PuzzleServices {
  readonly answer: {
    readonly about: { readonly position: Position; readonly question: Question };
    readonly answer: Answer;
  };
}
