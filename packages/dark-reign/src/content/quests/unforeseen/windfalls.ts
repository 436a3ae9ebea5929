import { w } from "@ossuaire/kernel";
import type { UnforeseenCard } from "../../../cards/unforeseen.ts";
import { floorAt } from "../../../rules/bearing.ts";
import { earn } from "../../../rules/purse.ts";
import { finds } from "../../../rules/treasure.ts";
import { randomHero } from "../../../rules/unforeseen.ts";
import { makeThing } from "../../../things.ts";
import { unforeseen } from "./card.ts";

const lostPurse = unforeseen(
  "lost-purse",
  w("Bourse perdue", "Lost purse"),
  "REG-EVENT-15",
  1,
  function* (table) {
    const who = randomHero(table);
    if (who !== undefined) earn(table, who, 30, "REG-EVENT-15");
  },
);

const forgottenPhial = unforeseen(
  "forgotten-phial",
  w("Fiole oubliée", "Forgotten phial"),
  "REG-EVENT-16",
  1,
  function* (table) {
    const who = randomHero(table);
    if (who !== undefined) yield* finds(table, who, makeThing(table.state, "care", floorAt(who)));
  },
);

export const windfalls: readonly UnforeseenCard[] = [lostPurse, forgottenPhial];
