import type { Words } from "@ossuaire/kernel";

/** What befell somebody in a flick: plain data, from which the table draws signs, pulses a row and says a line. */
export interface Blow {
  readonly kind: Befallen;
  /** The disc it is shown at; for a miss, the one that was flicked. */
  readonly piece: string | undefined;
  /** Who it befell: alone, and in the middle of a sentence. For a miss, who missed. */
  readonly name: Words;
  readonly whom: Words;
  /** How much life or how many tokens it cost. */
  readonly lost: number;
  /** What is left of it. */
  readonly left?: number;
  /** What names itself so (`data-panel`) is the row that shows it. */
  readonly panel?: string;
  /** Why nothing was lost, or by what rule more came of it: a word or two. */
  readonly why?: Words;
  /** Its drawing, where what befell has one of its own. */
  readonly sign?: string;
  /** Where the disc goes: the row of whoever has it as a trophy now. */
  readonly trophyOf?: string;
  /** Whose work it was: “Le Maître”. */
  readonly from: Words;
  /** Two sorts of voices are heard when somebody is hurt. */
  readonly voice: "heroes" | "monsters";
}

/** `struck`: touched, and what it costs is still to be settled. `befell`: what its reason says, and no more. */
export type Befallen =
  | "hurt"
  | "killed"
  | "stunned"
  | "saved"
  | "pushed-out"
  | "missed"
  | "nothing"
  | "befell"
  | "struck";

/** Who is about to act, and how. */
export interface Deed {
  readonly piece: string;
  /** “Zombie 2”: in a heading or alone. */
  readonly name: Words;
  /** The whole of it: “Zombie 2 : Coup de poing”, “Crâne 2 vise Épée 2”. */
  readonly words: Words;
  readonly target?: string;
  /** One of several on the way to something: nobody has to let each of them go on. */
  readonly isStep?: boolean;
}
