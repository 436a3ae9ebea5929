import type { QuestionBy } from "@ossuaire/kernel";
import type { ExploreQuestion } from "./asked/explore.ts";
import type { FightQuestion } from "./asked/fight.ts";
import type { MagicQuestion } from "./asked/magic.ts";
import type { QuestsQuestion } from "./asked/quests.ts";
import type { ThingsQuestion } from "./asked/things.ts";

/** All that is asked: each chapter has a file of its own. */
export type Question = FightQuestion | ExploreQuestion | ThingsQuestion | MagicQuestion | QuestsQuestion;

export type Prompt = Question["prompt"];

/** The questions of one kind. */
export type Asked<Kind extends Question["kind"]> = Extract<Question, { readonly kind: Kind }>;

/** The question with this prompt. */
export type QuestionOf<P extends Prompt> = QuestionBy<Question, P>;
