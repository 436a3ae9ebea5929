import { w } from "@ossuaire/kernel";
import type { UnforeseenCard } from "../../../cards/unforeseen.ts";
import { deployed, encounteredKind } from "../../../rules/content.ts";
import { sum } from "../../../sheet/traits.ts";
import { unforeseen } from "./card.ts";

// What the players cannot tell apart.

const calm = unforeseen(
  "deceptive-calm",
  w("Calme trompeur", "Deceptive calm"),
  "REG-EVENT-01",
  4,
  function* () {},
);

/** REG-RULING-98: it is rolled now, and waits for the next zone that is revealed. */
const ambush = unforeseen("ambush", w("Embuscade", "Ambush"), "REG-EVENT-02", 2, function* (table) {
  const card = encounteredKind(table, false);
  if (card === undefined) return;
  const count = sum(deployed(table, card).map(({ figures }) => figures));
  table.state.unforeseen.waiting.push({ card, count });
});

const lyingInWait = unforeseen(
  "lying-in-wait",
  w("Guet-apens", "Lying in wait"),
  "REG-EVENT-03",
  1,
  function* ({ state }) {
    state.unforeseen.liesInWait = true;
  },
);

export const secrets: readonly UnforeseenCard[] = [calm, ambush, lyingInWait].map((card) => ({
  ...card,
  isSecret: true,
}));
