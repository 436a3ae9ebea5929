import { companies } from "../options.ts";
import { choose, facing, heroes, overseer, testRefusals } from "../testing/refusals.ts";

const worn = (item: string) => ({ items: [item], used: [item] });
const empty = { spells: [], spentSpells: ["fireball#1"] };

testRefusals("deeds", {
  "an incapacitated Hero acts": [
    () => facing({ stunned: { elf: 1 } }),
    heroes,
    choose("elf:melee"),
    "CAT-INCAP-02",
  ],
  "an incapacitated Hero passes": [
    () => facing({ stunned: { elf: 1 } }),
    heroes,
    choose("elf:pass"),
    "CAT-INCAP-02",
  ],
  "an incapacitated Wizard casts": [
    () => facing({ stunned: { wizard: 1 } }),
    heroes,
    choose("wizard:fireball"),
    "CAT-INCAP-02",
  ],
  "a Hero acts twice": [() => facing({ done: ["thief"] }), heroes, choose("thief:melee"), "CAT-ROUND-07"],
  "a monster acts twice": [
    () => facing({ at: { "troll-1": [400, 200] }, phase: "overseer", done: ["orc-1"] }),
    overseer,
    choose("orc-1:melee"),
    "CAT-ROUND-13",
  ],
  "a dead Hero acts": [() => facing({ life: { elf: 0 } }), heroes, choose("elf:melee"), "CAT-DEATH-02"],
  "the Overseer in the Heroes' turn": [() => facing(), overseer, choose("orc-1:melee"), "CAT-ROUND-07"],
  "a Hero player in the Overseer's turn": [
    () => facing({ phase: "overseer" }),
    heroes,
    choose("elf:melee"),
    "CAT-ROUND-13",
  ],
  "nobody left who can act": [
    () => facing({ options: { parties: companies["3"] }, done: ["elf", "wizard"] }),
    heroes,
    choose("pass"),
    "CAT-ROUND-11",
  ],
  "a third arrow": [
    () => facing({ heroes: { elf: { tracks: { arrows: 0 } } } }),
    heroes,
    choose("elf:missile"),
    "CAT-GAP-08",
  ],
  "two arrows of one": [
    () => facing({ heroes: { elf: { items: ["long-quiver"], tracks: { arrows: 1 } } } }),
    heroes,
    choose("elf:long-quiver"),
    "CAT-GAP-08",
  ],
  "a third rage": [
    () => facing({ heroes: { barbarian: { tracks: { rage: 0 } } } }),
    heroes,
    choose("barbarian:rage"),
    "CAT-GAP-09",
  ],
  "a fourth rage in store": [
    () => facing({ heroes: { barbarian: { items: ["blood-draught"], tracks: { rage: 3 } } } }),
    heroes,
    choose("barbarian:blood-draught"),
    "CAT-GAP-09",
  ],
  "an article twice in a room": [
    () => facing({ heroes: { thief: worn("poisoned-knife") } }),
    heroes,
    choose("thief:poisoned-knife"),
    "CAT-ITEM-07",
  ],
  "an article of somebody else": [() => facing(), heroes, choose("elf:broad-axe"), "CAT-ITEM-01"],
  "an article that is used up": [
    () => facing({ state: { usedUp: ["healing-draught"] } }),
    heroes,
    choose("elf:healing-draught"),
    "CAT-ITEM-08",
  ],
  "a draught for the unhurt": [
    () => facing({ heroes: { elf: { items: ["healing-draught"] } } }),
    heroes,
    choose("elf:healing-draught"),
    "CAT-DEATH-06",
  ],
  "a spell that was played": [
    () => facing({ state: empty }),
    heroes,
    choose("wizard:fireball"),
    "CAT-SPELL-03",
  ],
  "a spell of the Elf": [() => facing(), heroes, choose("elf:fireball"), "CAT-SPELL-01"],
  "a second Shield": [
    () => facing({ at: { shield: [120, 60] } }),
    heroes,
    choose("wizard:shield"),
    "CAT-LIMIT-02",
  ],
  "a second Skeleton": [
    () => facing({ at: { skeleton: [120, 60] } }),
    heroes,
    choose("wizard:summon-skeleton"),
    "CAT-RULING-65",
  ],
  "healing for nobody": [() => facing(), heroes, choose("wizard:heal"), "CAT-DEATH-06"],
  "an action of another card": [
    () => facing({ phase: "overseer" }),
    overseer,
    choose("orc-1:missile"),
    "CAT-MON-06",
  ],
  "an action of another Hero": [() => facing(), heroes, choose("wizard:rage"), "CAT-HERO-19"],
  "an illusion twice running": [
    () =>
      facing({
        kind: "lord",
        phase: "overseer",
        round: 2,
        at: { sorcerer: [400, 200] },
        marks: { sorcerer: { "last-illusion": 1 } },
      }),
    overseer,
    choose("sorcerer:illusion"),
    "CAT-GAP-12",
  ],
  "spirits that are not there": [
    () =>
      facing({
        kind: "lord",
        options: { lord: "dragon" },
        phase: "overseer",
        at: { dragon: [400, 200] },
        state: { reserve: {} },
      }),
    overseer,
    choose("dragon:bring-forth"),
    "CAT-LIMIT-04",
  ],
});
