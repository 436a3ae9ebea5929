import { sheetFor } from "../campaign/sheets.ts";
import type { Event } from "../events.ts";
import { findCard } from "../shelf.ts";
import type { SeenCharacter, View } from "../view.ts";

/** How a hero came out of a quest. */
export interface Fared {
  readonly hero: string;
  /** Figures that fell to its blows and shots. */
  readonly kills: number;
  /** PV that others lost to them. */
  readonly dealt: number;
  /** REG-VERDICT-48: of the common purse. */
  readonly share: number;
  /** REG-XP: all that it earned in this quest. */
  readonly xp: number;
  readonly fate: "alive" | "left" | "dead" | "banished";
}

/** What was worth telling, round by round. */
export interface Chapter {
  readonly round: number;
  readonly told: readonly Event[];
}

export interface Tale {
  readonly heroes: readonly Fared[];
  readonly chapters: readonly Chapter[];
  /** Figures of the MJ's that were killed. */
  readonly kills: number;
  /** Objects that were found, by their cards. */
  readonly treasures: readonly string[];
}

/** The quest as it went, out of what everybody has heard of it. */
export function taleOf(view: View, told: readonly Event[]): Tale {
  const deeds = creditOf(view, told);
  const kills = Object.values(view.unveiled?.kills ?? {}).reduce((sum, one) => sum + one, 0);
  return {
    heroes: view.characters
      .filter(({ hero }) => hero !== undefined)
      .map((who) => fared(view, who, told, deeds.get(who.id) ?? none)),
    chapters: chaptersOf(view, told),
    kills,
    treasures: told.flatMap((event) => (event.type === "found" ? [event.thing] : [])),
  };
}

interface Credit {
  readonly kills: number;
  readonly dealt: number;
}

const none: Credit = { kills: 0, dealt: 0 };

/** What came of each attack is whose attack it was. */
function creditOf({ characters }: View, told: readonly Event[]): ReadonlyMap<string, Credit> {
  const credits = new Map<string, Credit>();
  let blow: { readonly by: string; readonly target: string } | undefined;
  for (const event of told) {
    if (event.type === "attacked") blow = { by: event.who, target: event.target };
    if (event.type === "does") blow = undefined;
    if (blow === undefined || !("who" in event) || event.who !== blow.target) continue;
    const isFoe = characters.some(({ id, hero }) => id === event.who && hero === undefined);
    const { kills, dealt } = credits.get(blow.by) ?? none;
    if (event.type === "lost" && isFoe) credits.set(blow.by, { kills, dealt: dealt + event.lost });
    if (event.type === "killed" && isFoe) credits.set(blow.by, { kills: kills + event.figures, dealt });
  }
  return credits;
}

function fared(
  { options }: View,
  { id, card, xp, gone }: SeenCharacter,
  told: readonly Event[],
  credit: Credit,
): Fared {
  const spent = told.reduce(
    (sum, event) =>
      (event.type === "trained" || event.type === "studied") && event.who === id ? sum + event.xp : sum,
    0,
  );
  const shares = told.flatMap((event) => (event.type === "shared" ? [event.shares[id] ?? 0] : []));
  return {
    hero: id,
    ...credit,
    share: shares.reduce((sum, one) => sum + one, 0),
    xp: xp + spent - sheetFor(options, card).xp,
    fate: gone === "dead" || gone === "banished" || gone === "left" ? gone : "alive",
  };
}

/** Only what one would tell at home: new zones, the unforeseen, finds, deaths of heroes, and how it ended. */
function chaptersOf({ characters }: View, told: readonly Event[]): readonly Chapter[] {
  const isHero = (id: string) => characters.some((one) => one.id === id && one.hero !== undefined);
  const isGreat = (id: string) =>
    findCard("profiles", characters.find((one) => one.id === id)?.card ?? "")?.xp;
  const chapters: { round: number; told: Event[] }[] = [];
  let round = 0;
  for (const event of told) {
    if (event.type === "round") round = event.round;
    const isTold =
      (event.type === "zone-found" && event.who !== undefined) ||
      (event.type === "unforeseen" && event.card !== undefined) ||
      event.type === "found" ||
      event.type === "well-closed" ||
      event.type === "cheats-death" ||
      (event.type === "falls" && isHero(event.who)) ||
      (event.type === "gone" &&
        (isHero(event.who) || (event.why === "dead" && (isGreat(event.who) ?? 0) >= 10)));
    if (!isTold) continue;
    const last = chapters.at(-1);
    if (last?.round === round) last.told.push(event);
    else chapters.push({ round, told: [event] });
  }
  return chapters;
}
