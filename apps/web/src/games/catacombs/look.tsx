import { type Catacombs, catacombsWords } from "@ossuaire/catacombs";
import { lazy } from "react";
import type { Look } from "../look.ts";
import { Leaves } from "./cards/Leaves.tsx";
import { studyPiece } from "./cards/study.ts";
import { isSomebodys, pieceUnder } from "./deeds.ts";
import { End } from "./End.tsx";
import { Hand } from "./Hand.tsx";
import { Moment } from "./Moment.tsx";
import { Place } from "./Place.tsx";
import { Seats } from "./Seats.tsx";
import { pieceOf, sceneOf } from "./scene.ts";
import { coinsOf } from "./trade/coins.ts";
import { Ways } from "./Ways.tsx";

// Fetched when it is looked at for the first time.
const Help = lazy(async () => ({ default: (await import("./Help.tsx")).Help }));

const nothing = () => null;

export const catacombsLook: Look<Catacombs> = {
  words: catacombsWords,
  // Nobody has a hand of cards: all lies open.
  hides: false,
  scene: ({ view }, language) => sceneOf(view, language),
  piece: pieceOf,
  isFlick: (event) => event.type === "flicked",
  travels: coinsOf,
  isInHand: isSomebodys,
  lies: pieceUnder,
  placing: ({ pieces }) => ({ pieces, complete: (spots) => spots }),
  Seats,
  Hand,
  Steps: Ways,
  Playing: nothing,
  End,
  tally: async (told) => (await import("./chronicle/tally.ts")).tallyOf(told),
  isMoment: (event) => event.type === "cleared",
  Moment,
  isPlace: ({ visit }) => visit !== undefined,
  Place,
  study: studyPiece,
  Leaves,
  Help,
};
