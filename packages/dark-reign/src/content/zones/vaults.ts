import { zone } from "./card.ts";
import {
  at,
  cells,
  greatHall,
  longCorridor,
  rotunda,
  shortCorridor,
  squareRoom,
  tJunction,
} from "./tiles.ts";

/** REG-ZONE-08. */
export const dungeonCells = zone({
  id: "dungeon-cells",
  name: { fr: "Cachots", en: "Dungeon cells" },
  tiles: [at(0, 0, cells)],
  entrance: "west",
  exits: [["east", "locked"]],
  plan: `
    cc#cc#cc
    cc#cc#cc
    J##J##J#
    ........
    E......1
    ........`,
  table: [
    ["encounter", 1],
    ["barrel", 3],
    ["table", 2],
    ["rack", 5],
    ["corpse", 3],
  ],
});

/** REG-ZONE-09. */
export const pillarRotunda = zone({
  id: "rotunda",
  name: { fr: "Rotonde", en: "Rotunda" },
  tiles: [at(0, 0, rotunda)],
  entrance: "south",
  exits: [
    ["west", "closed"],
    ["east", "locked"],
  ],
  secret: "north",
  plan: `
    ##.S.##
    #.....#
    .......
    1..P..2
    .......
    #.....#
    ##.E.##`,
  table: [
    ["encounter", 2],
    ["chest", 4],
    ["statue", 4],
    ["corpse", 5],
    ["hole", 4],
    ["secret-door", 5],
  ],
});

/** REG-ZONE-10. */
export const armoury = zone({
  id: "armoury",
  name: { fr: "Armurerie", en: "Armoury" },
  tiles: [at(0, 2, longCorridor), at(8, 0, squareRoom)],
  entrance: "west",
  exits: [["east", "locked"]],
  plan: `
    ########......
    ########......
    E.............
    ..............
    ########.....1
    ########......`,
  table: [
    ["encounter", 1],
    ["rack", 1, 3],
    ["chest", 4],
    ["table", 3],
    ["spikes", 4],
  ],
});

/** REG-ZONE-11. */
export const buriedLibrary = zone({
  id: "buried-library",
  name: { fr: "Bibliothèque ensevelie", en: "Buried library" },
  tiles: [at(0, 0, squareRoom), at(6, 2, shortCorridor)],
  entrance: "west",
  exits: [["east", "closed"]],
  secret: "north",
  plan: `
    ...S..####
    ......####
    E.........
    .........1
    ......####
    ......####`,
  table: [
    ["encounter", 2],
    ["library", 1, 3],
    ["table", 2],
    ["chest", 5],
    ["rubble", 2],
    ["secret-door", 4],
  ],
});

/** REG-ZONE-12. */
export const refectory = zone({
  id: "refectory",
  name: { fr: "Réfectoire", en: "Refectory" },
  tiles: [at(0, 3, shortCorridor), at(4, 0, greatHall)],
  entrance: "west",
  exits: [
    ["east", "closed"],
    ["south", "closed"],
  ],
  plan: `
    ####........
    ####........
    ####..P..P.1
    E...........
    ............
    ####..P..P..
    ####........
    ####....2...`,
  table: [
    ["encounter", 1],
    ["table", 0, 1, 3],
    ["barrel", 1, 3],
    ["corpse", 4],
  ],
});

/** REG-ZONE-13. */
export const collapsedGallery = zone({
  id: "collapsed-gallery",
  name: { fr: "Galerie effondrée", en: "Collapsed gallery" },
  tiles: [at(0, 0, tJunction), at(6, 0, shortCorridor)],
  entrance: "south",
  exits: [
    ["west", "open"],
    ["east", "closed"],
  ],
  plan: `
    .........2
    1.........
    ##..######
    ##..######
    ##..######
    ##E.######`,
  table: [
    ["encounter", 3],
    ["rubble", 0, 2],
    ["corpse", 2],
    ["hole", 2],
    ["barrel", 5],
  ],
});

/** REG-ZONE-14. */
export const undergroundChapel = zone({
  id: "underground-chapel",
  name: { fr: "Chapelle souterraine", en: "Underground chapel" },
  tiles: [at(0, 2, shortCorridor), at(4, 0, rotunda)],
  entrance: "west",
  exits: [["east", "closed"]],
  plan: `
    ######...##
    #####.....#
    E..........
    .......P..1
    ####.......
    #####.....#
    ######...##`,
  table: [
    ["encounter", 4],
    ["statue", 0],
    ["chest", 4],
    ["library", 4],
    ["table", 4],
    ["tomb", 3],
  ],
});
