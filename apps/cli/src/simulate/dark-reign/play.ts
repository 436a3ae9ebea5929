import { type DarkReignOptions, type Player, type Returned, simulated } from "@ossuaire/dark-reign";
import { fileOf } from "@ossuaire/kernel";
import type { AnyFixture, AnyResult } from "../simulation.ts";
import { campaignOf, type Stand } from "./campaign.ts";

/** One quest of a simulation, as plain data. */
export interface Fixture extends AnyFixture {
  readonly options: DarkReignOptions;
  readonly heroes: Player;
  /** REG-QUEST-04: all four quests with one roster; what is kept of it is the last of them. */
  readonly isCampaign: boolean;
}

export interface Result extends AnyResult, Omit<Returned, "match"> {
  readonly quest: string;
  readonly party: readonly string[];
  /** Of a campaign. */
  readonly stand?: Stand;
}

/** Plays a fixture to its end: the same fixture gives the same quest on every machine. */
export function play({ number, seed, options, heroes, isCampaign, keep }: Fixture): Result {
  const expedition = { options, seed, heroes };
  const { match, ...told } = isCampaign ? campaignOf(expedition) : simulated(expedition);
  const quest = isCampaign ? "campaign" : options.quest;
  const result = { number, quest, party: options.heroes, ...told };
  return keep ? { ...result, file: fileOf(match) } : result;
}
