import { flick } from "@ossuaire/flick";
import { arenaOf } from "../arena.ts";
import { fightOf } from "../state.ts";
import type { Campaign } from "./campaign.ts";

/** What a disc would touch with this flick, or that it leaves the board, in order; nothing is played. */
export function courseOf({ state }: Campaign, disc: string, vx: number, vy: number): readonly string[] {
  const { board, pieces } = fightOf(state);
  const report = flick(arenaOf(board, pieces), { disc, vx, vy }, { tracks: false });
  if (!report.ok) throw new Error(`${disc} cannot be flicked: ${report.code}`);
  return report.entries.flatMap((entry) => {
    if (entry.kind === "contact" && entry.direct) return [entry.discs[1]];
    return entry.kind === "exit" && entry.flicked ? ["edge"] : [];
  });
}

/** Flicks what is asked for, in the first way round the circle that runs as wished: so no test depends on aim. */
export function flickAlong(game: Campaign, wish: (course: readonly string[]) => boolean): void {
  const { asked } = game;
  const disc = asked.kind === "flick" ? asked.pieces[0] : undefined;
  if (disc === undefined) throw new Error(`asked for ${asked.prompt}, not for a flick`);
  for (const speed of [1000, 600, 1400, 300, 1600]) {
    for (let degrees = 0; degrees < 360; degrees++) {
      const angle = (degrees * Math.PI) / 180;
      const [vx, vy] = [Math.round(Math.cos(angle) * speed), Math.round(Math.sin(angle) * speed)];
      if (!wish(courseOf(game, disc, vx, vy))) continue;
      game.flick(vx, vy);
      return;
    }
  }
  throw new Error(`no flick of ${disc} runs such a course`);
}
