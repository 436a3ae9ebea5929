import type { Rng } from "@ossuaire/kernel";
import type { ConquestOptions } from "../options.ts";

/** Who plays, in turn: every number of players, and with three of them either team as the one of one player. */
const companies = [
  { players: 2, alone: "sword" },
  { players: 3, alone: "sword" },
  { players: 3, alone: "skull" },
  { players: 4, alone: "sword" },
] as const;

/** The options of the game with this number: all companies in turn, everything else as it comes. */
export function randomOptions(game: number, rng: Rng): ConquestOptions {
  const { players, alone } = companies[game % companies.length] ?? companies[0];
  return {
    players,
    alone,
    health: rng.one([8, rng.int(1, 11)]),
    border: rng.one(["walls", "mat"]),
    obstacles: rng.one(["default", "agreed"]),
    lateDraw: rng.one([true, false]),
    exhaustion: rng.one([true, false]),
    abilities: rng.one([true, true, false]),
    armour: rng.one([true, true, false]),
  };
}
