import type { CatacombsOptions } from "@ossuaire/catacombs";

type Parties = CatacombsOptions["parties"];

/** Less than 0: nobody. */
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

/** SOL-HERO-03: one of eight comes along, with the player who has fewest. */
export function takenAlong(parties: Parties, hero: string): Parties {
  const fewest = Math.min(...parties.map((party) => party.length));
  return handedTo(
    parties,
    hero,
    parties.findIndex((party) => party.length === fewest),
  );
}

export function sentHome(parties: Parties, hero: string): Parties {
  return parties.map((party) => party.filter((one) => one !== hero));
}

/** SOL-HERO-04 to 07: one in the place of another, with the same player. */
export function exchanged(parties: Parties, hero: string, other: string): Parties {
  return parties.map((party) => party.map((one) => (one === hero ? other : one)));
}
