import { marks, rules } from "./en/rules.ts";
import { marks as marksFr, rules as rulesFr } from "./fr/rules.ts";
import { homeWords } from "./home.ts";
import { roomOf, useRoom } from "./room.ts";

/** What is said in the reading room. */
export const rulesWords = roomOf(
  { ...homeWords.en, marks, rules },
  { ...homeWords.fr, marks: marksFr, rules: rulesFr },
);

export const useRulesWords = () => useRoom(rulesWords);
