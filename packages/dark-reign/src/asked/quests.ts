import type { Choose } from "@ossuaire/kernel";
import type { YesOrNo } from "./fight.ts";

interface For {
  readonly who: string;
}

/** What quests, the Imprévu and the town ask. */
export type QuestsQuestion = Choose<"give-up", YesOrNo, For>;
