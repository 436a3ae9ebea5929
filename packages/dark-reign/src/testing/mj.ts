import { playBot } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { mjBot } from "../bots/mj/mj.ts";
import { mjSeat } from "../options.ts";
import type { Scene } from "./scene.ts";

/** Lets the computer play the MJ until a hero is asked again, or the game is over. */
export function mjPlays({ match }: Pick<Scene, "match">): void {
  const rng = testRng("mj");
  while (match.decision?.seats.includes(mjSeat)) playBot(match, { [mjSeat]: mjBot }, rng);
}
