import { type Raised, raisable } from "../kinds.ts";
import type { RosterHero } from "../roster.ts";
import { heroCardOf, skillOf } from "../shelf.ts";

/** The figures of a sheet that XP can raise. */
type Figures = Pick<RosterHero, "levels" | "actions" | "pv">;

export function figureOf({ levels, actions, pv }: Figures, of: Raised): number {
  return of === "actions" ? actions : of === "pv" ? pv : levels[of];
}

/** REG-XP-05 to 07: the XP for one more, if there is a price at all. */
export function raisePrice(of: Raised, from: number): number {
  if (of === "pv") return 8;
  return of === "actions" ? (from < 5 ? 150 : 300) : 10 * (from + 1);
}

/** REG-XP-10: how far XP can raise a hero above its ready-made sheet. */
export function mostOf(hero: string, of: Raised): number {
  const first = figureOf(heroCardOf(hero), of);
  if (of === "pv") return first + 12;
  return of === "actions" ? 6 : Math.max(first, Math.min(first + 3, 8));
}

/** REG-XP-12: all XP that a hero has earned so far, spent or not. */
export function earnedBy({ hero, xp, skills, ...figures }: Omit<RosterHero, "things">): number {
  const card = heroCardOf(hero);
  const learned = skills.filter((skill) => !card.skills.includes(skill));
  const raises = raisable.map((of) => priceFrom(of, figureOf(card, of), figureOf(figures, of)));
  return [xp, ...raises, ...learned.map((skill) => skillOf(skill).xp)].reduce((all, one) => all + one);
}

function priceFrom(of: Raised, first: number, now: number): number {
  return Array.from({ length: Math.max(0, now - first) }, (_, i) => raisePrice(of, first + i)).reduce(
    (all, one) => all + one,
    0,
  );
}
