import { expect, test } from "vitest";
import type { Card } from "./cards/card.ts";
import { allCards, deckOf } from "./cards/decks.ts";
import { duel, named } from "./testing/duel.ts";
import {
  aiming,
  answerQuietly,
  facing,
  finishTurn,
  newMatch,
  randomMoments,
  tapUntil,
} from "./testing/scenes.ts";
import { roleNames, signNames } from "./words/names.ts";
import { lineOf } from "./words/telling.ts";

test("CON-RULING-12 an empty pile: the draw is skipped without penalty, and the turn goes on with the hand", () => {
  const game = duel({ step: "draw", piles: { sword: [], skull: [] }, hands: { sword: ["miner"] } });
  expect(game.events("pile-empty")).toMatchObject([{ team: "sword", rule: "CON-RULING-12" }]);
  expect(game.state).toMatchObject({ pools: { sword: 8, skull: 8 }, bank: 8 });
  expect(game.asked).toMatchObject({ prompt: "card", options: named("miner") });
});

test("CON-RULING-13 every card in hand can always be played", () => {
  const all = deckOf("sword").map(({ id }) => id);
  const game = duel({ hands: { sword: all }, piles: { sword: [], skull: [] } });
  expect(game.asked).toMatchObject({ options: named(...all) });
  for (const option of all) expect(game.match.check("sword", { kind: "choose", option })).toBeUndefined();
});

test("CON-RULING-13 only an empty hand after the draw ends the game, and the partner's hand does not help", () => {
  const options = { players: 4 } as const;
  const drawn = duel({ options, step: "draw", hands: { s1: [] }, piles: { sword: ["miner"], skull: [] } });
  expect(drawn.asked).toMatchObject({ seats: ["s1"], options: named("miner") });
  const none = duel({
    options,
    step: "draw",
    hands: { s1: [], s2: ["scout"] },
    piles: { sword: [], skull: [] },
  });
  expect(none.state.ended).toBe("no-card");
});

test.each(allCards)(
  "CON-RULING-14 all shots of $id are compulsory, in the printed order",
  ({ id, team, shots }) => {
    const game = facing([], { first: team, hands: { [team]: [id] }, options: { abilities: false } });
    game.choose(id);
    for (const { kind } of shots) {
      tapUntil(game, kind);
      for (const pass of ["none", "no", "pass"]) {
        expect(game.submit({ kind: "choose", option: pass })).toMatchObject({ code: "wrong-kind" });
      }
      game.tap(team === "sword" ? -60 : 60, 0);
    }
    tapUntil(game, "obstacle");
    const flicked = game.events("flicked").map(({ shot }) => shot);
    expect(flicked).toEqual(shots.map(({ kind }) => kind));
  },
);

test("CON-RULING-15 class, role and sign do nothing: a whole match never looks at them", () => {
  const looked: string[] = [];
  const restore = allCards.flatMap((card) =>
    (["role", "sign"] as const).map((fact) => watch(card, fact, looked)),
  );
  try {
    for (const game of randomMoments({ players: 3 })) game.news().map(lineOf);
  } finally {
    for (const undo of restore) undo();
  }
  expect(looked).toEqual([]);
});

/** Notes whoever reads this fact of a card; returns how to take the watch off again. */
function watch(card: Card, fact: "role" | "sign", looked: string[]): () => void {
  const value = card[fact];
  const get = () => {
    looked.push(`${fact} of ${card.id}`);
    return value;
  };
  Object.defineProperty(card, fact, { get, configurable: true, enumerable: true });
  return () =>
    Object.defineProperty(card, fact, { value, configurable: true, enumerable: true, writable: true });
}

test("CON-RULING-15 they are shown: every role and every sign has its words in both languages", () => {
  for (const { role, sign } of allCards) {
    for (const words of [roleNames[role], signNames[sign]])
      expect(words.fr.length * words.en.length).toBeGreaterThan(0);
  }
});

test.each([
  [60, 0],
  [-60, 0],
  [0, -60],
  [-48, 36],
])("CON-RULING-16 a shot may be wasted with the weakest flick, (%d, %d)", (vx, vy) => {
  const game = aiming("combat");
  const { x, y } = game.piece("s1");
  game.flick(vx, vy);
  expect(Math.sqrt((game.piece("s1").x - x) ** 2 + (game.piece("s1").y - y) ** 2)).toBeCloseTo(0.9, 6);
  expect(game.asked.prompt).toBe("move");
});

test.each([
  [0, 0],
  [59, 0],
  [-41, 42],
])("CON-RULING-16 there is no flick of strength (%d, %d), and no pass", (vx, vy) => {
  const game = aiming("combat");
  expect(game.submit({ kind: "flick", piece: "s1", vx, vy })).toMatchObject({
    code: "too-weak",
    rule: "CON-RULING-16",
  });
  expect(game.asked.prompt).toBe("combat");
});

test("CON-RULING-17 any direction is legal, with or without a line of sight", () => {
  const game = aiming("missile", { at: { "crystal-2": [160, 40] } });
  for (const [vx, vy] of [
    [1900, 0],
    [-1900, 0],
    [0, 1900],
    [0, -1900],
    [-1300, 1300],
    [5, -60],
  ]) {
    expect(game.match.check("sword", { kind: "flick", piece: "missile", vx, vy })).toBeUndefined();
  }
});

test("CON-RULING-18 the next question comes when all discs lie still, and a flick is final", () => {
  const game = aiming("combat");
  const { serial } = game.match.page;
  game.flickAt("c1", 1900);
  const flick = { kind: "flick", piece: "s1", vx: 500, vy: 0 };
  expect(game.match.submit("sword", flick, serial)).toMatchObject({ code: "out-of-date" });
  const lying = game.state.discs;
  expect(game.match.undo()).toMatchObject({ code: "undo-barrier" });
  expect(game.state.discs).toEqual(lying);
  answerQuietly(game);
  expect(game.stateBefore(game.events("flicked").at(-1)).discs).toEqual(lying);
});

test("CON-RULING-65 the rules know neither giving up nor a clock: an unfinished game has no winner", () => {
  const game = newMatch();
  for (const answer of [
    { kind: "resign" },
    { kind: "choose", option: "resign" },
    { kind: "choose", option: "draw" },
  ]) {
    expect(game.submit(answer)).toBeDefined();
  }
  finishTurn(game);
  expect(game.match.outcome).toBeUndefined();
  for (const moment of randomMoments({}, "unfinished")) {
    expect(moment.match.outcome === undefined).toBe(moment.match.decision !== undefined);
  }
});
