import type { Choose, Option, Pick, Place } from "@ossuaire/kernel";
import type { Standing } from "../../offers.ts";
import type { HeroId } from "../../options.ts";
import type { Disc } from "../../state.ts";

/** What only the cards of this box ask. */
export type VerminQuestion =
  // A room is set up.
  | Pick<"wandering-vermin", Herd, { readonly symbols: number; readonly wandering: string }>
  | Pick<"variants" | "shape-variants", Icon>
  | Choose<"left-out" | "rampage" | "reinforcements", Option>
  | Choose<"ritual", Option>
  | Choose<"ritual-for", Option, { readonly card: string }>
  | Place<"place-arrivals", Disc, { readonly gap: number }>
  // The fight.
  | Choose<"flight", Standing | Option<"no">, { readonly by: string }>
  | Choose<"swarm-on", Standing>
  | Choose<"swarm-attack", Option<"damage" | "poison">, { readonly piece: string } & Poisoning>
  | Place<"put-down", Disc>
  | Choose<"cure-whom", Standing>
  | Choose<"cure-card", Dose, { readonly hero: HeroId }>
  // After it.
  | Choose<"dark-passage", Option<"passage" | "go-on">>;

/** How it stands with the poison of a Hero, before he draws. */
interface Poisoning {
  readonly hero: HeroId;
  readonly total: number;
  readonly limit: number;
  /** How many Poison cards there are to draw. */
  readonly left: number;
  /** The next card may kill him. */
  readonly deadly: boolean;
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
