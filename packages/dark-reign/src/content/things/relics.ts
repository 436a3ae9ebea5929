import { w } from "@ossuaire/kernel";
import type { ThingCard } from "../../cards/thing.ts";
import { divination } from "./divination.ts";
import { printed } from "./printed.ts";
import { stone, whisked } from "./relic-uses.ts";

// REG-RELIC-03 to 13; the apprentice’s sceptre is one of the things that heroes bring along. At most one of a category is worn (REG-VERDICT-05).
export const relics: readonly ThingCard[] = [
  printed({
    id: "blessed-amulet",
    name: w("Amulette bénite", "Blessed amulet"),
    rule: "REG-RELIC-03",
    wornAs: "amulet",
    does: { is: ["no-poison"] },
    sells: 150,
    weight: 1,
  }),
  printed({
    id: "ice-amulet",
    name: w("Amulette de glace", "Ice amulet"),
    rule: "REG-RELIC-04",
    wornAs: "amulet",
    does: { is: ["no-fire"] },
    sells: 150,
    weight: 1,
  }),
  printed({
    id: "amulet-of-courage",
    name: w("Amulette du courage", "Amulet of courage"),
    rule: "REG-RELIC-05",
    wornAs: "amulet",
    does: { is: ["fearless"] },
    sells: 150,
    weight: 1,
  }),
  printed({
    id: "ring-of-agility",
    name: w("Anneau d’agilité", "Ring of agility"),
    rule: "REG-RELIC-06",
    wornAs: "ring",
    does: { testDice: (of) => (of === "agility" ? 1 : 0) },
    sells: 100,
    weight: 1,
  }),
  // REG-VERDICT-05: the rings that work once have no permanent effect, and do not count as worn.
  printed({
    id: "ring-of-teleportation",
    name: w("Anneau de téléportation", "Ring of teleportation"),
    rule: "REG-RELIC-07",
    use: whisked,
    sells: 150,
    weight: 1,
  }),
  printed({
    id: "ring-of-divination",
    name: w("Anneau de divination", "Ring of divination"),
    rule: "REG-RELIC-08",
    use: divination,
    sells: 100,
    weight: 1,
  }),
  printed({
    id: "boots-of-speed",
    name: w("Bottes de vitesse", "Boots of speed"),
    rule: "REG-RELIC-09",
    wornAs: "boots",
    does: { stride: 1 },
    sells: 150,
    weight: 1,
  }),
  printed({
    id: "old-kings-crown",
    name: w("Couronne d’ancien roi", "Old king’s crown"),
    rule: "REG-RELIC-10",
    wornAs: "crown",
    does: { testDice: (of) => (of === "charisma" ? 1 : 0) },
    sells: 75,
    weight: 2,
  }),
  printed({
    id: "healing-stone",
    name: w("Pierre de guérison", "Healing stone"),
    rule: "REG-RELIC-11",
    use: stone,
    sells: 300,
    weight: 1,
  }),
  printed({
    id: "sceptre",
    name: w("Sceptre", "Sceptre"),
    rule: "REG-RELIC-13",
    hands: 1,
    needs: { magic: 5 },
    needsSkill: "arcane",
    magicDice: 2,
    sells: 75,
    price: 150,
    weight: 5,
  }),
];
