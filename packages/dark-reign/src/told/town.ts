import type { Raised } from "../kinds.ts";

interface Who {
  readonly who: string;
}

/** An object by its card. */
interface What extends Who {
  readonly thing: string;
}

/** What happens in town (REG-VERDICT-81). */
export interface TownFacts {
  /** REG-SHEET-01: its player has given it another name than its card has. */
  readonly called: Who & { readonly name: string };
  readonly "visits-town": Who;
  /** REG-TOWN: for its own écus. */
  readonly bought: What & { readonly ecus: number };
  readonly sold: What & { readonly ecus: number };
  /** REG-TOWN-20. */
  readonly stocked: What & { readonly isThere: boolean };
  readonly learned: Who & { readonly spell: string; readonly ecus: number };
  /** REG-XP-05 to 07. */
  readonly trained: Who & { readonly of: Raised; readonly figure: number; readonly xp: number };
  /** REG-XP-08. */
  readonly studied: Who & { readonly skill: string; readonly xp: number };
  readonly "takes-off": What;
  readonly "hands-ecus": Who & { readonly to: string; readonly ecus: number };
  /** REG-TOWN-27. */
  readonly stores: What;
  readonly fetches: What;
  /** REG-SHEET-09: within its load. */
  readonly "leaves-town": Who & { readonly load: number; readonly loadLimit: number };
}
