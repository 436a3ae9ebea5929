import { type Conquest, conquestWords, whyNot } from "@ossuaire/conquest";
import { guidesOf } from "@ossuaire/discs";
import { lazy } from "react";
import type { Look } from "../look.ts";
import { blowsOf, deedOf } from "./blows.ts";
import { Emblem } from "./Emblem.tsx";
import { End } from "./End.tsx";
import { Foe } from "./Foe.tsx";
import { Hand } from "./Hand.tsx";
import { isInHand } from "./in-hand.ts";
import { Playing } from "./Playing.tsx";
import { foesOf, placingOf } from "./placing.ts";
import { Seats } from "./Seats.tsx";
import { Steps } from "./Steps.tsx";
import { faceOf, pieceOf, sceneOf, vitalsOf } from "./scene.ts";
import { drawingOf } from "./signs.ts";
import { travelsOf } from "./travels.ts";

// Fetched when it is looked at for the first time.
const HelpLeaf = lazy(async () => ({ default: (await import("./Help.tsx")).Help }));

export const conquestLook: Look<Conquest> = {
  words: conquestWords,
  hides: true,
  scene: ({ view }, language) => sceneOf(view, language),
  piece: (placing, _, language) => pieceOf(placing, language),
  isFlick: (event) => event.type === "flicked",
  travels: travelsOf,
  blows: blowsOf,
  token: (piece) => faceOf(piece),
  sign: drawingOf,
  deed: deedOf,
  // Nobody dies here: characters come back, and teams lose tokens.
  landmark: ({ type }) => (type === "turn" ? "turn" : undefined),
  sounds: (events) => (events.some(({ type }) => type === "played") ? ["card"] : []),
  Foe,
  isInHand,
  lies: (option) => ("piece" in option ? option.piece : undefined),
  foes: foesOf,
  guides: ({ options }) => guidesOf(options),
  whyNot,
  placing: placingOf,
  Seats,
  vitals: vitalsOf,
  Hand,
  Steps,
  Playing,
  End,
  tally: async (told) => (await import("./chronicle/tally.ts")).tallyOf(told),
  poster: async (told, language) => (await import("./chronicle/poster.ts")).posterOf(told, language),
  Emblem,
  Help: () => <HelpLeaf />,
};
