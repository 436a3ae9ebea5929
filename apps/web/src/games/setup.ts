import type { Kind, Lid, OptionsFault, Seat } from "@ossuaire/kernel";
import type { Invitation, Sitter } from "@ossuaire/table";
import type { ReactNode } from "react";

/** How a game is set up: what its lid says, and the fields to change the usual options. */
export interface GameSetup<K extends Kind = Kind> {
  readonly lid: Lid<K>;
  /**
   * The usual options with something more of this game on the table: an expansion, or what was kept of an earlier match. Undefined for
   * what does not go with this game.
   */
  withBox?(box: string): Promise<K["options"] | undefined>;
  /** Who sat where when that was last on the table. */
  seatedAt?(box: string): Readonly<Record<Seat, Sitter>>;
  /** The match in which that was last on the table: at a table by link, its people may go on together. */
  lastMatch?(box: string): string | undefined;
  /** Where somebody here sits unless told otherwise, if that is not what the lid says. */
  person?(options: K["options"]): Seat | undefined;
  /** The figure on the disc of a seat, as SVG path data. */
  figure?(seat: Seat): string | undefined;
  /** What speaks against these options, where the fields allow what the rules do not. */
  fault?(options: K["options"]): Pick<OptionsFault, "words" | "rule"> | undefined;
  /** The fields of the options, below those of the seats … */
  Options?(props: OptionsProps<K>): ReactNode;
  /** … or the whole form, where options and seats belong together. */
  Form?(props: FormProps<K>): ReactNode;
  /** A match is about to be begun so: for what a game keeps beside it. */
  begun?(
    match: string,
    invitation: Invitation & { readonly options: K["options"] },
    box: string | undefined,
  ): void;
}

export interface OptionsProps<K extends Kind = Kind> {
  readonly options: K["options"];
  onChange(options: K["options"]): void;
}

export interface FormProps<K extends Kind = Kind> extends OptionsProps<K> {
  readonly sitterOf: (seat: Seat) => Sitter;
  onSit(sitters: Readonly<Record<Seat, Sitter>>): void;
  /** How somebody is called who gets a link; undefined where no link can be given. */
  readonly friend: string | undefined;
  /** What was brought to the table from the start. */
  readonly box: string | undefined;
}
