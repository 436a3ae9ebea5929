import { campaigned, type Expedition, type Returned, rosterAfter } from "@ossuaire/dark-reign";
import { summed } from "../share.ts";

/** How far a group has come, and what those who are left of it have then. */
export interface Stand {
  /** Quests won, of four. */
  readonly won: number;
  readonly heroes: number;
  readonly ecus: number;
  readonly things: number;
  readonly spells: number;
  readonly skills: number;
}

/** Four quests with one roster, taken as one game: won, if all of them are. */
export function campaignOf(expedition: Expedition): Returned & { readonly stand: Stand } {
  const played = campaigned(expedition);
  const last = played.at(-1);
  if (last === undefined) throw new Error("a campaign of no quests");
  const total = (figure: (quest: Returned) => number) => played.reduce((sum, one) => sum + figure(one), 0);
  const won = played.filter(({ isWon }) => isWon).length;
  return {
    ...last,
    isWon: last.isWon && won === played.length,
    rounds: total(({ rounds }) => rounds),
    answers: total(({ answers }) => answers),
    gold: total(({ gold }) => gold),
    xp: total(({ xp }) => xp),
    zones: total(({ zones }) => zones),
    deaths: played.flatMap(({ deaths }) => deaths),
    falls: played.flatMap(({ falls }) => falls),
    treasures: played.flatMap(({ treasures }) => treasures),
    kills: added(played.map(({ kills }) => kills)),
    spent: added(played.map(({ spent }) => spent)),
    stand: { won, ...leftOf(last) },
  };
}

function leftOf({ match }: Returned): Omit<Stand, "won"> {
  const heroes = rosterAfter(match.state)?.heroes ?? [];
  const all = (figure: (hero: (typeof heroes)[number]) => number) =>
    heroes.reduce((sum, one) => sum + figure(one), 0);
  return {
    heroes: heroes.length,
    ecus: all(({ ecus }) => ecus),
    things: all(({ things }) => things.length),
    spells: all(({ spells }) => spells.length),
    skills: all(({ skills }) => skills.length),
  };
}

const added = (counts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(summed(counts)).map(([name, count = 0]) => [name, count]));
