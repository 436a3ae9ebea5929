import { expect, test } from "vitest";
import { crystals, radiusOf } from "./arena.ts";
import { allCards, deckOf } from "./cards/decks.ts";
import { characters, isCharacter, teams } from "./teams.ts";
import {
  aiming,
  answerQuietly,
  finishTurn,
  lines,
  newMatch,
  playing,
  randomMoments,
  seen,
  sights,
  tapUntil,
} from "./testing/scenes.ts";
import { pieceName } from "./words/names.ts";
import { promptWords } from "./words/prompts.ts";

const projectiles = ["missile", "fireball", "longbow", "wave"] as const;

test("CON-COMP-01 there are 56 cards, 28 for each team, all of them in the piles and hands of a new match", () => {
  expect(allCards).toHaveLength(56);
  const { piles, hands } = newMatch().state;
  for (const team of teams) {
    const dealt = [...piles[team], ...(hands[team] ?? [])];
    expect(dealt).toHaveLength(28);
    expect(dealt.toSorted()).toEqual(
      deckOf(team)
        .map(({ id }) => id)
        .toSorted(),
    );
  }
});

test("CON-COMP-02 the four characters stay in the arena for the whole game", () => {
  for (const game of randomMoments()) {
    const ids = game.state.discs.map(({ id }) => id);
    expect(characters.filter((character) => !ids.includes(character))).toEqual([]);
  }
});

test("CON-COMP-03 one projectile at most lies in the arena, and it is one of the five", () => {
  const used = new Set<string>();
  for (const { state } of randomMoments()) {
    const [first, ...others] = state.discs.map(({ id }) => id).filter((id) => !isPermanent(id));
    if (first !== undefined) used.add(first);
    expect(others).toEqual([]);
  }
  expect([...used].toSorted()).toEqual(projectiles.toSorted());
});

test("CON-COMP-03 the missiles do not run out: a card with two of them makes both", () => {
  const game = playing("missile");
  tapUntil(game, "obstacle");
  expect(game.events("flicked").map(({ piece }) => piece)).toEqual(["missile", "s1", "missile"]);
});

test("CON-COMP-04 wave and power wave are the same disc", () => {
  const flights = (["wave", "power-wave"] as const).map((kind) => {
    const game = aiming(kind, { at: { s1: [100, 100], "crystal-2": [225, 100] } });
    const [piece] = game.asked.kind === "flick" ? game.asked.pieces : [];
    // Size and weight show in what it does to the crystal.
    game.flick(800, 0);
    return { piece, crystal: game.piece("crystal-2") };
  });
  expect(flights[0]).toEqual(flights[1]);
  expect(flights[0]?.piece).toBe("wave");
  expect(flights[0]?.crystal.x).toBeGreaterThan(226);
});

test("CON-COMP-05 there are five crystals, from the first moment to the last", () => {
  expect(crystals).toHaveLength(5);
  for (const { state } of randomMoments())
    expect(state.discs.filter(({ id }) => crystals.includes(id))).toHaveLength(5);
});

test.each(["first", "second", "third"])(
  "CON-COMP-06 both pools and the bank hold 24 tokens at every moment: %s match",
  (seed) => {
    for (const game of randomMoments({ exhaustion: true, health: 5 }, seed)) {
      const { pools, bank } = seen(game).view;
      expect(pools.sword + pools.skull + bank).toBe(24);
    }
  },
);

test("CON-COMP-07 each team has one marker with two faces, one for each of its characters", () => {
  const game = newMatch();
  const faces = { sword: new Set<number>(), skull: new Set<number>() };
  const active: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const { markers, active: now } = seen(game).view;
    for (const team of teams) faces[team].add(markers[team]);
    active.push(now.character);
    finishTurn(game);
  }
  expect(faces).toEqual({ sword: new Set([0, 1]), skull: new Set([0, 1]) });
  expect(active.toSorted()).toEqual(["c1", "c2", "s1", "s2"]);
});

test("CON-COMP-08 the arena is there from the start, with nothing to assemble", () => {
  const game = newMatch();
  expect(seen(game).view.discs).toHaveLength(9);
  expect(game.asked.prompt).toBe("card");
});

test.each([
  ["s1", 25],
  ["s2", 25],
  ["c1", 25],
  ["c2", 25],
  ["missile", 12],
  ["longbow", 12],
  ["fireball", 18],
  ["wave", 35],
  ["crystal-1", 45],
  ["crystal-5", 45],
])("CON-STICKER-01 a piece has one fixed size: %s measures %d mm", (piece, diameter) => {
  expect(2 * radiusOf(piece)).toBe(diameter);
});

test.each(projectiles)(
  "CON-STICKER-01 the table uses that size: a %s touches at the sum of both radii",
  (kind) => {
    const game = playing(kind);
    tapUntil(game, "place");
    const { asked } = game;
    const zone = asked.kind === "place" ? asked.pieces[0]?.zone[0] : undefined;
    expect(zone).toMatchObject({ shape: "ring", inner: 12.5 + radiusOf(kind) });
  },
);

test("CON-STICKER-02 question, log and shot tell a wave from a power wave", () => {
  const wave = told("wave");
  const powerWave = told("power-wave");
  expect(wave.prompt).not.toBe(powerWave.prompt);
  expect(wave.words.fr).not.toBe(powerWave.words.fr);
  expect(wave.words.en).not.toBe(powerWave.words.en);
  expect(wave.log.en).toMatch(/^Wave: a flick of the wave disc/);
  expect(powerWave.log.en).toMatch(/^Power wave: a flick of the wave disc/);
  expect(wave.log.fr).toMatch(/^Vague :/);
  expect(powerWave.log.fr).toMatch(/^Vague puissante :/);
});

function told(kind: "wave" | "power-wave") {
  const game = aiming(kind);
  const prompts = new Set(sights(game).map(({ waiting }) => waiting?.prompt));
  expect(prompts).toEqual(new Set([kind]));
  answerQuietly(game);
  return { prompt: kind, words: promptWords[kind], log: lines(game) };
}

test("CON-STICKER-03 every disc has its name in both languages from the start", () => {
  const names = seen(newMatch()).view.discs.map(({ id }) => pieceName(id));
  expect(new Set(names.map(({ fr }) => fr)).size).toBe(9);
  expect(new Set(names.map(({ en }) => en)).size).toBe(9);
});

function isPermanent(id: string): boolean {
  return isCharacter(id) || crystals.includes(id);
}
