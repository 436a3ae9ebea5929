import { w } from "@ossuaire/kernel";
import { type Situation, termsBefore } from "../../position.ts";
import { type Chapter, moment } from "../chapter.ts";

const room = "zothas-gatehouse";

/** Where everybody stands before the first turn: the Archer and the Minotaur behind obstacles. */
export const places = {
  barbarian: [62, 186],
  elf: [62, 128],
  thief: [26, 226],
  wizard: [26, 92],
  "orc-1": [345, 160],
  "skeleton-archer-1": [349, 96],
  "minotaur-1": [352, 230],
  "zombie-1": [420, 168],
} as const;

/** CAT-VSTORY-02: other monsters than those on the card, so that each shows something else. */
const scenario = {
  intro: w("", ""),
  rooms: {
    [room]: {
      monsters: ["orc", "skeleton-archer", "minotaur", "zombie"].map((monster) => ({ monster })),
    },
  },
};

/** Before the first Room card is turned up. */
export const before: Chapter["terms"] = () =>
  termsBefore(room, { options: { scenario }, state: { phase: "exploration" } }, "lesson", "consent");

/** Later in that room. */
export function inRoom(situation: Situation): Chapter["terms"] {
  return moment({ room, board: "summoning-circle", ...situation });
}
