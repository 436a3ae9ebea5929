import type { QuestionBy } from "@ossuaire/kernel";
import type { ExploreQuestion } from "./asked/explore.ts";
import type { FightQuestion } from "./asked/fight.ts";
import type { MagicQuestion } from "./asked/magic.ts";
import type { QuestsQuestion } from "./asked/quests.ts";
import type { ThingsQuestion } from "./asked/things.ts";
import type { TownQuestion } from "./asked/town.ts";

/** All that is asked: each chapter has a file of its own. */
export type Question =
  | FightQuestion
  | ExploreQuestion
  | ThingsQuestion
  | MagicQuestion
  | QuestsQuestion
  | TownQuestion;

export type Prompt = Question["prompt"];

/** The questions with options. */
type Offering = Extract<Question, { readonly kind: "choose" | "pick" }>;

export type OfferedPrompt = Offering["prompt"];

/** What may be chosen when this is asked. */
export type OptionOf<P extends OfferedPrompt> = QuestionBy<Offering, P>["options"][number];
