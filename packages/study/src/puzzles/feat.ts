import type { Deed, Reading } from "@ossuaire/discs";

/** What a puzzle asks for: a theme of the game, done to these pieces by this disc. */
export interface Feat {
  readonly theme: string;
  readonly disc: string;
  readonly whom: readonly string[];
}

/**
 * A reading that knows nothing but this deed: it is worth one when it is done to all of them, and nothing otherwise. So fan,
 * best places and ease speak of the puzzle.
 */
export function featReading(reading: Reading, deed: Deed, whom: number): Reading {
  const { table, disc, pieces, read } = reading;
  const effect = { hurt: 0, killed: 0, harmed: 0, obstacle: false, out: false };
  return {
    table,
    disc,
    pieces,
    read(shot, written) {
      read(shot, written);
      const isDone = (deed(shot, written) & whom) === whom;
      written.hurt = isDone ? whom : 0;
      written.killed = written.hurt;
      written.harmed = 0;
    },
    worth(shot) {
      read(shot, effect);
      return (deed(shot, effect) & whom) === whom ? 1 : 0;
    },
  };
}

/** These pieces as bits of the reading; undefined, if it knows one of them not. */
export function bitsOf({ pieces }: Pick<Reading, "pieces">, whom: readonly string[]): number | undefined {
  let bits = 0;
  for (const id of whom) {
    const n = pieces.indexOf(id);
    if (n < 0) return undefined;
    bits |= 1 << n;
  }
  return bits === 0 ? undefined : bits;
}

/** The pieces whose bits these are. */
export function piecesOf({ pieces }: Pick<Reading, "pieces">, bits: number): readonly string[] {
  return pieces.filter((_, n) => ((bits >> n) & 1) === 1);
}
