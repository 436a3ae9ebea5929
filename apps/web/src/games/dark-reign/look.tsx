import { type DarkReign, darkReign, darkReignWords, tableWords } from "@ossuaire/dark-reign";
import { lazy } from "react";
import type { Look } from "../look.ts";
import { blowsOf } from "./blows.ts";
import { fetchDrawings } from "./drawings.ts";
import { Emblem } from "./Emblem.tsx";
import { End } from "./end/End.tsx";
import { Foes } from "./Foes.tsx";
import { Hand } from "./Hand.tsx";
import { isActing, isAskedThere } from "./offers.ts";
import { Seats } from "./Seats.tsx";
import { Steps } from "./Steps.tsx";
import { Leaves } from "./sheet/Leaves.tsx";
import { showTold } from "./shown.ts";
import { isTownQuestion, Where } from "./Where.tsx";
import { deedOf, lastsOf, soundsOf } from "./watched.ts";

// Fetched when it is looked at for the first time.
const HelpLeaf = lazy(async () => ({ default: (await import("./Help.tsx")).Help }));

const { whyNot } = darkReign;

/** Its signs are there before anything of it is drawn. */
export async function openLook(): Promise<Look<DarkReign>> {
  await fetchDrawings();
  return darkReignLook;
}

const darkReignLook: Look<DarkReign> = {
  // Only here there are squares that are lit.
  words: {
    ...darkReignWords,
    detail: ({ prompt }) => (prompt === "act" ? tableWords.howToAct : undefined),
  },
  hides: false,
  // REG-ROLE-02: heroes and audience see the same; what is hidden from them lies open to the MJ.
  sharesSight: (one, other) => (one === "mj") === (other === "mj"),
  // No discs: the catacombs are a place of their own.
  scene: () => ({
    board: { length: 480, width: 320, rims: { left: "open", top: "open", right: "open", bottom: "open" } },
    pieces: [],
  }),
  piece: ({ piece }) => ({ radius: 16, name: piece, tone: "stone", figure: "" }),
  isFlick: (_event): _event is never => false,
  // Squares and figures are chosen on the board itself; of several prompts the rest are buttons.
  isInHand: (option, question) =>
    isActing(question) || question.prompt === "next" || ("square" in option && option.square !== undefined),
  lies: () => undefined,
  blows: blowsOf,
  seesBlowsInPlace: true,
  deed: deedOf,
  lasts: lastsOf,
  sounds: soundsOf,
  showTold,
  // REG-DRAW-03: laid out on the board itself, from a tray of its own; and what is asked beside somebody.
  isAskedThere: (question) => isAskedThere(question) || isTownQuestion(question),
  placing: ({ suggestion }) => ({ pieces: [], complete: () => suggestion }),
  ...(whyNot && { whyNot }),
  // On the way down there is nothing to be seen yet.
  isPlace: ({ phase, zones }) => phase === "town" || zones.length > 0,
  Place: Where,
  Seats,
  Foes,
  Hand,
  Steps,
  Leaves,
  Emblem,
  End,
  tally: async (told) => (await import("./end/tally.ts")).tallyOf(told),
  poster: async (told, language) => (await import("./end/poster.ts")).posterOf(told, language),
  Help: (props) => <HelpLeaf {...props} />,
};
