import { w } from "@ossuaire/kernel";
import type { UnforeseenCard } from "../../../cards/unforeseen.ts";
import { inOrder, isHero, isUp } from "../../../characters.ts";
import { poison } from "../../../effects/poison.ts";
import { fearTest } from "../../../rules/fear.ts";
import { takesEffect } from "../../../rules/limits.ts";
import { tested, throwDice } from "../../../rules/test.ts";
import { randomHero, thisTurn } from "../../../rules/unforeseen.ts";
import { suffers } from "../../../rules/wounds.ts";
import { unforeseen } from "./card.ts";

const looseSlab = unforeseen(
  "loose-slab",
  w("Dalle instable", "Loose slab"),
  "REG-EVENT-05",
  2,
  function* (table) {
    const who = randomHero(table);
    if (who === undefined) return;
    const rule = "REG-EVENT-05";
    const { passed } = yield* tested(table, who, { test: "slab", of: "agility", rule });
    if (!passed) yield* suffers(table, who, throwDice(table, who, 1, "loss", rule), rule);
  },
);

/** REG-POISON-01: only if the PV is really lost. */
const poisonedDart = unforeseen(
  "poisoned-dart",
  w("Dard empoisonné", "Poisoned dart"),
  "REG-EVENT-08",
  1,
  function* (table) {
    const who = randomHero(table);
    if (who === undefined) return;
    const origin = { rule: "REG-EVENT-08", source: "poisoned-dart" } as const;
    const { lost } = yield* suffers(table, who, 1, origin.rule);
    if (lost > 0) yield* poison(1)(table, who, origin);
  },
);

/** REG-FEAR-05: one test for each at this start of a turn; drawn during a turn they test at once. */
const distantCry = unforeseen(
  "distant-cry",
  w("Cri lointain", "Distant cry"),
  "REG-EVENT-12",
  1,
  function* (table) {
    const { state } = table;
    // Those who wait act before the first action of the MJ's turn too (REG-RULING-61).
    const isAhead = state.phase === "turn-starts" && state.turn.side === "heroes";
    for (const who of inOrder(state, "heroes").filter(isHero))
      if (isAhead) takesEffect(state, who.id, "distant-cry", { kind: "fear", level: 1 }, thisTurn(state));
      else if (isUp(who) && who.states.hole === undefined) yield* fearTest(table, who, 1);
  },
);

export const mishaps: readonly UnforeseenCard[] = [looseSlab, poisonedDart, distantCry];
