import type { RuleId } from "@ossuaire/kernel";
import type { ExploreFacts } from "./told/explore.ts";
import type { FightFacts } from "./told/fight.ts";
import type { MagicFacts } from "./told/magic.ts";
import type { QuestsFacts } from "./told/quests.ts";
import type { ThingsFacts } from "./told/things.ts";
import type { TownFacts } from "./told/town.ts";

/** What happens at the table, each with the rule by which it does; a log line can be told from the event alone. */
export type Event<Type extends keyof Facts = keyof Facts> = {
  [One in Type]: { readonly type: One; readonly rule: RuleId } & Facts[One];
}[Type];

/** All that is told: each chapter has a file of its own. */
export interface Facts extends FightFacts, ExploreFacts, ThingsFacts, MagicFacts, QuestsFacts, TownFacts {}
