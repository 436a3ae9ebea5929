import type { Choose, Option, Pick, Place } from "@ossuaire/kernel";
import type { HeroId } from "../../options.ts";
import type { Disc } from "../../state.ts";

/** What only the cards of this box ask. */
export type VerminQuestion =
  // A room is set up.
  | Pick<"wandering-vermin", Herd, { readonly symbols: number; readonly wandering: string }>
  | Pick<"variants", Icon>
  | Choose<"left-out" | "rampage" | "reinforcements", Option>
  | Choose<"ritual", Carded | Option<"no">>
  | Choose<"ritual-for", Option, { readonly card: string }>
  | Place<"place-arrivals", Disc, { readonly gap: number }>
  // The fight.
  | Choose<"flight", Carded | Option<"no">, { readonly by: string }>
  | Choose<"swarm-on", Carded>
  | Choose<"swarm-attack", Option<"damage" | "poison">, { readonly piece: string }>
  | Place<"put-down", Disc>
  | Choose<"cure-whom", Carded>
  | Choose<"cure-card", Dose, { readonly hero: HeroId }>
  // After it.
  | Choose<"dark-passage", Option<"passage" | "go-on">>;

/** A piece on the board, or a monster that is to come, and its card. */
export interface Carded extends Option {
  readonly card: string;
}

/** VER-WANDER-08: what stands for one symbol. */
export interface Herd extends Option {
  readonly card: string;
  readonly count: number;
}

/** VER-VARIANT-04: an icon of the Room card, and who may come for it. */
export interface Icon extends Option {
  readonly card: string;
  readonly variant: string;
}

/** A Poison card under a board. */
export interface Dose extends Option {
  readonly value: number;
}
