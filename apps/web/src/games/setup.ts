import type { Seat, Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";

/** How a game is set up: its usual options, the seats that follow from them, and the fields to change them. */
export interface GameSetup<Options = unknown> {
  readonly usual: Options;
  /** What one plays for, in a sentence. */
  readonly aim: Words;
  readonly levels: readonly string[];
  seats(options: Options): readonly Seat[];
  /** Where a person sits as a rule; bots have the other seats. */
  readonly person: Seat;
  seatName(seat: Seat): Words;
  /** What speaks against these options, where the fields allow what the rules do not. */
  fault?(options: Options): Words | undefined;
  Options(props: { readonly options: Options; onChange(options: Options): void }): ReactNode;
}
