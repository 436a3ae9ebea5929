import { prepare } from "@ossuaire/flick";
import { xoroshiro } from "@ossuaire/kernel";
import { shaky, steady, trained } from "@ossuaire/marksman";
import { describe, expect, test } from "vitest";
import { bestOf } from "../best.ts";
import { easeOf } from "../ease.ts";
import { fanOf } from "../fan.ts";
import { wayTo } from "../way.ts";
import { type Exercise, exercises } from "./exercises.ts";
import { reaches } from "./goal.ts";
import { readLayout, tableOf } from "./layout.ts";
import { practiceReading } from "./reading.ts";

const rng = () => xoroshiro.fromSeed("practice");

const found = new Map(exercises.map((exercise) => [exercise.id, bestFlick(exercise)]));

function bestFlick({ id, layout, disc, goal }: Exercise) {
  const reading = practiceReading(layout, disc, goal);
  const best = bestOf(reading, fanOf(reading), trained, rng()).find(({ meant }) => meant.killed !== 0);
  if (best === undefined) throw new Error(`nobody can do ${id}`);
  return { reading, best };
}

function foundFor({ id }: Exercise) {
  const flick = found.get(id);
  if (flick === undefined) throw new Error(`nothing was sought for ${id}`);
  return flick;
}

describe.each(exercises.map((exercise) => [exercise.id, exercise] as const))("%s", (_, exercise) => {
  const { layout, disc, goal } = exercise;

  test("can be laid by hand, and can be done", () => {
    expect(readLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
    const { reading, best } = foundFor(exercise);
    const ready = prepare(tableOf(layout));
    if (!ready.ok) throw new Error(ready.code);
    const shot = ready.flick(best.flick);
    expect(shot.ok && reaches(shot, disc, goal)).toBe(true);
    expect(best.share).toBeGreaterThan(0.15);
    const shares = [shaky, trained, steady].map(
      (hand) => easeOf(reading, best.flick, hand, rng())?.share ?? 0,
    );
    expect(shares[2]).toBeGreaterThanOrEqual(shares[0] ?? 1);
    expect(shares[2]).toBeGreaterThan(0.45);
  });
});

test("the first is easy, the last ones are not", () => {
  const shares = exercises.map((exercise) => foundFor(exercise).best.share);
  expect(shares[0]).toBeGreaterThan(0.95);
  for (const late of shares.slice(8)) expect(late).toBeLessThan(0.8);
});

test("a double bank goes over two walls", () => {
  const exercise = exercises.at(-1);
  if (exercise === undefined) throw new Error("there are none");
  const { best } = foundFor(exercise);
  const ready = prepare(tableOf(exercise.layout));
  const shot = ready.ok ? ready.flick(best.flick) : ready;
  if (!shot.ok) throw new Error(shot.code);
  expect(wayTo(shot.report().entries, exercise.disc, ["target-1"]).banks.length).toBeGreaterThanOrEqual(2);
});
