import { copyOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { pilesWithout } from "./testing/deal.ts";
import type { Duel, Situation } from "./testing/duel.ts";
import { named } from "./testing/duel.ts";
import { kept, struck, upTo } from "./testing/played.ts";
import { abreast, aiming, facing, finishTurn, tapUntil } from "./testing/scenes.ts";

test.each([
  ["Surprise Attack", "griffin", "surprise", "none"],
  ["Heal", "enchantress", "heal", "no"],
  ["Reset", "witch-hunter", "reset", "no"],
  ["Inspiration", "unicorn", "inspiration", "no"],
  ["the second shot of Barricade", "shield-bearer", "second-obstacle", "no"],
] as const)("CON-RULING-35 %s may be declined", (_, card, prompt, no) => {
  const game = upTo(prompt, card, { hands: { sword: ["miner"] }, discards: { sword: ["scout"], skull: [] } });
  const { pools, bank, piles, hands } = copyOf(game.state);
  game.choose(no);
  expect(game.state).toMatchObject({
    pools,
    bank,
    piles: { sword: piles.sword },
    hands: { sword: hands["sword"] },
  });
  expect(game.events("played")).toHaveLength(1);
});

test.each([
  ["Capture", "younger-prince", "combat", (game: Duel) => game.health("sword") === 9],
  ["Stun", "landsknecht", "critical", (game: Duel) => game.state.stunned.skull],
  ["Piercing", "duellist", "combat", (game: Duel) => game.health("skull") === 7],
] as const)("CON-RULING-35 %s takes effect by itself", (_, card, prompt, happened) => {
  const game = struck(prompt, card);
  expect(happened(game)).toBe(true);
  expect(game.asked.kind).not.toBe("choose");
});

test("CON-RULING-35 Harassment takes effect by itself", () => {
  expect(upTo("obstacle", "falconer").events("harassed")).toHaveLength(1);
});

test("CON-RULING-36 Surprise Attack on an empty hand: nothing happens, and the game does not end", () => {
  const game = upTo("obstacle", "griffin");
  expect(game.events("played")).toHaveLength(1);
  expect(game.match.outcome).toBeUndefined();
});

test("CON-RULING-36 there is no limit to a chain but the hand, and each card is put away before the next", () => {
  // No deck has two Surprise Attacks: the second one is borrowed from Skull.
  const zombie = "zombie-from-beyond-the-grave";
  const game = upTo("surprise", "griffin", { hands: { sword: [zombie, "miner"] } });
  expect(game.state.discards.sword).toEqual(["griffin"]);
  game.choose(zombie);
  tapUntil(game, "surprise");
  expect(game.state.discards.skull).toEqual([zombie]);
  game.choose("miner");
  tapUntil(game, "obstacle");
  expect(game.events("played").map(({ card }) => card)).toEqual(["griffin", zombie, "miner"]);
});

test("CON-RULING-37 Capture takes one token a shot, also when both are hit; it never passes through the bank", () => {
  const game = upTo("combat", "younger-prince", { at: abreast });
  game.flick(1000, 0);
  expect(game.events("wounded")).toMatchObject([
    { lost: 2, captured: 1, pools: { sword: 9, skull: 6 }, bank: 9 },
  ]);
});

test("CON-RULING-37 taking the last token ends the game with the captor one richer; armour prevents it", () => {
  const pools = { sword: 3, skull: 1 };
  const last = struck("combat", "younger-prince", { pools: { ...pools }, bank: 20 });
  expect(last.state).toMatchObject({ pools: { sword: 4, skull: 0 }, bank: 20, ended: "pool-empty" });
  const warded = struck("combat", "younger-prince", {
    pools,
    bank: 20,
    ...kept("behemoth"),
  });
  warded.choose("behemoth");
  expect(warded.state).toMatchObject({ pools: { sword: 3, skull: 1 }, bank: 20 });
});

test("CON-RULING-38 Heal takes what the bank holds, and the game ends", () => {
  const game = upTo("heal", "enchantress", { pools: { sword: 10, skull: 13 }, bank: 1 });
  game.choose("yes");
  expect(game.events("healed")).toMatchObject([{ amount: 1, bank: 0 }]);
  expect(game.match.outcome?.winners).toEqual(["skull"]);
});

test("CON-RULING-39 Stun needs a wound: a miss and a shot answered with armour do not stun", () => {
  expect(upTo("obstacle", "landsknecht").state.stunned.skull).toBe(false);
  const warded = struck("critical", "landsknecht", kept("behemoth"));
  warded.choose("behemoth");
  expect(warded.state.stunned.skull).toBe(false);
  expect(struck("critical", "landsknecht").state.stunned.skull).toBe(true);
});

test.each(["c1", "c2"])(
  "CON-RULING-40 whoever is wounded (%s), the team is stunned in its very next turn",
  (wounded) => {
    const at = { c1: [577, 300], c2: [577, 250], [wounded]: [250, 40] } as const;
    const game = facing([], { options: { players: 4 }, at, hands: { s1: ["landsknecht"] } });
    game.choose("landsknecht");
    tapUntil(game, "critical");
    game.flickAt(wounded);
    finishTurn(game);
    expect(game.asked).toMatchObject({ seats: ["c1"], prompt: "give-up" });
  },
);

/** It is Skull's turn, and it is stunned. */
const stunned = (hand: readonly string[], more: Situation = {}) =>
  facing([], {
    first: "skull",
    stunned: { sword: false, skull: true },
    ...more,
    hands: { skull: hand, sword: ["miner", "scout"] },
  });

test("CON-RULING-41 a card that is given up goes to the discard, armour icon or not", () => {
  const game = stunned(["behemoth", "reaver"]);
  expect(game.asked).toMatchObject({
    seats: ["skull"],
    prompt: "give-up",
    options: named("behemoth", "reaver"),
  });
  game.choose("behemoth");
  expect(game.state).toMatchObject({ discards: { skull: ["behemoth"] }, armour: { skull: [] } });
});

test("CON-RULING-42 stuns do not add up: a team stunned twice has one stunned turn", () => {
  const piles = pilesWithout(["landsknecht", "miner", "reaver", "ghoul"]);
  const game = upTo("critical", "landsknecht", { stunned: { sword: false, skull: true }, piles });
  game.flickAt("c1");
  for (const _ of [1, 2, 3]) finishTurn(game);
  expect(game.events("turn").map(({ stunned }) => stunned)).toEqual([true, false, false]);
  expect(game.asked).toMatchObject({ seats: ["skull"], prompt: "card" });
});

test("CON-RULING-43 a stunned player without a card after the draw ends the game", () => {
  const game = stunned([], { step: "draw", piles: { sword: [], skull: [] } });
  expect(game.state.ended).toBe("no-card");
});

test("CON-RULING-44 a stunned player moves the obstacle and turns the marker", () => {
  const game = stunned(["reaver"]);
  game.choose("reaver");
  game.tap();
  expect(game.asked).toMatchObject({ seats: ["skull"], prompt: "obstacle" });
  game.tap();
  expect(game.events("marker")).toMatchObject([{ team: "skull", character: "c2" }]);
  expect(game.state.stunned).toEqual({ sword: false, skull: false });
});

test("CON-RULING-44 armour of a stunned team stays usable in opponents' turns", () => {
  const game = aiming("combat", {
    stunned: { sword: false, skull: true },
    ...kept("behemoth"),
  });
  game.flickAt("c1");
  game.choose("behemoth", "skull");
  expect(game.health("skull")).toBe(8);
});

test("CON-RULING-45 Reset shuffles the discard into what is left of the pile; not itself, nor armour, nor hands", () => {
  const game = upTo("reset", "pilgrim", {
    hands: { sword: ["duellist"] },
    discards: { sword: ["miner", "scout"], skull: ["witch"] },
    piles: { sword: ["griffin", "unicorn"], skull: ["harpy"] },
    armour: { sword: ["lion-knight"], skull: [] },
  });
  game.choose("yes");
  expect(game.state.piles.sword.toSorted()).toEqual(["griffin", "miner", "scout", "unicorn"]);
  expect(game.state).toMatchObject({
    hands: { sword: ["duellist"] },
    armour: { sword: ["lion-knight", "pilgrim"] },
    discards: { sword: [], skull: ["witch"] },
    piles: { skull: ["harpy"] },
  });
});

test("CON-RULING-45 it is a shuffle: by another seed the order is another one", () => {
  const discard = ["miner", "scout", "griffin", "unicorn", "duellist", "arcanist", "war-bear", "tracker"];
  const game = upTo("reset", "pilgrim", {
    discards: { sword: discard, skull: [] },
    piles: { sword: [], skull: [] },
  });
  game.choose("yes");
  expect(game.state.piles.sword).not.toEqual(discard);
  expect(game.match.undo()).toMatchObject({ code: "undo-barrier" });
});
