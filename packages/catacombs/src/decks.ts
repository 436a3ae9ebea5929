/** VER-CURE-05, VER-RULING-19: face down, the top card first; and what was cured, which does not come back. */
export interface PoisonDeck {
  readonly deck: string[];
  readonly discards: string[];
}

/** The cards of the Dark Passageways: a pile for each level, face down. */
export interface Passages {
  readonly piles: Readonly<Record<1 | 2, string[]>>;
  readonly discards: string[];
  /** What holds in the room that the Heroes are in. */
  now?: Passage;
  /** The Heroes go straight to the Lord. */
  straight?: true;
}

export interface Passage {
  readonly card: string;
  /** The kind of monster that was named. */
  kind?: string;
  /** What it does once is done. */
  spent?: true;
}
