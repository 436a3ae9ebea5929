import type { CatacombsOptions } from "@ossuaire/catacombs";

type Parties = CatacombsOptions["parties"];

/** CAT-PLAYER-04 to 07: who has which Heroes until the players choose, by the number of players. */
export const companies = {
  "2": [["elf", "barbarian", "thief", "wizard"]],
  "3": [
    ["elf", "wizard"],
    ["barbarian", "thief"],
  ],
  "4": [["elf"], ["barbarian"], ["thief", "wizard"]],
  "5": [["elf"], ["barbarian"], ["thief"], ["wizard"]],
} as const satisfies Readonly<Record<string, Parties>>;

export function playerOf(parties: Parties, hero: string): number {
  return parties.findIndex((party) => party.includes(hero));
}

/** CAT-PLAYER-08: this Hero has exactly one player, whoever had him before. Whether the split is allowed, the game says. */
export function handedTo(parties: Parties, hero: string, player: number): Parties {
  return parties.map((party, place) => {
    const others = party.filter((one) => one !== hero);
    return place === player ? [...others, hero] : others;
  });
}
