import type { Catacombs } from "@ossuaire/catacombs";
import { infested, solothFight, visiting, withSoloth } from "@ossuaire/catacombs/testing";
import type { Match } from "@ossuaire/kernel";

/** Two monsters under Ice Spikes, one of them wounded. */
const frozen = solothFight({
  board: "jade-caverns",
  at: {
    "ice-princess": [150, 80],
    paladin: [210, 150],
    "witch-hunter": [140, 190],
    sorceress: [120, 260],
    "orc-1": [330, 150],
    "orc-2": [450, 150],
    "gargoyle-1": [400, 220],
    "troll-1": [310, 232],
    "orc-wolf-rider-1": [390, 70],
  },
  frozen: ["orc-1", "troll-1"],
  life: { "troll-1": 1, paladin: 7 },
  heroes: { "witch-hunter": { stored: ["orc", "zombie", "minotaur"] } },
});

/** The Overseer's turn: two rats lie on the Barbarian, one on the Thief. */
const swarmed = infested({
  board: "ancient-road",
  phase: "overseer",
  at: {
    elf: [170, 60],
    barbarian: [200, 160],
    thief: [100, 200],
    wizard: [80, 120],
    "sewer-rat-1": [1, 1],
    "sewer-rat-2": [1, 1],
    "sewer-rat-3": [1, 1],
    "sewer-rat-4": [260, 120],
    "vampire-bat-1": [330, 50],
    "pit-viper-1": [300, 200],
    "armoured-beetle-1": [380, 160],
    "armoured-beetle-2": [420, 210],
    "blood-skull-1": [420, 100],
  },
  on: { "sewer-rat-1": "barbarian", "sewer-rat-2": "barbarian", "sewer-rat-3": "thief" },
  life: { barbarian: 9 },
});

/** Three Heroes with poison in their blood, and few cards left. */
const poisoned = infested(
  {
    board: "belly-of-the-beast",
    at: {
      elf: [150, 90],
      barbarian: [200, 180],
      thief: [140, 230],
      wizard: [80, 120],
      "pit-viper-1": [260, 120],
      "pit-viper-2": [330, 60],
      "venomous-spider-1": [330, 205],
      "dire-ghoul-1": [400, 120],
    },
    life: { barbarian: 5, thief: 6 },
    heroes: {
      elf: { poison: ["poison-1-1"] },
      barbarian: { poison: ["poison-4-2", "poison-5-1", "poison-0-1"] },
      thief: { poison: ["poison-3-2", "poison-2-1"] },
    },
  },
  ["poison-1-2", "poison-2-2", "poison-2-3", "poison-0-2"],
);

/** Somebody can pay, and the Altar waits. */
const altar = visiting("altar", {
  options: { ...withSoloth, altar: true },
  heroes: { paladin: { gold: 700 }, sorceress: { gold: 300 } },
});

/** The Merchant, of whom a poisoned Hero can be cured. */
const cure = visiting("merchant", {
  options: { boxes: ["vermin"], healer: "maireya" },
  offer: ["map", "poisoned-knife", "antivenom", "broad-axe", "long-quiver", "healing-draught"],
  heroes: { elf: { poison: ["poison-3-2", "poison-2-1"], gold: 300 }, thief: { gold: 500 } },
});

export const boxMatches = {
  frozen: frozen.match,
  swarmed: swarmed.match,
  poisoned: poisoned.match,
  devoured: devoured(),
  altar: altar.match,
  cure: cure.match,
} as const;

/** The Elf has just been devoured, and the Heroes are to act. */
function devoured(): Match<Catacombs> {
  const game = infested({
    phase: "overseer",
    at: {
      elf: [300, 160],
      barbarian: [120, 110],
      thief: [150, 220],
      wizard: [60, 160],
      "remorhaz-1": [350, 160],
      "wyvern-1": [440, 250],
      "sewer-rat-1": [420, 60],
    },
    life: { "remorhaz-1": 4, "wyvern-1": 3 },
  });
  game.choose("remorhaz-1:melees");
  game.flickAt("elf", 300);
  game.choose("flick");
  game.flickAt("elf", 500);
  game.passTurn();
  return game.match;
}
