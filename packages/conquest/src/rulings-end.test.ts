import { expect, test } from "vitest";
import { duel, type Situation } from "./testing/duel.ts";
import { abreast, aiming, facing, finishTurn, tapUntil } from "./testing/scenes.ts";

/** Sword has no card left to play: the game ends with these pools and hands. */
const ended = (pools: { sword: number; skull: number }, more: Situation = {}) =>
  duel({
    pools,
    bank: 24 - pools.sword - pools.skull,
    piles: { sword: [], skull: [] },
    step: "draw",
    ...more,
  });

test("CON-RULING-51 the end is checked after all tokens of a shot, not between them", () => {
  const game = aiming("critical", { at: abreast, pools: { sword: 8, skull: 3 }, bank: 13 });
  game.flick(1000, 0);
  expect(game.events("wounded")).toMatchObject([{ lost: 3 }]);
  expect(game.events("ended")).toHaveLength(1);
});

test("CON-RULING-51 the rest of the card, the obstacle shot and the marker are dropped", () => {
  const game = aiming("combat", { pools: { sword: 8, skull: 1 }, bank: 15 });
  game.flickAt("c1");
  expect(game.events("flicked")).toHaveLength(1);
  expect(game.match.told.at(-1)?.event.type).toBe("ended");
});

test("CON-RULING-51 exhaustion may end a game before anything is drawn or played", () => {
  const options = { exhaustion: true };
  const game = ended({ sword: 1, skull: 1 }, { options, hands: { sword: ["miner"] } });
  expect(game.state).toMatchObject({ ended: "pool-empty", pools: { sword: 0 } });
  expect([...game.events("drew-card"), ...game.events("pile-empty")]).toEqual([]);
});

test("CON-RULING-52 a team loses what it has, and no pool is ever below 0", () => {
  const game = aiming("critical", { pools: { sword: 8, skull: 1 }, bank: 15 });
  game.flickAt("c1");
  expect(game.events("wounded")).toMatchObject([{ lost: 1, pools: { sword: 8, skull: 0 }, bank: 16 }]);
});

test("CON-RULING-53 tokens lost to the shots reach the bank first, then the ability takes from it", () => {
  const game = facing(["lighthouse-priestess"], { pools: { sword: 10, skull: 13 }, bank: 1 });
  game.choose("lighthouse-priestess");
  tapUntil(game, "wave");
  game.flickAt("c1");
  expect(game.state.bank).toBe(2);
  game.choose("yes");
  expect(game.state).toMatchObject({ pools: { sword: 11, skull: 12 }, bank: 1 });
  expect(game.match.outcome).toBeUndefined();
});

test("CON-RULING-53 Capture neither fills nor empties the bank", () => {
  const game = facing(["younger-prince"], { pools: { sword: 11, skull: 12 }, bank: 1 });
  game.choose("younger-prince");
  tapUntil(game, "combat");
  game.flickAt("c1");
  expect(game.state).toMatchObject({ pools: { sword: 12, skull: 11 }, bank: 1 });
  expect(game.match.outcome).toBeUndefined();
});

test("CON-RULING-54 should both pools be empty at once, it is a tie in health and hands decide", () => {
  const options = { exhaustion: true };
  const game = ended(
    { sword: 1, skull: 0 },
    { options, hands: { sword: ["miner"], skull: ["reaver", "ghoul"] } },
  );
  expect(game.state.pools).toEqual({ sword: 0, skull: 0 });
  expect(game.match.outcome).toEqual({ winners: ["skull"], rule: "CON-END-05" });
});

test("CON-RULING-55 the hands of a team are added up", () => {
  const hands = { sword: [], c1: ["reaver"], c2: ["ghoul"] };
  const game = ended({ sword: 8, skull: 8 }, { options: { players: 3, alone: "sword" }, hands });
  expect(game.events("ended")).toMatchObject([{ cards: { sword: 0, skull: 2 } }]);
  expect(game.match.outcome?.winners).toEqual(["c1", "c2"]);
});

test("CON-RULING-55 kept armour and the pile do not count", () => {
  const game = ended(
    { sword: 8, skull: 8 },
    {
      hands: { sword: [], skull: ["reaver"] },
      armour: { sword: ["lion-knight", "pilgrim"], skull: [] },
      discards: { sword: ["miner", "scout"], skull: [] },
    },
  );
  expect(game.match.outcome?.winners).toEqual(["skull"]);
});

test("CON-RULING-55 nor does the card being carried out", () => {
  const hands = { sword: ["enchantress", "miner"], skull: ["reaver"] };
  const game = facing([], { hands, pools: { sword: 10, skull: 12 }, bank: 2 });
  game.choose("enchantress");
  tapUntil(game, "heal");
  game.choose("yes");
  expect(game.state).toMatchObject({ ended: "bank-empty", pools: { sword: 12, skull: 12 } });
  expect(game.match.outcome).toEqual({ winners: [], rule: "CON-RULING-56" });
});

test("CON-RULING-56 with equal health and equal hands it is a draw", () => {
  const game = ended({ sword: 8, skull: 8 }, { hands: { sword: [], skull: [] } });
  expect(game.match.outcome).toEqual({ winners: [], rule: "CON-RULING-56" });
});

test("CON-RULING-57 drawing late: after the obstacle shot and before the marker", () => {
  const game = duel({ options: { lateDraw: true }, step: "draw" });
  finishTurn(game);
  const told = game.match.pages.flatMap(({ told }) => told.map(({ event }) => event));
  const types = told.slice(told.findLastIndex(({ type }) => type === "flicked")).map(({ type }) => type);
  expect(types).toEqual(["flicked", "drew-card", "marker", "turn"]);
});

test("CON-RULING-57 an empty pile gives nothing", () => {
  const hands = { sword: ["miner", "scout"] };
  const game = duel({ options: { lateDraw: true }, hands, piles: { sword: [], skull: ["harpy"] } });
  finishTurn(game);
  expect(game.state.hands["sword"]).toEqual(["scout"]);
  expect(game.events("pile-empty")).toMatchObject([{ team: "sword" }]);
});

/** It is the turn of Sword 1 in a game of four with exhaustion, Sword's pile holding this. */
const exhausting = (sword: readonly string[], more: Situation = {}) =>
  duel({
    options: { players: 4, exhaustion: true },
    step: "draw",
    piles: { sword: [...sword], skull: ["harpy", "witch"] },
    ...more,
    hands: { s1: ["miner"], s2: ["scout"], c1: ["reaver"], c2: ["ghoul"], ...more.hands },
  });

test("CON-RULING-58 exhaustion: before the draw; the turn in which the last card is drawn costs nothing", () => {
  const last = exhausting(["griffin"]);
  expect(last.state).toMatchObject({
    pools: { sword: 8 },
    piles: { sword: [] },
    hands: { s1: ["miner", "griffin"] },
  });
  finishTurn(last);
  finishTurn(last);
  expect(last.state.pools.sword).toBe(7);
});

test("CON-RULING-58 one card among the partners is enough, and the token goes to the bank", () => {
  const game = exhausting([], { hands: { s1: [] } });
  expect(game.state).toMatchObject({ pools: { sword: 7 }, bank: 9, ended: "no-card" });
  const none = exhausting([], { hands: { s1: [], s2: [] } });
  expect(none.state).toMatchObject({ pools: { sword: 8 }, bank: 8, ended: "no-card" });
});

test("CON-RULING-58 armour does not help, and a stunned turn is no exception", () => {
  const game = exhausting([], {
    armour: { sword: ["pilgrim"], skull: [] },
    stunned: { sword: true, skull: false },
  });
  expect(game.asked).toMatchObject({ seats: ["s1"], prompt: "give-up" });
  expect(game.state).toMatchObject({ pools: { sword: 7 }, armour: { sword: ["pilgrim"] } });
});
