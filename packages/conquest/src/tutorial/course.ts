import type { Entry } from "@ossuaire/flick";
import { crystals } from "../arena.ts";
import { type Character, isCharacter, type Team, teamOf, teams } from "../teams.ts";

/** What one disc touches in a flick, in order: the ids of discs, `wall` and `exit`. */
export type Course = readonly string[];

/** Whether a flick runs as it should, by the course of the flicked disc and those of the others. */
export type Wish = (course: Course, of: (disc: string) => Course) => boolean;

export function courseIn(entries: readonly Entry[], disc: string): Course {
  return entries.flatMap((entry) => {
    if (entry.kind === "wall" || entry.kind === "exit") return entry.disc === disc ? [entry.kind] : [];
    if (entry.kind !== "contact" || !entry.discs.includes(disc)) return [];
    return entry.discs.filter((id) => id !== disc);
  });
}

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
