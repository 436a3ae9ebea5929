import type { Shot } from "@ossuaire/flick";
import type { Kind, Words } from "@ossuaire/kernel";
import type { Effect, Reading } from "./reading.ts";

/** Something remarkable that one flick may do, as its game sees it: what a puzzle asks for. */
export interface Theme<K extends Kind = Kind> {
  readonly id: string;
  readonly name: Words;
  /** Whether and to whom flicks of this reading do it; undefined where it cannot come about. */
  deedIn(view: K["view"], reading: Reading): Deed | undefined;
  /** What is asked of whoever flicks this disc, in a sentence. */
  aim(view: K["view"], disc: string, whom: readonly string[]): Words;
}

/** To whom a flick does it, as bits of the reading's pieces; 0, if to nobody. Asked thousands of times: it allocates nothing. */
export type Deed = (shot: Shot, effect: Effect) => number;
