import type { Match } from "@ossuaire/kernel";
import { characterOf, isHero } from "./characters.ts";
import type { DarkReign } from "./table.ts";

/** What the events of a quest tell. */
export interface Chronicle {
  /** Who died, of what (a profile, or the rule by which PV were lost), and in which round. */
  readonly deaths: readonly Death[];
  /** How often heroes fell to the ground, and of what. */
  readonly falls: readonly Death[];
  /** REG-XP-02, 04: paid to each survivor. */
  readonly xp: number;
  /** Objects that heroes found, by their cards. */
  readonly treasures: readonly string[];
  readonly zones: number;
  /** Figures killed, by profile. */
  readonly kills: Readonly<Record<string, number>>;
  /** Where the time went: P.Action that heroes paid, by deed. */
  readonly spent: Readonly<Record<string, number>>;
}

interface Death {
  readonly who: string;
  readonly of: string;
  readonly round: number;
}

export function chronicleOf(match: Match<DarkReign>): Chronicle {
  const { state } = match;
  const causes = new Map<string, string>();
  const deaths: Death[] = [];
  const falls: Death[] = [];
  const treasures: string[] = [];
  const spent: Record<string, number> = {};
  let [round, xp, zones] = [0, 0, 0];
  let blow: Blow | undefined;
  const death = (who: string): Death => ({ who, of: causes.get(who) ?? "", round });
  for (const { event } of match.pages.flatMap(({ told }) => told)) {
    if (event.type === "attacked") blow = { target: event.target, by: characterOf(state, event.who).card };
    if (event.type === "lost") {
      causes.set(event.who, blow?.target === event.who ? blow.by : event.rule);
      blow = undefined;
    }
    if (event.type === "round") round = event.round;
    if (event.type === "zone-found") zones++;
    if (event.type === "rewarded") xp += event.xp;
    if (event.type === "found") treasures.push(event.thing);
    if (event.type === "falls" && isHero(characterOf(state, event.who))) falls.push(death(event.who));
    if (event.type === "gone" && event.why !== "left" && isHero(characterOf(state, event.who)))
      deaths.push(death(event.who));
    if (event.type === "does" && characterOf(state, event.who).side === "heroes")
      spent[event.deed] = (spent[event.deed] ?? 0) + event.cost;
  }
  return { deaths, falls, xp, treasures, zones, kills: state.tally.kills, spent };
}

/** The last attack, until it has taken PV. */
interface Blow {
  readonly target: string;
  readonly by: string;
}
