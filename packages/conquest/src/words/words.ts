import { type GameWords, w } from "@ossuaire/kernel";
import type { Conquest } from "../table.ts";
import { endingOf } from "./ending.ts";
import { conquestLog } from "./log/log.ts";
import { aimWords, pieceName, seatTitle } from "./names.ts";
import { labelsOf } from "./options.ts";
import { promptWords } from "./prompts.ts";
import { lineOf } from "./telling.ts";
import { titleOf } from "./title.ts";

/** All that this game says. */
export const conquestWords: GameWords<Conquest> = {
  name: w("À la conquête des catacombes", "Catacombs Conquest"),
  aim: aimWords,
  seat: seatTitle,
  prompt: (prompt) => promptWords[prompt],
  labels: labelsOf,
  piece: pieceName,
  line: lineOf,
  log: conquestLog,
  title: titleOf,
  ending: endingOf,
};
