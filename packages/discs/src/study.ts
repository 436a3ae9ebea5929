import type { Kind } from "@ossuaire/kernel";
import type { Judge } from "./judge.ts";
import type { Reading } from "./reading.ts";
import type { Theme } from "./theme.ts";

/** What a game of flicked discs knows of its flicks and positions: all that a study of it needs. */
export interface Study<K extends Kind = Kind> {
  /** How a flick that is asked for would be read, disc by disc; none, if no flick is asked for. */
  readings(view: K["view"], question: K["question"]): readonly Reading[];
  /** What may be remarkable about a flick, the most remarkable first. */
  readonly themes: readonly Theme<K>[];
  /** Who stands how well. */
  readonly judge: Judge<K>;
}
