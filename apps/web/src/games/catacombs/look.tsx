import type { Catacombs } from "@ossuaire/catacombs";
import { lazy } from "react";
import type { Look } from "../look.ts";
import { Deeds } from "./Deeds.tsx";
import { End } from "./End.tsx";
import { Seats } from "./Seats.tsx";
import { motionOf, pieceOf, sceneOf } from "./scene.ts";
import { Ways } from "./Ways.tsx";
import { buttonOf, lineOf, promptOf, seatWords, titleOf } from "./words.ts";

// Fetched when it is looked at for the first time.
const Help = lazy(async () => ({ default: (await import("./Help.tsx")).Help }));

const nothing = () => null;

/** Plain as yet: everything can be done and read; its own screens come later. */
export const catacombsLook: Look<Catacombs> = {
  id: "catacombs",
  // Nobody has a hand of cards: all lies open.
  hides: false,
  scene: ({ view }, language) => sceneOf(view, language),
  piece: pieceOf,
  motion: (event, view, language) => (event.type === "flicked" ? motionOf(event, view, language) : undefined),
  travels: () => [],
  line: lineOf,
  title: titleOf,
  prompt: promptOf,
  button: buttonOf,
  placing: ({ pieces }) => ({ pieces, complete: (spots) => spots }),
  seatName: seatWords,
  Seats,
  Hand: Deeds,
  Steps: Ways,
  Playing: nothing,
  End,
  Help,
};
