import { companies } from "../options.ts";
import { choose, doing, facing, flick, heroes, overseer, put, testRefusals } from "../testing/refusals.ts";

testRefusals("discs", {
  "an incapacitated Hero is pulled": [
    () => facing({ stunned: { elf: 1 } }),
    heroes,
    flick("elf"),
    "CAT-INCAP-02",
  ],
  "a Hero who has acted is pulled": [
    () => facing({ done: ["thief"] }),
    heroes,
    flick("thief"),
    "CAT-ROUND-07",
  ],
  "a Familiar acts twice": [
    () => facing({ at: { familiar: [60, 60] }, done: ["familiar"] }),
    heroes,
    flick("familiar"),
    "CAT-ROUND-12",
  ],
  "a Skeleton that has just come": [
    () => facing({ at: { skeleton: [60, 60] }, done: ["skeleton"] }),
    heroes,
    flick("skeleton"),
    "CAT-ALLY-13",
  ],
  "a monster that has acted": [
    () => facing({ at: { "troll-1": [400, 200] }, phase: "overseer", done: ["orc-1"] }),
    overseer,
    flick("orc-1"),
    "CAT-ROUND-13",
  ],
  "a monster that has just come": [
    () => {
      const game = facing({ options: { lord: "sorcerer", wanderers: true } });
      game.passTurn();
      game.choose("bring-in");
      game.place();
      return game;
    },
    overseer,
    flick("zombie-1"),
    "CAT-RULING-46",
  ],
  "a monster in the Heroes' turn": [() => facing(), heroes, flick("orc-1"), "CAT-ROUND-13"],
  "a Hero in the Overseer's turn": [
    () => facing({ phase: "overseer" }),
    overseer,
    flick("elf"),
    "CAT-ROUND-07",
  ],
  "somebody else's Hero": [
    () => facing({ options: { parties: companies["3"] } }),
    heroes,
    flick("thief"),
    "CAT-ATK-04",
  ],
  "a flick before the action is chosen": [() => facing(), heroes, flick("wizard"), "CAT-ROUND-09"],
  "an obstacle": [() => facing(), heroes, flick("obstacle-1"), "CAT-LIMIT-05"],
  "a fire wall": [
    () => facing({ at: { "fire-spirit-1": [400, 200] }, walls: ["fire-spirit-1"] }),
    heroes,
    flick("fire-spirit-1"),
    "CAT-ABIL-12",
  ],
  "the Shield": [() => facing({ at: { shield: [120, 60] } }), heroes, flick("shield"), "CAT-GAP-11"],
  "another Hero in the middle of an action": [
    () => doing("elf:melee"),
    heroes,
    flick("thief"),
    "CAT-RULING-45",
  ],
  "the Elf instead of her arrow": [() => doing("elf:missile"), heroes, flick("elf"), "CAT-ATK-09"],
  "the Wizard instead of his fireball": [
    () => doing("wizard:fireball"),
    heroes,
    flick("wizard"),
    "CAT-ATK-13",
  ],
  "an action given up before its flick": [() => doing("elf:melee"), heroes, choose("stop"), "CAT-RULING-41"],
  "a flick of nothing": [() => doing("elf:melee"), heroes, flick("elf", 20, 20), "FLK-FLICK-03"],
  "the Overseer flicks for a Hero": [() => doing("elf:melee"), overseer, flick("elf"), "CAT-ATK-04"],
  "an arrow far off": [() => doing("elf:missile"), heroes, put("missile", 300, 300), "CAT-ATK-08"],
  "a fireball far off": [() => doing("wizard:fireball"), heroes, put("fireball", 300, 300), "CAT-ATK-13"],
  "an arrow on a Hero": [
    () => doing("elf:missile", { at: { elf: [100, 100], thief: [130, 100] } }),
    heroes,
    put("missile", 122, 100),
    "CAT-RULING-12",
  ],
  "an arrow over the edge": [
    () => doing("elf:missile", { at: { elf: [20, 100] } }),
    heroes,
    put("missile", 2, 122),
    "CAT-RULING-12",
  ],
  "a Shield far off": [() => doing("wizard:shield"), heroes, put("shield", 300, 300), "CAT-GAP-11"],
  "a Skeleton far off": [
    () => doing("wizard:summon-skeleton"),
    heroes,
    put("skeleton", 300, 300),
    "CAT-ALLY-09",
  ],
  "healing for the unhurt": [
    () => doing("wizard:heal", { life: { thief: 3 } }),
    heroes,
    choose("elf"),
    "CAT-DEATH-06",
  ],
  "healing for the dead": [
    () => doing("wizard:heal", { life: { thief: 3, elf: 0 } }),
    heroes,
    choose("elf"),
    "CAT-DEATH-02",
  ],
  "healing for a monster": [
    () => doing("wizard:heal", { life: { thief: 3 } }),
    heroes,
    choose("orc-1"),
    "CAT-SPELL-02",
  ],
});
