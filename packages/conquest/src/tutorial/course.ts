import type { Wish } from "@ossuaire/discs";
import { crystals } from "../arena.ts";
import { type Character, isCharacter, type Team, teamOf, teams } from "../teams.ts";

/** Touches no character at all. */
export const harmless: Wish = (course) => !course.some(isCharacter);

/** Goes its way and meets nothing: the calmest of moves. */
export const untouched: Wish = (course) => course.length === 0;

/** Enemies of the one who shoots. */
export type Targets = readonly [Character, ...Character[]];

/** Hits exactly one of these, all of one team, before any wall, and not its companion. */
export function wounding(...targets: Targets): Wish {
  const team = teamOf(targets[0]);
  return (course) => {
    const clean = course.includes("wall") ? course.slice(0, course.indexOf("wall")) : course;
    const hit = new Set(clean.filter(isCharacter).filter((id) => teamOf(id) === team));
    return hit.size === 1 && targets.some((target) => hit.has(target));
  };
}

/** The same, by way of an obstacle. */
export function woundingByCrystal(...targets: Targets): Wish {
  const wounds = wounding(...targets);
  return (course, of) => crystals.includes(course[0] ?? "") && wounds(course, of);
}

/** Strikes a character of each team, and both bounce off walls. */
export const strikingBoth: Wish = (course, of) => {
  const bounces = (team: Team) =>
    course.some((id) => isCharacter(id) && teamOf(id) === team && of(id).includes("wall"));
  return teams.every(bounces);
};

/** Strikes somebody. */
export const striking: Wish = (course) => course.some(isCharacter);
