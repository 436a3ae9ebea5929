import { type DarkReignOptions, type Player, type Returned, simulated } from "@ossuaire/dark-reign";
import { fileOf } from "@ossuaire/kernel";
import type { AnyFixture, AnyResult } from "../simulation.ts";

/** One quest of a simulation, as plain data. */
export interface Fixture extends AnyFixture {
  readonly options: DarkReignOptions;
  readonly heroes: Player;
}

export interface Result extends AnyResult, Omit<Returned, "match"> {
  readonly quest: string;
  readonly party: readonly string[];
}

/** Plays a fixture to its end: the same fixture gives the same quest on every machine. */
export function play({ number, seed, options, heroes, keep }: Fixture): Result {
  const { match, ...told } = simulated({ options, seed, heroes });
  const result = { number, quest: options.quest, party: options.heroes, ...told };
  return keep ? { ...result, file: fileOf(match) } : result;
}
