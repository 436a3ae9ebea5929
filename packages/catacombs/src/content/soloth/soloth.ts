import { boxLids } from "../lids.ts";
import type { Pack } from "../pack.ts";
import { solothArtefacts } from "./artefacts.ts";
import { solothAllies, solothHeroes } from "./heroes.ts";
import { solothItems } from "./items.ts";
import { solothLords } from "./lords.ts";
import { solothMarks } from "./marks.ts";
import { solothDiscs, solothMonsters } from "./monsters.ts";
import { solothRooms } from "./rooms.ts";
import { solothVoice } from "./voice.ts";

/** Cavern of Soloth, the first expansion. */
export const soloth: Pack = {
  id: "soloth",
  name: boxLids.soloth.name,
  boards: [],
  heroes: solothHeroes,
  allies: solothAllies,
  lords: solothLords,
  monsters: solothMonsters,
  rooms: solothRooms,
  spells: [],
  items: solothItems,
  artefacts: solothArtefacts,
  discs: solothDiscs,
  // SOL-COMP-07 to 10, SOL-RULING-01 to 03.
  lots: [
    { id: "hero", size: "medium", colour: "white", count: 4 },
    { id: "beast", size: "medium", colour: "white", count: 1 },
    { id: "raven", size: "small", colour: "white", count: 1 },
    { id: "lord", size: "large", colour: "black", count: 2 },
    { id: "ice-spike", size: "small", colour: "cyan", count: 3 },
    { id: "missile", size: "tiny", colour: "yellow", count: 4 },
  ],
  // SOL-COMP-06.
  gold: 1000,
  custom: { marks: solothMarks },
  voice: solothVoice,
};
