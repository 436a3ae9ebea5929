import type { HeroId } from "../../options.ts";

interface Named {
  readonly piece: string;
  readonly card: string;
}

/** Whom it lies on. */
interface On {
  readonly on: string;
  readonly onCard: string;
}

interface By {
  readonly by: string;
  readonly byCard: string;
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** What happens at the table only by the cards of this box. */
export interface VerminFacts {
  readonly poisoned: Named & {
    readonly poison: string;
    readonly value: number;
    readonly total: number;
    readonly limit: number;
    /** One card more may kill. */
    readonly deadly?: true;
  };
  readonly "poison-runs-out": { readonly left: number };
  readonly "lethal-dose": Named;
  readonly "dies-of-poison": Named & { readonly total: number; readonly limit: number };
  readonly cured: {
    readonly hero: HeroId;
    readonly poison: string;
    readonly value: number;
    readonly total: number;
  };
  readonly purged: { readonly hero: HeroId; readonly cards: number };
  readonly flees: Named & By;
  /** `riders`: how many lie there now. */
  readonly climbs: Named & On & { readonly riders: number };
  readonly "swarm-attack": Named & { readonly way: "damage" | "poison" };
  readonly "to-reserve": Named;
  readonly "put-down": Named & On & At;
  readonly devoured: Named & By;
  readonly freed: Named & At;
  readonly "wandering-vermin": { readonly monsters: readonly string[] };
  readonly variant: { readonly card: string; readonly variant: string };
  readonly passage: { readonly passage: string };
  readonly "passage-idle": { readonly passage: string };
  readonly "passage-brings": { readonly passage: string; readonly monsters: readonly string[] };
  readonly "left-out": { readonly card: string; readonly count: number };
  readonly rampage: { readonly card: string };
  readonly replaced: { readonly card: string; readonly other: string };
  readonly surprised: Named;
  readonly robbed: { readonly hero: HeroId; readonly gold: number } & By;
  readonly straight: object;
}
