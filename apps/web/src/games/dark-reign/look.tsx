import { type DarkReign, darkReign, darkReignWords } from "@ossuaire/dark-reign";
import { useLanguage } from "../../words/language.ts";
import type { Look } from "../look.ts";
import { fetchDrawings } from "./drawings.ts";
import { End } from "./end/End.tsx";
import { Foes } from "./Foes.tsx";
import { Hand } from "./Hand.tsx";
import { isActing } from "./offers.ts";
import { Seats } from "./Seats.tsx";
import { Steps } from "./Steps.tsx";
import { Leaves } from "./sheet/Leaves.tsx";
import { isTownQuestion, Where } from "./Where.tsx";

const { whyNot } = darkReign;

/** Its signs are there before anything of it is drawn. */
export async function openLook(): Promise<Look<DarkReign>> {
  await fetchDrawings();
  return darkReignLook;
}

const darkReignLook: Look<DarkReign> = {
  words: darkReignWords,
  hides: false,
  // No discs: the catacombs are a place of their own.
  scene: () => ({
    board: { length: 480, width: 320, rims: { left: "open", top: "open", right: "open", bottom: "open" } },
    pieces: [],
  }),
  piece: ({ piece }) => ({ radius: 16, name: piece, tone: "stone", figure: "" }),
  isFlick: (_event): _event is never => false,
  // Squares and figures are chosen on the board itself; of several prompts the rest are buttons.
  isInHand: (option, question) => isActing(question) || ("square" in option && option.square !== undefined),
  lies: () => undefined,
  // REG-VERDICT-42: what the computer would choose.
  placing: ({ suggestion }) => ({ pieces: [], complete: () => suggestion }),
  ...(whyNot && { whyNot }),
  // On the way down there is nothing to be seen yet.
  isPlace: ({ phase, zones }) => phase === "town" || zones.length > 0,
  isAskedThere: isTownQuestion,
  Place: Where,
  Seats,
  Foes,
  Hand,
  Steps,
  Leaves,
  End,
  tally: async (told) => (await import("./end/tally.ts")).tallyOf(told),
  poster: async (told, language) => (await import("./end/poster.ts")).posterOf(told, language),
  Help: () => <p>{darkReignWords.aim[useLanguage()]}</p>,
};
