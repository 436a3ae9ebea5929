import { zone } from "./card.ts";
import { at, bend, chasm, crossroads, greatHall, longCorridor, shortCorridor, squareRoom } from "./tiles.ts";

/** REG-ZONE-01. */
export const entranceHall = zone({
  id: "entrance-hall",
  name: { fr: "Vestibule", en: "Entrance hall" },
  tiles: [at(0, 0, squareRoom)],
  entrance: "west",
  exits: [
    ["east", "closed"],
    ["north", "locked"],
  ],
  plan: `
    ...2..
    ......
    .....1
    E.....
    ......
    ......`,
  table: [
    ["encounter", 2],
    ["chest", 5],
    ["barrel", 3],
    ["table", 4],
    ["corpse", 4],
    ["spikes", 5],
    ["rubble", 4],
  ],
});

/** REG-ZONE-02. */
export const corridorOfBones = zone({
  id: "corridor-of-bones",
  name: { fr: "Couloir des os", en: "Corridor of bones" },
  tiles: [at(0, 0, longCorridor), at(8, 0, shortCorridor)],
  entrance: "west",
  exits: [["east", "closed"]],
  secret: "north",
  plan: `
    ......S....1
    E...........`,
  table: [
    ["encounter", 3],
    ["corpse", 2],
    ["hole", 3],
    ["spikes", 4],
    ["secret-door", 5],
    ["rubble", 5],
  ],
});

/** REG-ZONE-03. */
export const greatNave = zone({
  id: "great-nave",
  name: { fr: "Grande nef", en: "Great nave" },
  tiles: [at(0, 0, greatHall)],
  entrance: "south",
  exits: [
    ["north", "closed"],
    ["east", "locked"],
  ],
  plan: `
    ....1...
    ........
    ..P..P..
    .......2
    ........
    ..P..P..
    ........
    ...E....`,
  table: [
    ["encounter", 1],
    ["chest", 3],
    ["barrel", 3],
    ["table", 3],
    ["rack", 5],
    ["library", 5],
    ["tomb", 4],
    ["hole", 5],
  ],
});

/** REG-ZONE-04. */
export const darkBend = zone({
  id: "dark-bend",
  name: { fr: "Coude obscur", en: "Dark bend" },
  tiles: [at(0, 0, bend)],
  entrance: "south",
  exits: [["east", "open"]],
  plan: `
    .....1
    ......
    ..####
    ..####
    ..####
    E.####`,
  table: [
    ["encounter", 3],
    ["barrel", 4],
    ["corpse", 3],
    ["hole", 4],
    ["spikes", 3],
  ],
});

/** REG-ZONE-05. */
export const whisperingCrossroads = zone({
  id: "whispering-crossroads",
  name: { fr: "Carrefour des murmures", en: "Whispering crossroads" },
  tiles: [at(0, 0, crossroads)],
  entrance: "south",
  exits: [
    ["west", "closed"],
    ["north", "closed"],
    ["east", "armoured"],
  ],
  plan: `
    ##.2##
    ##..##
    1.....
    .....3
    ##..##
    ##E.##`,
  table: [
    ["encounter", 2],
    ["barrel", 5],
    ["corpse", 4],
    ["spikes", 4],
  ],
});

/** REG-ZONE-06. */
export const crypt = zone({
  id: "crypt",
  name: { fr: "Crypte", en: "Crypt" },
  tiles: [at(0, 2, shortCorridor), at(4, 0, squareRoom)],
  entrance: "west",
  secret: "east",
  plan: `
    ####......
    ####......
    E.........
    .........S
    ####......
    ####......`,
  table: [
    ["encounter", 1],
    ["chest", 3],
    ["tomb", 0, 1],
    ["corpse", 2],
    ["secret-door", 2],
    ["spikes", 4],
  ],
});

/** REG-ZONE-07. */
export const burningChasm = zone({
  id: "burning-chasm",
  name: { fr: "Gouffre ardent", en: "Burning chasm" },
  tiles: [at(0, 0, chasm)],
  entrance: "north",
  exits: [["south", "closed"]],
  plan: `
    .E......
    LLLBBLLL
    LLLBBLLL
    LLLBBLLL
    LLLBBLLL
    ......1.`,
  table: [
    ["encounter", 2],
    ["chest", 4],
    ["corpse", 4],
  ],
});
