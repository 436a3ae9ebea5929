import type { Amount, Choose, Option, Place } from "@ossuaire/kernel";
import type { Deed, Recruit, Standing } from "../../offers.ts";
import type { HeroId } from "../../options.ts";
import type { Disc } from "../../state.ts";

type No = Option<"no">;

/** What only the cards of this box ask. */
export type SolothQuestion =
  // Of the Overseer.
  | Choose<"evade", Option<"evade" | "no">, { readonly piece: string }>
  | Choose<"decay" | "court" | "drive", Standing | No>
  | Choose<"slave", Standing | No, { readonly piece: string }>
  | Choose<"slave-acts", Deed | No, { readonly piece: string; readonly by: string }>
  | Choose<"shape", Shaping | No>
  | Choose<"spike-lost", Standing>
  | Place<"place-wall", Disc>
  | Amount<"take-stored", { readonly hero: HeroId; readonly disc: string }>
  // Of the Heroes.
  | Choose<"freeze-whom" | "push-whom" | "sprinkle-whom" | "wake-whom", Standing>
  | Choose<"feather", Standing | No>
  | Choose<"use-item", Option<"use" | "no">, { readonly hero: HeroId; readonly item: string }>
  | Choose<"activate", Option>
  | Choose<"artefact-cost", Recruit | Option<"trophy-hook" | "five-vermin">, { readonly item: string }>;

/** An action of a monster that the Shapeshifter may take. */
interface Shaping extends Option {
  readonly card: string;
  readonly action: string;
}
