import { copyOf, type Game, Match } from "@ossuaire/kernel";
import { groundOf, isEmpty } from "../board.ts";
import { darkReign } from "../dark-reign.ts";
import { squaresOf } from "../grid/ground.ts";
import { asDrawn } from "../grid/zone.ts";
import { defaultOptions } from "../options.ts";
import { hangDoors } from "../rules/lay-zone.ts";
import { musterHero, musterProfile } from "../rules/muster.ts";
import { newTurn } from "../rules/turn.ts";
import { setup } from "../setup.ts";
import type { DarkReign } from "../table.ts";

/** A turn of the MJ begins: the recommended party in a great zone, and so many full groups of rats around it. */
export function crowd(groups: number): Match<DarkReign> {
  const options = { ...defaultOptions, town: false };
  const state = setup(options);
  state.phase = "turn-starts";
  state.round = 1;
  state.turn = newTurn("mj");
  state.zones.push({ card: "great-nave", ...asDrawn });
  hangDoors(state, 0);
  const free = () => squaresOf(groundOf(state), 0).filter((square) => isEmpty(state, square));
  for (const hero of options.heroes) {
    const [square] = free();
    if (square !== undefined) musterHero(state, hero, square);
  }
  for (let i = 0; i < groups; i++) {
    const square = free().at(-1);
    if (square !== undefined) musterProfile(state, "rat", square, { figures: 3 });
  }
  const [leader] = options.heroes;
  if (leader !== undefined) state.leader = leader;
  const game: Game<DarkReign> = { ...darkReign, setup: () => copyOf(state) };
  return Match.start(game, { options, seed: `crowd of ${groups}`, undo: "free" });
}
