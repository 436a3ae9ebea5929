import { expect, test } from "vitest";
import { conquest } from "../conquest.ts";
import type { ConquestOptions } from "../options.ts";
import { duel } from "../testing/duel.ts";
import { finishTurn, newMatch, tapUntil, views } from "../testing/scenes.ts";

const handSizes = (options: Partial<ConquestOptions>) => views(newMatch(options))[0]?.hands;

test("CON-LATE-01 the card is drawn at the end of the turn instead of at the start", () => {
  const game = newMatch({ lateDraw: true });
  const { seat } = game.events("turn")[0] ?? { seat: "" };
  expect(game.events("drew-card")).toEqual([]);
  expect(game.state.hands[seat]).toHaveLength(3);
  tapUntil(game, "obstacle");
  expect(game.state.hands[seat]).toHaveLength(2);
  game.tap();
  expect(game.events("drew-card")).toMatchObject([{ seat, rule: "CON-LATE-01" }]);
  expect(game.state.hands[seat]).toHaveLength(3);
});

test("CON-LATE-02 the option is fixed before the game, shown to all, and holds for every player", () => {
  expect(conquest.readOptions({ lateDraw: true })).toMatchObject({ ok: true, options: { lateDraw: true } });
  expect(conquest.readOptions({ lateDraw: "sword" })).toMatchObject({ ok: false });
  const game = newMatch({ lateDraw: true, players: 4 });
  for (const _ of [1, 2, 3, 4]) finishTurn(game);
  for (const { options } of views(game)) expect(options.lateDraw).toBe(true);
  const drawn = game.events("drew-card");
  expect(drawn.map(({ seat }) => seat).toSorted()).toEqual(["c1", "c2", "s1", "s2"]);
  expect(new Set(drawn.map(({ rule }) => rule))).toEqual(new Set(["CON-LATE-01"]));
});

test("CON-LATE-03 every player starts with one card fewer", () => {
  expect(handSizes({ lateDraw: true })).toEqual({ sword: 3, skull: 3 });
  expect(handSizes({ lateDraw: true, players: 4 })).toEqual({ s1: 3, s2: 3, c1: 3, c2: 3 });
  expect(handSizes({ lateDraw: true, players: 3, alone: "sword" })).toEqual({ sword: 7, c1: 3, c2: 3 });
});

/** Sword's pile is empty at the start of its turn. */
const tired = (
  sword: readonly string[],
  options: Partial<ConquestOptions> = {},
  piles: readonly string[] = [],
) =>
  duel({
    options: { exhaustion: true, ...options },
    step: "draw",
    hands: { sword, skull: ["smuggler"] },
    piles: { sword: [...piles], skull: ["reaver", "ghoul", "witch", "harpy"] },
  });

test("CON-TIRED-01 a team with an empty pile and cards in hand loses a token at the start of its turn", () => {
  const game = tired(["miner", "scout"]);
  expect(game.state).toMatchObject({ pools: { sword: 7, skull: 8 }, bank: 9 });
  expect(game.events("exhausted")).toMatchObject([{ team: "sword", rule: "CON-TIRED-01" }]);
  expect(game.asked.prompt).toBe("card");
});

test("CON-TIRED-01 not without the option, and not while there are cards in the pile", () => {
  expect(tired(["miner"], { exhaustion: false }).health("sword")).toBe(8);
  expect(tired(["miner"], {}, ["scout", "griffin"]).health("sword")).toBe(8);
});

test("CON-TIRED-02 the loss comes back every turn of that team", () => {
  const game = tired(["miner", "scout", "unicorn"]);
  finishTurn(game);
  expect(game.state.pools).toEqual({ sword: 7, skull: 8 });
  finishTurn(game);
  expect(game.state.pools).toEqual({ sword: 6, skull: 8 });
  finishTurn(game);
  finishTurn(game);
  expect(game.state.pools).toEqual({ sword: 5, skull: 8 });
});

test("CON-TIRED-03 it stops when a Reset has put the discard back into the pile", () => {
  const game = tired(["miner", "pilgrim", "unicorn", "scout"]);
  finishTurn(game);
  finishTurn(game);
  game.choose("pilgrim");
  tapUntil(game, "reset");
  game.choose("yes");
  expect(game.state.piles.sword).toEqual(["miner"]);
  finishTurn(game);
  finishTurn(game);
  expect(game.events("exhausted")).toHaveLength(2);
  expect(game.health("sword")).toBe(6);
});
