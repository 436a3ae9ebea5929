import { type Box, type Pile, type PrintedCard, type Words, w } from "@ossuaire/kernel";
import { darkReignBot } from "./bots/bot.ts";
import { levels } from "./bots/heroes/level.ts";
import type { Card } from "./cards/card.ts";
import { chartOf } from "./chart/chart.ts";
import { darkReignLid } from "./lid.ts";
import { defaultOptions } from "./options.ts";
import type { CardLists, Cards } from "./pack.ts";
import { packsOf } from "./shelf.ts";
import type { DarkReign } from "./table.ts";
import { leavesOf } from "./words/leaves/leaves.ts";

/** Le Règne Sombre, as it is laid on any table. */
export const darkReignBox: Box<DarkReign> = {
  ...darkReignLid,
  bot(name) {
    const level = levels.find((one) => one === name);
    return level && darkReignBot(level);
  },
  chart: chartOf,
  leaves: leavesOf,
  cards: () => [
    pile(w("Héros", "Heroes"), "heroes", ({ vocation, pv }) => [vocation, w(`${pv} PV`, `${pv} PV`)]),
    pile(w("Personnages du MJ", "MJ characters"), "profiles", ({ pv, actions }) => [
      w(`${pv} PV`, `${pv} PV`),
      w(`${actions} P.Action`, `${actions} P.Action`),
    ]),
    pile(w("Objets", "Objects"), "things", ({ weight }) => [w(`poids ${weight}`, `weight ${weight}`)]),
    pile(w("Compétences", "Skills"), "skills", ({ xp }) => [w(`${xp} XP`, `${xp} XP`)]),
  ],
};

function pile<Sort extends "heroes" | "profiles" | "things" | "skills">(
  name: Words,
  sort: Sort,
  facts: (card: Cards[Sort]) => readonly Words[],
): Pile {
  const cards = packsOf(defaultOptions).flatMap((pack: CardLists) => pack[sort] ?? []);
  const printed = (card: Cards[Sort] & Card): PrintedCard => ({
    name: card.name,
    facts: facts(card),
    text: [],
  });
  return { name, cards: cards.map(printed) };
}
