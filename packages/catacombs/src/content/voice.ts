import type { Label, Pile, Words } from "@ossuaire/kernel";
import type { Event } from "../events.ts";
import type { CatacombsOptions } from "../options.ts";
import type { Question } from "../questions.ts";
import type { Here, Open } from "../state.ts";

/** What a box says: all words for what only its cards ask and tell. Each box is typed over its own questions and events. */
export interface Voice {
  readonly prompts: Readonly<Record<string, Words>>;
  /** The discs of this box that are no characters, in the middle of a sentence. */
  readonly things: Readonly<Record<string, Words>>;
  /** What can be answered; undefined where it is not this box that asks. */
  labels(question: Question, here: Here): readonly Label[] | undefined;
  /** What somebody should hear before an answer that cannot be taken back. */
  detail?(question: Question, open: Open): Words | undefined;
  /** What befalls somebody, as a verb that goes with any name. */
  fate(event: Event): Words | undefined;
  /** What else happens, as a line of the log. */
  line(event: Event): Words | undefined;
  /** What lies in it beside the sorts of cards that the base game has. */
  piles?(of: Pick<CatacombsOptions, "boxes">): readonly Pile[];
}
