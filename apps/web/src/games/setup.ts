import type { Kind, Lid, OptionsFault } from "@ossuaire/kernel";
import type { ReactNode } from "react";

/** How a game is set up: what its lid says, and the fields to change the usual options. */
export interface GameSetup<K extends Kind = Kind> {
  readonly lid: Lid<K>;
  /** The usual options with an expansion on the table; undefined for one that does not go with this game. */
  withBox?(box: string): Promise<K["options"] | undefined>;
  /** What speaks against these options, where the fields allow what the rules do not. */
  fault?(options: K["options"]): Pick<OptionsFault, "words" | "rule"> | undefined;
  Options(props: { readonly options: K["options"]; onChange(options: K["options"]): void }): ReactNode;
}
