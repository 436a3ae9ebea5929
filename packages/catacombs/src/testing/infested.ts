import { flickThat } from "@ossuaire/discs/testing";
import { arenaOf } from "../arena.ts";
import { type Campaign, fighting, type Situation } from "./campaign.ts";

/** The options of a match with Horde of Vermin (VER-VERDICT-01). */
export const withVermin = { boxes: ["vermin"], healer: "maireya" } as const;

/** A fight with Vermin on the table; the next Poison cards are these, from the top, and after them there is none. */
export function infested(situation: Situation = {}, deck?: readonly string[]): Campaign {
  const options = { ...withVermin, ...situation.options };
  const poison = deck === undefined ? {} : { poison: { deck: [...deck], discards: [] } };
  return fighting({ ...situation, options, state: { ...poison, ...situation.state } });
}

/** Flicks the disc that is asked for so that it touches all of these, and nobody else of the characters. */
export function strikeAll(game: Campaign, ...targets: readonly string[]): void {
  const { fight } = game.state;
  if (fight === undefined) throw new Error("no fight is on");
  const arena = arenaOf(fight.board, fight.pieces);
  const others = fight.pieces.map(({ id }) => id).filter((id) => !targets.includes(id));
  const speeds = [400, 600, 900, 1300, 1800, 120, 200, 300];
  const { vx, vy } = flickThat(arena, [game.flickedPiece()], speeds, (entries, disc) => {
    const met = entries.flatMap((entry) =>
      entry.kind === "contact" && entry.discs[0] === disc ? [entry.discs[1]] : [],
    );
    return targets.every((id) => met.includes(id)) && !met.some((id) => others.includes(id));
  });
  game.flick(vx, vy);
}
