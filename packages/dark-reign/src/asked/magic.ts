import type { Amount, Choose, Option } from "@ossuaire/kernel";
import type { Square } from "../grid/square.ts";
import type { Acting, DeedOption } from "./deed.ts";
import type { SquareOption, WhoOption, YesOrNo } from "./fight.ts";

interface For {
  readonly who: string;
}

/** What spells, shoves, speeches, duels and waiting ask. */
export type MagicQuestion =
  /** Where a spell puts somebody: the caster, an ally, an imp. */
  | Choose<"appear", SquareOption, For & { readonly spell: string }>
  /** REG-SPELL-24: whom to take along, and whether it agrees. */
  | Choose<"take-along", WhoOption, For>
  | Choose<"go-along", YesOrNo, For & { readonly by: string; readonly square: Square }>
  /** REG-SHOVE-03. */
  | Choose<"shove-to", SquareOption, For & { readonly target: string }>
  /** REG-RULING-61. */
  | Choose<"wait-next", WhoOption>
  | Choose<"wait-act", DeedOption | Option<"pass" | "pass-turn">, Acting>
  /** REG-RULING-62. */
  | Choose<"defend", YesOrNo, For & { readonly attacker: string; readonly by: number }>
  /** REG-SPEECH-07. */
  | Choose<"share-actions", WhoOption, { readonly left: number }>
  /** REG-RULING-79: of the speaker's own écus, and of the common purse. */
  | Amount<"bribe", For & { readonly target: string }>
  | Amount<"bribe-purse", For & { readonly target: string }>
  | Choose<"bribe-agreed", YesOrNo, For & { readonly target: string; readonly ecus: number }>;
