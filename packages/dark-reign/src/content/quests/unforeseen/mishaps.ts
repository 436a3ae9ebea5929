import { w } from "@ossuaire/kernel";
import type { UnforeseenCard } from "../../../cards/unforeseen.ts";
import { tested, throwDice } from "../../../rules/test.ts";
import { randomHero } from "../../../rules/unforeseen.ts";
import { loses } from "../../../rules/wounds.ts";
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
    if (!passed) yield* loses(table, who, throwDice(table, who, 1, "loss", rule), rule);
  },
);

export const mishaps: readonly UnforeseenCard[] = [looseSlab];
