import { type Conquest, conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { conquestStudy } from "@ossuaire/conquest/study";
import { Match, playBot, xoroshiro } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { analyse, analyseQuickly } from "./analyse.ts";
import type { Analysis } from "./analysis.ts";

function duel(seed: string): Match<Conquest> {
  const match = Match.start(conquest, { options: { ...defaultOptions, health: 2 }, seed, undo: "free" });
  const bots = { sword: conquestBot("novice"), skull: conquestBot("novice") };
  const rng = xoroshiro.fromSeed("bots");
  while (match.decision !== undefined) playBot(match, bots, rng);
  return match;
}

describe("a duel looked at again", () => {
  const match = duel("replay");
  const found = [...analyse(match, conquestStudy)].filter((one): one is Analysis => one !== undefined);
  const [first, ...later] = found;

  test("has a chance for every answer, and ends with who won", () => {
    expect(first?.curve).toHaveLength(match.answers.length + 1);
    expect(first?.curve.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    expect(first?.curve.at(-1)).toBe(match.outcome?.winners[0] === "sword" ? 1 : 0);
    expect(first?.turningPoints.length).toBeGreaterThan(0);
  });

  test("knows every flick, whom it hurt, and nothing better than the best", () => {
    const made = match.answers.flatMap(({ answer }, at) => (answer.kind === "flick" ? [at] : []));
    expect(first?.flicks.map(({ at }) => at)).toEqual(made);
    const hits = match.pages.map(({ told }) => told.filter(({ event }) => event.type === "hit").length);
    for (const { at, hurt, made, best } of first?.flicks ?? []) {
      expect(hurt).toHaveLength(hits[at + 1] ?? 0);
      expect(best.expected).toBeGreaterThanOrEqual(made.expected);
    }
  });

  test("gets better while one looks, and never worse", () => {
    expect(later.map(({ round, done }) => [round, done])).toEqual([
      [1, false],
      [2, true],
    ]);
    const last = later.at(-1);
    expect(last?.curve).toEqual(first?.curve);
    const gains = first?.flicks.map(
      ({ best }, n) => (last?.flicks[n]?.best.expected ?? -Infinity) - best.expected,
    );
    expect(gains?.every((gain) => gain >= 0)).toBe(true);
    expect(gains?.some((gain) => gain > 0)).toBe(true);
  });

  test("is the same every time, and leaves the match alone", () => {
    const before = match.hash();
    expect(analyseQuickly(match, conquestStudy)).toEqual(first);
    expect(match.hash()).toBe(before);
  });
});

test("a match that has only begun has a beginning of a curve", () => {
  const match = Match.start(conquest, { options: defaultOptions, seed: "begun", undo: "free" });
  const { curve, flicks, players } = analyseQuickly(match, conquestStudy);
  expect(curve).toHaveLength(1);
  expect([flicks, players]).toEqual([[], []]);
});
