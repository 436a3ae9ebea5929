import { type Course, courseIn, type Wish } from "@ossuaire/discs";
import { entriesOf, flickThat } from "@ossuaire/discs/testing";
import type { Table } from "@ossuaire/flick";
import { tableOf } from "../arena.ts";
import type { Duel } from "./duel.ts";

/** How a disc would run with this flick; nothing is played. */
export function courseOf(game: Duel, disc: string, vx: number, vy: number): Course {
  return courseIn(entriesOf(arenaIn(game), disc, vx, vy), disc);
}

/** Flicks what is asked for, in the first way round the circle that runs as wished. */
export function flickAlong(game: Duel, wish: Wish): void {
  const { asked } = game;
  if (asked.kind !== "flick") throw new Error(`asked for ${asked.prompt}, not for a flick`);
  const speeds = [1000, 600, 1400, 300, 1900];
  const { disc, vx, vy } = flickThat(arenaIn(game), asked.pieces, speeds, (entries, flicked) =>
    wish(courseIn(entries, flicked), (other) => courseIn(entries, other)),
  );
  game.flick(vx, vy, disc);
}

function arenaIn({ state }: Duel): Table {
  return tableOf(state.options, state.discs);
}
