import { capital, type GameWords, type Seat, type Sight, say, type Words, w } from "@ossuaire/kernel";
import { roomOf } from "../content/box.ts";
import type { Catacombs } from "../table.ts";
import type { View } from "../view.ts";
import { labelsOf } from "./choices.ts";
import { endingWords, phaseNames, pieceName, roleNames, seatName, winningWords } from "./names.ts";
import { detailOf } from "./pay.ts";
import { promptWords } from "./prompts.ts";
import { storyText } from "./story-text.ts";
import { lineOf } from "./telling.ts";

/** All that this game says. */
export const catacombsWords: GameWords<Catacombs> = {
  name: w("Catacombs", "Catacombs"),
  aim: winningWords,
  seat: (seat) => roleAt[seat] ?? seatName(seat),
  prompt: (prompt) => promptWords[prompt],
  labels: labelsOf,
  piece: (piece, sight) => pieceName(piece, cardOf(piece, sight)),
  line: lineOf,
  title: titleOf,
  ending: ({ ended }) => (ended === undefined ? w("", "") : say`${capital(endingWords[ended.why])}.`),
  detail: detailOf,
  story: storyText,
};

/** A seat by the part it plays from the start; the Overseer sits first (CAT-PLAYER-01). */
const roleAt: Readonly<Record<Seat, Words>> = {
  "seat-1": roleNames.overseer,
  "seat-2": roleNames["party-1"],
  "seat-3": roleNames["party-2"],
  "seat-4": roleNames["party-3"],
  "seat-5": roleNames["party-4"],
};

/** The room, and what is going on in it. */
function titleOf({ phase, rooms, here, fight }: View): Words {
  const card = rooms[here]?.card;
  const phaseName = phaseNames[phase];
  if (card === undefined) return phaseName;
  const round = fight === undefined || fight.round === 0 ? "" : ` ${fight.round}`;
  return say`${roomOf(card).name} — ${phaseName}${w(round, round)}`;
}

/** What stands on the board has its card there; what is to be placed is told with it. */
function cardOf(piece: string, { view, decision }: Pick<Sight<Catacombs>, "view" | "decision">): string {
  const placing = decision?.kind === "place" ? decision.pieces : [];
  const placed = placing.find((one) => one.piece === piece);
  return placed?.card ?? view.fight?.pieces.find(({ id }) => id === piece)?.card ?? piece;
}
