import type { Kind, Spot } from "@ossuaire/kernel";
import type { Judge } from "./judge.ts";
import type { Reading } from "./reading.ts";
import type { Theme } from "./theme.ts";

/** What a game of flicked discs knows of its flicks and positions: all that a study of it needs. */
export interface Study<K extends Kind = Kind> {
  /**
   * How a flick that is asked for would be read, disc by disc; none, if no flick is asked for. `spot`: where a projectile
   * would lie that is still to be put down, and is flicked from there.
   */
  readings(view: K["view"], question: K["question"], spot?: Spot): readonly Reading[];
  /** What may be remarkable about a flick, the most remarkable first. */
  readonly themes: readonly Theme<K>[];
  /** Who stands how well. */
  readonly judge: Judge<K>;
}
