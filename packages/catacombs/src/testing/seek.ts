import { entriesOf, flickThat } from "@ossuaire/discs/testing";
import type { Entry, Table } from "@ossuaire/flick";
import { arenaOf } from "../arena.ts";
import { fightOf } from "../state.ts";
import type { Campaign } from "./campaign.ts";

/** What a disc would touch with this flick, or that it leaves the board, in order; nothing is played. */
export function courseOf(game: Campaign, disc: string, vx: number, vy: number): readonly string[] {
  return courseIn(entriesOf(arenaIn(game), disc, vx, vy));
}

/** Flicks what is asked for, in the first way round the circle that runs as wished. */
export function flickAlong(game: Campaign, wish: (course: readonly string[]) => boolean): void {
  const speeds = [1000, 600, 1400, 300, 1600];
  const { vx, vy } = flickThat(arenaIn(game), [game.flickedPiece()], speeds, (entries) =>
    wish(courseIn(entries)),
  );
  game.flick(vx, vy);
}

function courseIn(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === "contact" && entry.direct) return [entry.discs[1]];
    return entry.kind === "exit" && entry.flicked ? ["edge"] : [];
  });
}

function arenaIn({ state }: Campaign): Table {
  const { board, pieces } = fightOf(state);
  return arenaOf(board, pieces);
}
