import { type Catacombs, lineOf } from "@ossuaire/catacombs";
import { lazy } from "react";
import type { Look } from "../look.ts";
import { Leaves } from "./cards/Leaves.tsx";
import { studyPiece } from "./cards/study.ts";
import { End } from "./End.tsx";
import { Hand } from "./Hand.tsx";
import { Seats } from "./Seats.tsx";
import { pieceOf, sceneOf } from "./scene.ts";
import { Ways } from "./Ways.tsx";
import { buttonOf, promptOf, seatWords, titleOf } from "./words.ts";

// Fetched when it is looked at for the first time.
const Help = lazy(async () => ({ default: (await import("./Help.tsx")).Help }));

const nothing = () => null;

export const catacombsLook: Look<Catacombs> = {
  id: "catacombs",
  // Nobody has a hand of cards: all lies open.
  hides: false,
  scene: ({ view }, language) => sceneOf(view, language),
  piece: pieceOf,
  isFlick: (event) => event.type === "flicked",
  travels: () => [],
  line: lineOf,
  title: titleOf,
  prompt: promptOf,
  button: buttonOf,
  placing: ({ pieces }) => ({ pieces, complete: (spots) => spots }),
  seatName: seatWords,
  Seats,
  Hand,
  Steps: Ways,
  Playing: nothing,
  End,
  study: studyPiece,
  Leaves,
  Help,
};
