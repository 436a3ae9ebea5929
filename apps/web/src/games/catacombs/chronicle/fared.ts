import { chronicleWords, heroCard, type Station, type View } from "@ossuaire/catacombs";
import type { Words } from "@ossuaire/kernel";

/** How a Hero came out of a campaign. */
export interface Fared {
  readonly hero: string;
  readonly name: Words;
  readonly kills: number;
  readonly hits: number;
  readonly gold: number;
  readonly life: number;
  readonly full: number;
}

export const faredHeads: readonly Words[] = [
  chronicleWords.kills,
  chronicleWords.hits,
  chronicleWords.gold,
  chronicleWords.life,
];

export function faredIn(stations: readonly Station[], { heroes }: Pick<View, "heroes">): readonly Fared[] {
  return Object.entries(heroes).map(([hero, { life, gold }]) => {
    const { name, life: full } = heroCard(hero);
    const kills = stations.flatMap((station) => station.kills.filter((kill) => kill.hero === hero));
    const hits = stations.reduce((sum, station) => sum + (station.heroes[hero]?.hits ?? 0), 0);
    return { hero, name, kills: kills.length, hits, gold, life, full };
  });
}
