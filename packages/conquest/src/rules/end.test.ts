import { expect, test } from "vitest";
import { duel } from "../testing/duel.ts";
import { aiming, facing, lines, sights, tapUntil } from "../testing/scenes.ts";

/** Skull has one token left, and Sword 1 strikes it with a card of several shots. */
function lastBlow(sword = 8, card = "war-bear") {
  const game = facing([card], { pools: { sword, skull: 1 }, bank: 23 - sword });
  game.choose(card);
  game.flickAt("c1");
  return game;
}

/** Sword may heal, with so many tokens in the bank. */
function healing(bank: number, pools: { sword: number; skull: number }, card = "enchantress") {
  const game = facing([card], { pools, bank });
  game.choose(card);
  tapUntil(game, "heal");
  return game;
}

/** Sword has to play a card and has none. */
function emptyHanded(pools: { sword: number; skull: number }, skull: readonly string[] = ["reaver"]) {
  const bank = 24 - pools.sword - pools.skull;
  const hands = { sword: [], skull };
  return duel({ step: "draw", pools, bank, hands, piles: { sword: [], skull: [] } });
}

test("CON-END-01 the game ends at once when a pool is empty", () => {
  const game = lastBlow();
  expect(game.match.decision).toBeUndefined();
  expect(game.match.outcome).toEqual({ winners: ["sword"], rule: "CON-END-04" });
  expect(game.events("ended")).toMatchObject([{ why: "pool-empty", rule: "CON-END-01" }]);
});

test("CON-END-02 the game ends at once when the bank is empty", () => {
  const game = healing(2, { sword: 11, skull: 11 });
  expect(game.match.outcome).toBeUndefined();
  game.choose("yes");
  expect(game.match.decision).toBeUndefined();
  expect(game.events("ended")).toMatchObject([{ why: "bank-empty", rule: "CON-END-02", bank: 0 }]);
});

test("CON-END-03 the game ends at once when a player has to play a card and has none", () => {
  const game = emptyHanded({ sword: 8, skull: 7 });
  expect(game.match.decision).toBeUndefined();
  expect(game.events("ended")).toMatchObject([{ why: "no-card", rule: "CON-END-03" }]);
});

test("CON-END-04 whatever ended the game, more health wins", () => {
  expect(lastBlow(1).match.outcome?.winners).toEqual(["sword"]);
  const healed = healing(1, { sword: 3, skull: 20 });
  healed.choose("yes");
  expect(healed.match.outcome?.winners).toEqual(["skull"]);
  expect(emptyHanded({ sword: 9, skull: 8 }).match.outcome?.winners).toEqual(["sword"]);
  expect(emptyHanded({ sword: 7, skull: 8 }).match.outcome?.winners).toEqual(["skull"]);
});

test("CON-END-04 all players of the team win", () => {
  const hands = { s1: ["war-bear"] };
  const game = facing([], { options: { players: 4 }, hands, pools: { sword: 8, skull: 1 }, bank: 15 });
  game.choose("war-bear");
  game.flickAt("c1");
  expect(game.match.outcome?.winners).toEqual(["s1", "s2"]);
});

test("CON-END-05 with equal health, more cards in hand win", () => {
  const game = emptyHanded({ sword: 8, skull: 8 });
  expect(game.match.outcome).toEqual({ winners: ["skull"], rule: "CON-END-05" });
});

test("CON-END-06 nothing more is carried out after the end, and every later answer is refused", () => {
  const game = lastBlow();
  const told = game.events("flicked").length;
  for (const answer of [
    { kind: "flick", piece: "s1", vx: 500, vy: 0 },
    { kind: "flick", piece: "crystal-1", vx: 500, vy: 0 },
    { kind: "choose", option: "yes" },
  ]) {
    expect(game.submit(answer, "sword")).toMatchObject({ code: "not-open" });
  }
  expect(game.events("flicked")).toHaveLength(told);
  expect([...game.events("marker"), ...game.events("discarded")]).toEqual([]);
  expect(game.state.markers).toEqual({ sword: 0, skull: 0 });
});

test("CON-END-06 no ability follows a blow that ended the game", () => {
  const game = facing(["landsknecht"], { pools: { sword: 8, skull: 2 }, bank: 14 });
  game.choose("landsknecht");
  tapUntil(game, "critical");
  game.flickAt("c1");
  expect(game.match.outcome).toBeDefined();
  expect(game.events("stunned")).toEqual([]);
});

test("CON-END-07 everybody sees the reason, both pools, both hand sizes and the winner", () => {
  const game = aiming("combat", {
    pools: { sword: 5, skull: 1 },
    bank: 18,
    hands: { sword: ["miner"], skull: ["reaver", "ghoul"] },
  });
  game.flickAt("c1");
  for (const { outcome, events, view } of sights(game)) {
    expect(outcome?.winners).toEqual(["sword"]);
    expect(view).toMatchObject({
      ended: "pool-empty",
      pools: { sword: 5, skull: 0 },
      hands: { sword: 1, skull: 2 },
    });
    expect(events.at(-1)).toMatchObject({
      type: "ended",
      why: "pool-empty",
      pools: { sword: 5, skull: 0 },
      cards: { sword: 1, skull: 2 },
    });
  }
  expect(lines(game).fr).toContain(
    "Fin de la partie : une équipe n’a plus de santé (Épée 5, Crâne 0, banque 19)",
  );
  expect(lines(game).fr).toContain("cartes en main : Épée 1, Crâne 2");
  expect(lines(game).en).toContain("The game ends: a team has no health left (Sword 5, Skull 0, bank 19)");
  expect(lines(game).en).toContain("cards in hand: Sword 1, Skull 2");
});
