import { capital, type GameWords, type Seat, say, type Words, w } from "@ossuaire/kernel";
import type { Catacombs } from "../table.ts";
import { labelsOf } from "./choices.ts";
import { plainly } from "./log/kin.ts";
import { catacombsLog } from "./log/log.ts";
import { endingWords, nameIn, roleNames, seatName, winningWords } from "./names.ts";
import { detailOf } from "./pay.ts";
import { promptOf } from "./prompts.ts";
import { lineOf } from "./telling.ts";
import { cardOfPiece, titleOf } from "./title.ts";

/** All that this game says. */
export const catacombsWords: GameWords<Catacombs> = {
  name: w("Catacombs", "Catacombs"),
  aim: winningWords,
  seat: (seat) => roleAt[seat] ?? seatName(seat),
  prompt: promptOf,
  labels: labelsOf,
  piece(piece, { view, decision }) {
    return nameIn(view, { id: piece, card: cardOfPiece(piece, view, decision) });
  },
  line: (event, view) => lineOf(view?.fight === undefined ? event : plainly(event, view.fight.numbered)),
  title: titleOf,
  ending: ({ ended }) => (ended === undefined ? w("", "") : say`${capital(endingWords[ended.why])}.`),
  detail: detailOf,
  log: catacombsLog,
};

/** A seat by the part it plays from the start; the Overseer sits first (CAT-PLAYER-01). */
const roleAt: Readonly<Record<Seat, Words>> = {
  "seat-1": roleNames.overseer,
  "seat-2": roleNames["party-1"],
  "seat-3": roleNames["party-2"],
  "seat-4": roleNames["party-3"],
  "seat-5": roleNames["party-4"],
};
