import { type Catacombs, catacombsWords, type Event, openPacks, whyNot } from "@ossuaire/catacombs";
import { guidesOf } from "@ossuaire/discs";
import { lazy } from "react";
import type { Sound } from "../../board/sound/recipes.ts";
import type { LandmarkKind, Look } from "../look.ts";
import { blowsOf, deedOf } from "./blows.ts";
import { Leaves } from "./cards/Leaves.tsx";
import { studyPiece } from "./cards/study.ts";
import { isSomebodys, pieceUnder } from "./deeds.ts";
import { fetchDrawings } from "./drawings.ts";
import { End } from "./End.tsx";
import { Face } from "./Face.tsx";
import { Foes } from "./Foes.tsx";
import { Hand } from "./Hand.tsx";
import { isMoment, Moment } from "./Moment.tsx";
import { Way } from "./map/Way.tsx";
import { OverBoard } from "./OverBoard.tsx";
import { foesOf, idleBy, pulledFor } from "./on-discs.ts";
import { isAskedThere, Place } from "./Place.tsx";
import { figureOfAction, ringOf } from "./ring.ts";
import { Seats } from "./Seats.tsx";
import { pieceOf, sceneOf, vitalsOf } from "./scene.ts";
import { tokenOf } from "./token.ts";
import { travelsOf } from "./travels.ts";

// Fetched when it is looked at for the first time.
const HelpLeaf = lazy(async () => ({ default: (await import("./Help.tsx")).Help }));

/** What a campaign is remembered by. */
const landmarks: { readonly [Type in Event["type"]]?: LandmarkKind } = {
  entered: "chapter",
  turn: "turn",
  killed: "death",
  left: "death",
};

/** What is heard beside discs and blows. */
const soundOf: { readonly [Type in Event["type"]]?: Sound } = { entered: "door", poisoned: "card" };

/** For a match with these boxes: they are open before anything of them is drawn or told. */
export async function lookWith(boxes: readonly string[]): Promise<Look<Catacombs>> {
  await Promise.all([openPacks(boxes), fetchDrawings(boxes)]);
  return catacombsLook;
}

const catacombsLook: Look<Catacombs> = {
  words: catacombsWords,
  // Nobody has a hand of cards: all lies open.
  hides: false,
  scene: sceneOf,
  piece: pieceOf,
  isFlick: (event) => event.type === "flicked",
  travels: travelsOf,
  blows: blowsOf,
  deed: deedOf,
  landmark: ({ type }) => landmarks[type],
  token: tokenOf,
  sign: (action, card) => (card === undefined ? undefined : figureOfAction(action, card)),
  sounds: (events) => events.flatMap(({ type }) => soundOf[type] ?? []),
  isInHand: isSomebodys,
  lies: pieceUnder,
  pulls: pulledFor,
  deeds: ringOf,
  Face,
  idle: idleBy,
  foes: foesOf,
  guides: ({ options }) => guidesOf(options),
  whyNot,
  placing: ({ pieces }) => ({ pieces, complete: (spots) => spots }),
  Seats,
  vitals: vitalsOf,
  Foes,
  Hand,
  Steps: Way,
  End,
  tally: async (told) => (await import("./chronicle/tally.ts")).tallyOf(told),
  poster: async (told, language) => (await import("./chronicle/poster.ts")).posterOf(told, language),
  isMoment,
  Moment,
  isPlace: ({ visit }) => visit !== undefined,
  Place,
  isAskedThere,
  study: studyPiece,
  Leaves,
  OverBoard,
  Help: (props) => <HelpLeaf {...props} />,
};
