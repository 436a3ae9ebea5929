import type { CatacombsOptions } from "@ossuaire/catacombs";

type Parties = CatacombsOptions["parties"];

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
