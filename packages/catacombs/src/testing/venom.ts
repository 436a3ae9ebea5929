import type { Campaign, Situation } from "./campaign.ts";
import { infested } from "./infested.ts";

/** Somebody out of the way, so that the room goes on. */
export const apart = { "orc-1": [440, 300] } as const;

/** The Wyvern strikes the Elf with its Poison Melee, and stops there. */
export function stung(deck: readonly string[], situation: Situation = {}, victim = "elf"): Campaign {
  const at = { [victim]: [260, 60], "wyvern-1": [330, 60], ...apart, ...situation.at } as const;
  const game = infested({ phase: "overseer", ...situation, at }, deck);
  game.choose("wyvern-1:melee-fireball");
  game.flickAt(victim, 560);
  return game;
}

/** The Pit Viper, which is Lethal. */
export function bitten(deck: readonly string[], situation: Situation = {}): Campaign {
  const at = { elf: [260, 60], "pit-viper-1": [300, 60], ...apart, ...situation.at } as const;
  const game = infested({ phase: "overseer", ...situation, at }, deck);
  game.choose("pit-viper-1:melee");
  game.flickAt("elf", 560);
  return game;
}
