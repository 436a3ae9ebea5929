import type { Reading } from "@ossuaire/discs";
import { effectOf, piecesIn } from "@ossuaire/discs/testing";
import { audience, finishRandomly, type Match, playRandomly, sightOf } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import type { Conquest } from "../table.ts";
import { startGame } from "../testing/fuzz.ts";
import { conquestStudy } from "./study.ts";

function readingsIn(match: Match<Conquest>): readonly Reading[] {
  const seat = match.decision?.seats[0];
  if (match.decision === undefined || seat === undefined) return [];
  return conquestStudy.readings(sightOf(match, seat).view, match.decision);
}

test("a flick hurts whom its reading says, in whole games over all options", () => {
  let flicks = 0;
  let hits = 0;
  for (let number = 0; number < 12; number++) {
    const match = startGame(7, number);
    const rng = testRng(`read ${number}`);
    while (match.decision !== undefined) {
      const readings = readingsIn(match);
      const { serial } = match.page;
      playRandomly(match, rng);
      const answer = match.page.submission?.answer;
      if (answer?.kind !== "flick") continue;
      const reading = readings.find(({ disc }) => disc === answer.piece);
      if (reading === undefined) throw new Error(`${answer.piece} was not read`);
      const { events } = sightOf(match, audience, serial);
      const hurt = events.flatMap((event) => (event.type === "hit" ? event.character : []));
      expect(piecesIn(reading, effectOf(reading, answer).hurt)).toEqual(hurt.toSorted());
      flicks += 1;
      hits += hurt.length;
    }
  }
  expect(flicks).toBeGreaterThan(200);
  expect(hits).toBeGreaterThan(20);
});

test("a projectile is read from a spot as it is once it lies there", () => {
  let placed = 0;
  for (let number = 0; number < 6; number++) {
    const match = startGame(7, number);
    const rng = testRng(`spot ${number}`);
    while (match.decision !== undefined) {
      const { decision } = match;
      const { view } = sightOf(match, decision.seats[0] ?? audience);
      playRandomly(match, rng);
      const answer = match.page.submission?.answer;
      if (decision.prompt !== "place" || answer?.kind !== "place") continue;
      const [before] = conquestStudy.readings(view, decision, answer.spots[0]);
      const [after] = readingsIn(match);
      if (before === undefined || after === undefined) throw new Error("it was not read");
      expect(before.disc).toBe(after.disc);
      expect(before.table).toEqual(after.table);
      for (const [vx, vy] of [
        [700, 0],
        [-500, 400],
        [0, -900],
      ] as const) {
        const flick = { kind: "flick", piece: after.disc, vx, vy } as const;
        expect(effectOf(before, flick)).toEqual(effectOf(after, flick));
      }
      expect(conquestStudy.readings(view, decision)).toEqual([]);
      placed += 1;
    }
  }
  expect(placed).toBeGreaterThan(20);
});

test("nothing is read where no flick is asked for", () => {
  const match = startGame(7, 1);
  finishRandomly(match, testRng("over"));
  expect(readingsIn(match)).toEqual([]);
});

test("whoever has more tokens stands better, and what lies face down says nothing", () => {
  const match = startGame(7, 1);
  const { judge } = conquestStudy;
  const view = match.game.view(match.state, audience);
  expect(judge.signs(view)).toHaveLength(judge.weights.length);
  const told = (sword: number, skull: number): number =>
    judge
      .signs({ ...view, pools: { sword, skull } })
      .reduce((sum, sign, n) => sum + sign * (judge.weights[n] ?? 0), 0);
  expect(told(8, 4)).toBeGreaterThan(told(8, 8));
  expect(told(4, 8)).toBeLessThan(told(8, 8));
  // A token counts more when few are left.
  expect(told(2, 1) - told(1, 1)).toBeGreaterThan(told(9, 8) - told(8, 8));
  for (const seat of match.seats)
    expect(judge.signs(match.game.view(match.state, seat))).toEqual(judge.signs(view));
});
