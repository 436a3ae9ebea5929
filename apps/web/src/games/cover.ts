import type { Words } from "@ossuaire/kernel";
import type { Outline } from "../look/figures.ts";

/**
 * What stands on the lid of a box and on its book of rules: all that home shows of a game, without fetching anything of
 * it. The colours of cloth and disc stand in a style sheet beside it, for `.game-<id>`.
 */
export interface Cover {
  /** As its box calls it. */
  readonly name: Words;
  readonly line: Words;
  /** How many play, and how long. */
  readonly facts: Words;
  readonly figure: Outline;
  /** The first letters of all its rules: `CON`. */
  readonly prefix: string;
}
