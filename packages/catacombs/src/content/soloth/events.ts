import type { HeroId } from "../../options.ts";

/** A piece, and the card or board that says what it is. */
interface Named {
  readonly piece: string;
  readonly card: string;
}

/** What happens at the table only by the cards of this box. */
export interface SolothFacts {
  readonly frozen: Named;
  readonly thawed: Named;
  readonly shattered: Named;
  readonly "spike-spent": { readonly hero: HeroId };
  readonly returns: Named;
  readonly enslaved: Named & { readonly by: string; readonly byCard: string };
  readonly "card-harm": Named & { readonly by: string; readonly byCard: string };
  readonly beast: Named;
  readonly "own-form": Named;
  readonly shape: Named & { readonly as: string };
  readonly "places-changed": Named & { readonly with: string; readonly withCard: string };
  /** `item`: which card was drawn; `cards`: out of how many. */
  readonly corroded: { readonly hero: HeroId; readonly item: string; readonly cards: number };
  readonly "corrosion-spared": { readonly hero: HeroId; readonly item: string; readonly cards: number };
  readonly "corrosion-idle": { readonly hero: HeroId };
  readonly activated: { readonly hero: HeroId; readonly item: string; readonly cards: readonly string[] };
  readonly "stored-taken": { readonly hero: HeroId; readonly cards: readonly string[] };
}
