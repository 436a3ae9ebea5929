import { infested } from "../testing/infested.ts";
import { choose, doing, facing, heroes, overseer, put, testRefusals } from "../testing/refusals.ts";
import { beforeRoom } from "../testing/scenes.ts";
import { solothFight } from "../testing/soloth.ts";

const orc = { "orc-1": [400, 60] } as const;

testRefusals("spells", {
  "teleport into the Monster zone": [
    () => {
      const game = doing("wizard:teleport");
      game.choose("elf");
      return game;
    },
    heroes,
    put("elf", 450, 160),
    "CAT-GAP-01",
  ],
  "teleport of a monster": [() => doing("wizard:teleport"), heroes, choose("orc-1"), "CAT-SPELL-02"],
  "teleport of the dead": [
    () => doing("wizard:teleport", { life: { thief: 0 } }),
    heroes,
    choose("thief"),
    "CAT-DEATH-02",
  ],
  "healing of the unhurt": [
    () => doing("wizard:heal", { life: { thief: 3 } }),
    heroes,
    choose("elf"),
    "CAT-DEATH-06",
  ],
  "the Shield out of reach": [() => doing("wizard:shield"), heroes, put("shield", 240, 160), "CAT-GAP-11"],
  "the Skeleton out of reach": [
    () => doing("wizard:summon-skeleton"),
    heroes,
    put("skeleton", 240, 160),
    "CAT-ALLY-09",
  ],
  "another side's question": [
    () => doing("wizard:heal", { life: { thief: 3 } }),
    overseer,
    choose("thief"),
    "CAT-PLAYER-08",
  ],
  "an action that the Lord's board does not have": [
    () => facing({ kind: "lord", phase: "overseer", at: { sorcerer: [400, 200] } }),
    overseer,
    choose("sorcerer:rage"),
    "CAT-LORD-13",
  ],
});

testRefusals("cards-of-boxes", {
  "an ice spike too many": [
    () => solothFight({ at: orc, heroes: { "ice-princess": { tracks: { spikes: 0 } } } }),
    heroes,
    choose("ice-princess:ice-spike"),
    "SOL-RULING-33",
  ],
  "a push of nobody": [() => solothFight({ at: orc }), heroes, choose("sorceress:push"), "SOL-SORC-03"],
  "a spell that the Sorceress cannot pay": [
    () => solothFight({ at: orc, life: { sorceress: 1 }, heroes: { sorceress: { tracks: { magic: 0 } } } }),
    heroes,
    choose("sorceress:sorcery-shield"),
    "SOL-SORC-06",
  ],
  "a cure for whoever is not poisoned": [
    () => infested({ at: orc, state: { spells: ["cure-poison#1"] } }),
    heroes,
    choose("wizard:cure-poison"),
    "VER-CURE-02",
  ],
  "the Overseer at the Altar": [
    () => {
      const game = beforeRoom("altar-of-soloth", { options: { boxes: ["soloth"], altar: true } });
      game.choose("explore");
      return game;
    },
    overseer,
    choose("done"),
    "SOL-ALTAR-04",
  ],
});
