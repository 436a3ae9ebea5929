import type { Example, RuleId } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";
import { tutorialTerms } from "../tutorial/start.ts";
import { tutorialTold } from "./tutorial-told.ts";

/** An example of the rulebook's tutorial: it begins with what the ones before it have left on the table. */
export function told(rule: RuleId): Example<Conquest> {
  const own = tutorialTold.filter((line) => line.rule === rule);
  const first = own[0] === undefined ? 0 : tutorialTold.indexOf(own[0]);
  const last = tutorialTold.findLastIndex((line) => line.rule === rule);
  // Another branch of the same example is no part of what comes after it.
  const way = tutorialTold.filter((line, n) => n <= last && (!line.branch || line.rule === rule));
  const begins = tutorialTold.slice(0, first).filter(({ branch }) => !branch).length;
  return { rule, terms: tutorialTerms, told: way.map(({ seat, answer }) => ({ seat, answer })), begins };
}
