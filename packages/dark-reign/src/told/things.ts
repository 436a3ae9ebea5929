import type { Square } from "../grid/square.ts";
import type { Hand } from "../state.ts";

interface Who {
  readonly who: string;
}

/** An object by its card. */
interface What {
  readonly thing: string;
}

/** What objects, treasure and theft tell. */
export interface ThingsFacts {
  /** REG-VERDICT-50, REG-RULING-87: by their cards. */
  readonly dropped: { readonly who: string; readonly things: readonly string[] };
  /** REG-SEARCH-04: what came to light, by its kinds. */
  readonly searched: Who & Square & { readonly found: readonly string[] };
  /** REG-GOLD-01: for the common purse. */
  readonly earned: Who & { readonly ecus: number };
  /** REG-TREAS: a treasure, or what somebody is named for. */
  readonly found: Who & What;
  readonly takes: Who & What;
  readonly leaves: Who & What;
  readonly drinks: Who & What & { readonly drinker: string };
  readonly uses: Who & What & { readonly target?: string };
  /** REG-SWAP-01: nothing if the hand is emptied. */
  readonly holds: Who & { readonly hand: Hand; readonly thing?: string };
  readonly wears: Who & What;
  /** REG-VERDICT-01. */
  readonly "puts-away": Who & What;
  readonly offers: Who & What & { readonly to: string };
  /** Without the object between two MJ characters. */
  readonly gives: Who & Partial<What> & { readonly to: string };
  readonly declines: Who & { readonly other: string };
  /** REG-RULING-66: what the thief sees. */
  readonly rifles: Who & { readonly target: string; readonly things: readonly string[] };
  readonly steals: Who & { readonly target: string; readonly thing?: string; readonly ecus: number };
  /** REG-THROW: where it lies now; nowhere if it is lost. */
  readonly lands: Who & What & { readonly square?: Square };
  readonly binds: Who & What & { readonly rune: string };
  /** REG-ARMOUR-04. */
  readonly shimmers: Who & { readonly points: number };
  /** REG-SCROLL-06. */
  readonly "time-stops": Who;
  readonly returns: Who & Square;
  /** REG-RELIC-08. */
  readonly replays: Who;
}
