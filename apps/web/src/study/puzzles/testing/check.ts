import { prepare } from "@ossuaire/flick";
import type { Kind } from "@ossuaire/kernel";
import { gradeOf, measureOf, shapeOf } from "@ossuaire/study";
import { expect } from "vitest";
import { hand, type Solved } from "./solved.ts";

/** The solution solves it, its grade is what the measure says, and no aim of the whole fan is an easier way. */
export function expectSound<K extends Kind>({ puzzle, reading, aim, ease }: Solved<K>): void {
  const { id, grade, disc, vx, vy } = puzzle;
  const ready = prepare(reading.table);
  const shot = ready.ok ? ready.flick({ disc, vx, vy }) : ready;
  expect(shot.ok && reading.worth(shot), id).toBe(1);
  expect(gradeOf(ease), id).toBe(grade);
  expect(measureOf(reading, hand), id).toMatchObject({ ease, flick: { vx, vy } });
  expect(aim.fr, id).not.toMatch(/'| [:;!?»]|undefined/);
  expect(aim.en, id).not.toMatch(/['"]|undefined/);
}

/** No two of a theme look alike, turned or mirrored. */
export function newShapes(): <K extends Kind>(solved: Solved<K>) => void {
  const seen = new Map<string, string>();
  return ({ puzzle: { id, theme, whom }, reading }) => {
    const look = `${theme} ${shapeOf(reading, whom)}`;
    expect(seen.get(look), `${id} looks like it`).toBeUndefined();
    seen.set(look, id);
  };
}
