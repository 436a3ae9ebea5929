import { w } from "@ossuaire/kernel";
import type { UnforeseenCard } from "../../../cards/unforeseen.ts";
import { deployed, encounteredKind } from "../../../rules/content.ts";
import { sum } from "../../../sheet/traits.ts";
import type { State } from "../../../state.ts";
import type { DarkTable } from "../../../table.ts";
import { unforeseen } from "./card.ts";

// What the players cannot tell apart. For each of the three the MJ rolls an encounter behind its screen: dice that fell for one of them
// alone would give it away (REG-VERDICT-47).

const calm = unforeseen(
  "deceptive-calm",
  w("Calme trompeur", "Deceptive calm"),
  "REG-EVENT-01",
  4,
  function* (table) {
    encounter(table);
  },
);

/** REG-RULING-98: it is rolled now, and waits for the next zone that is revealed. */
const ambush = unforeseen("ambush", w("Embuscade", "Ambush"), "REG-EVENT-02", 2, function* (table) {
  const met = encounter(table);
  if (met !== undefined) table.state.unforeseen.waiting.push(met);
});

const lyingInWait = unforeseen(
  "lying-in-wait",
  w("Guet-apens", "Lying in wait"),
  "REG-EVENT-03",
  1,
  function* (table) {
    encounter(table);
    table.state.unforeseen.liesInWait = true;
  },
);

function encounter(table: DarkTable): State["unforeseen"]["waiting"][number] | undefined {
  const card = encounteredKind(table, false);
  if (card === undefined) return undefined;
  return { card, count: sum(deployed(table, card).map(({ figures }) => figures)) };
}

export const secrets: readonly UnforeseenCard[] = [calm, ambush, lyingInWait].map((card) => ({
  ...card,
  isSecret: true,
}));
