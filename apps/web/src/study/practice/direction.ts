import { turns } from "@ossuaire/study";
import type { Seen } from "../../board/scene.ts";
import type { Say } from "./words/words.ts";

/** Which way a wall lies for whoever looks at it: on an upright screen the board is a quarter round. Its own way back. */
export function turnSeen(turn: number, { turned }: Seen): number {
  return turned ? (turn + turns / 2) % turns : turn;
}

/** Clockwise from level, as seen. */
export function directionWords(say: Say, turn: number): string {
  if (turn === 0) return say("room.level");
  if (turn === turns / 2) return say("room.upright");
  const degrees = Math.round((turn * 180) / turns);
  return turn < turns / 2 ? say("room.falling", { degrees }) : say("room.rising", { degrees: 180 - degrees });
}
