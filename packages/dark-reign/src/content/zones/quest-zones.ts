import { zone } from "./card.ts";
import { at, greatHall, longCorridor, shortCorridor, squareRoom } from "./tiles.ts";

/** REG-ZONE-15. */
export const deadEnd = zone({
  id: "dead-end",
  name: { fr: "Voie sans issue", en: "Dead end" },
  tiles: [at(0, 2, shortCorridor), at(4, 0, squareRoom)],
  entrance: "west",
  plan: `
    ####......
    ####......
    E......W..
    ..........
    ####......
    ####......`,
});

/** REG-ZONE-16. */
export const wizardsLaboratory = zone({
  id: "wizards-laboratory",
  name: { fr: "Laboratoire du magicien", en: "Wizard’s laboratory" },
  tiles: [at(0, 1, squareRoom), at(6, 0, greatHall)],
  entrance: "west",
  plan: `
    ######........
    ..............
    ........P..P..
    E.............
    ..............
    ........P..P..
    ..............
    ######........`,
});

/** REG-ZONE-17. */
export const gateToTheDepths = zone({
  id: "gate-to-the-depths",
  name: { fr: "Porte des profondeurs", en: "Gate to the lower levels" },
  tiles: [at(0, 2, longCorridor), at(8, 0, squareRoom)],
  entrance: "west",
  exits: [["east", "final"]],
  plan: `
    ########......
    ########......
    E............1
    ..............
    ########......
    ########......`,
});
