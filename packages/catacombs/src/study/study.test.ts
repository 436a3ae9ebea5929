import type { Reading } from "@ossuaire/discs";
import { effectOf, piecesIn } from "@ossuaire/discs/testing";
import { audience, type Match, sightOf } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import type { Catacombs } from "../table.ts";
import { startCampaign } from "../testing/fuzz.ts";
import { randomHand } from "../testing/random-hand.ts";
import { catacombsStudy } from "./study.ts";

function readingsIn(match: Match<Catacombs>): readonly Reading[] {
  const seat = match.decision?.seats[0];
  if (match.decision === undefined || seat === undefined) return [];
  return catacombsStudy.readings(sightOf(match, seat).view, match.decision);
}

test("a flick costs those life whom its reading names, in campaigns over all options", () => {
  const seen = { flicks: 0, hurt: 0, killed: 0 };
  for (let number = 0; number < 8; number++) {
    const match = startCampaign(5, number);
    const rng = testRng(`read ${number}`);
    for (let answers = 0; answers < 600 && match.decision !== undefined; answers++) {
      const readings = readingsIn(match);
      const { serial } = match.page;
      const { seat, answer } = randomHand(match, rng, {
        heroesAim: 70,
        overseerAims: 70,
        prefer: () => false,
      });
      match.submit(seat, answer);
      if (answer.kind !== "flick") continue;
      const reading = readings.find(({ disc }) => disc === answer.piece);
      if (reading === undefined) throw new Error(`${answer.piece} was not read`);
      const effect = effectOf(reading, answer);
      const { events } = sightOf(match, audience, serial);
      const struck = events.flatMap((event) =>
        event.type === "hurt" || (event.type === "stunned" && event.rule === "CAT-INCAP-01")
          ? event.piece
          : [],
      );
      const read = [...piecesIn(reading, effect.hurt), ...piecesIn(reading, effect.harmed)];
      expect(new Set(read)).toEqual(new Set(struck));
      const killed = events.flatMap((event) =>
        event.type === "hurt" && event.life === 0 ? event.piece : [],
      );
      expect(killed).toEqual(expect.arrayContaining([...piecesIn(reading, effect.killed)]));
      seen.flicks += 1;
      seen.hurt += read.length;
      seen.killed += killed.length;
    }
  }
  expect(seen.flicks).toBeGreaterThan(1000);
  expect(seen.hurt).toBeGreaterThan(300);
  expect(seen.killed).toBeGreaterThan(50);
});

test("a projectile is read from a spot as it is once it lies there", () => {
  let placed = 0;
  for (let number = 0; number < 8; number++) {
    const match = startCampaign(5, number);
    const rng = testRng(`spot ${number}`);
    for (let answers = 0; answers < 400 && match.decision !== undefined; answers++) {
      const { decision } = match;
      const { view } = sightOf(match, decision.seats[0] ?? audience);
      const { seat, answer } = randomHand(match, rng, {
        heroesAim: 70,
        overseerAims: 70,
        prefer: () => false,
      });
      match.submit(seat, answer);
      if (decision.prompt !== "place-shot" || answer.kind !== "place") continue;
      const [before] = catacombsStudy.readings(view, decision, answer.spots[0]);
      const [after] = readingsIn(match);
      if (before === undefined || after === undefined) throw new Error("it was not read");
      expect(before.disc).toBe(after.disc);
      expect(before.table).toEqual(after.table);
      expect(before.pieces).toEqual(after.pieces);
      for (const [vx, vy] of [
        [700, 0],
        [-500, 400],
        [0, -900],
      ] as const) {
        const flick = { kind: "flick", piece: after.disc, vx, vy } as const;
        expect(effectOf(before, flick)).toEqual(effectOf(after, flick));
      }
      placed += 1;
    }
  }
  expect(placed).toBeGreaterThan(50);
});

test("Heroes stand better with more life, and what lies face down says nothing", () => {
  const match = startCampaign(5, 1);
  const { judge } = catacombsStudy;
  const view = match.game.view(match.state, audience);
  expect(judge.signs(view)).toHaveLength(judge.weights.length);
  const told = (life: number): number => {
    const heroes = Object.entries(view.heroes).map(([id, hero]) => [id, { ...hero, life }] as const);
    return judge
      .signs({ ...view, heroes: Object.fromEntries(heroes) })
      .reduce((sum, sign, n) => sum + sign * (judge.weights[n] ?? 0), 0);
  };
  expect(told(5)).toBeGreaterThan(told(2));
  for (const seat of match.seats)
    expect(judge.signs(match.game.view(match.state, seat))).toEqual(judge.signs(view));
});
