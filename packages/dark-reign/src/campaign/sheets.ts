import type { DarkReignOptions, Roster } from "../options.ts";
import type { RosterHero, RosterThing } from "../roster.ts";
import { heroCardOf } from "../shelf.ts";
import { earnedBy } from "./experience.ts";

/** REG-ROLE-04, REG-VERDICT-63: a ready-made sheet, with what every hero has in its first game. */
export function readyMade(hero: string): RosterHero {
  const { levels, actions, pv, skills, spells, gear } = heroCardOf(hero);
  const hands = ["right", "left"] as const;
  const things: readonly RosterThing[] = [
    ...gear.held.map((card, i) => ({ card, at: hands[i] ?? "left" })),
    ...(gear.worn === undefined ? [] : [{ card: gear.worn, at: "worn" as const }]),
    ...gear.carried.map((card) => ({ card, at: "carried" as const })),
  ];
  return { hero, levels, actions, pv, skills, spells, destiny: 2, ecus: 50, xp: 0, things };
}

/** The sheet with which a hero goes into this match: its own of the roster, or a fresh one; under the name agreed on (REG-SHEET-01). */
export function sheetFor(
  { roster, names }: Pick<DarkReignOptions, "roster" | "names">,
  hero: string,
): RosterHero {
  const own = roster?.heroes.find((one) => one.hero === hero);
  const sheet = own ?? { ...readyMade(hero), xp: xpOfNewcomers(roster) };
  const name = names?.[hero];
  return name === undefined ? sheet : { ...sheet, name };
}

/** REG-XP-12: half of what the survivor has earned who has earned least; without a survivor nothing. */
function xpOfNewcomers(roster: Roster | undefined): number {
  if (roster === undefined || roster.heroes.length === 0) return 0;
  return Math.floor(Math.min(...roster.heroes.map(earnedBy)) / 2);
}
