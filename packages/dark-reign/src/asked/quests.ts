import type { Choose } from "@ossuaire/kernel";
import type { Face } from "../dice/faces.ts";
import type { YesOrNo } from "./fight.ts";

interface For {
  readonly who: string;
}

/** What quests, the Imprévu and the town ask. */
export type QuestsQuestion =
  | Choose<"give-up", YesOrNo, For>
  /** REG-EVENT-14: a die by its place in the throw, with what it shows. */
  | Choose<"cool-head", DieOption, For>
  /** REG-EVENT-22: asked of the leader. */
  | Choose<"pedlar-agreed", YesOrNo, For & { readonly card: string; readonly ecus: number }>;

export interface DieOption {
  readonly id: string;
  readonly die?: number;
  readonly shows?: Face;
}
