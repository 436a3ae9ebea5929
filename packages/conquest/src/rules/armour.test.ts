import { expect, test } from "vitest";
import type { Prompt } from "../questions.ts";
import { pilesWithout } from "../testing/deal.ts";
import { named } from "../testing/duel.ts";
import { kept, struck } from "../testing/played.ts";
import { abreast, aiming, facing, finishTurn, lines, sights, tapUntil, views } from "../testing/scenes.ts";

test("CON-ARMOUR-01 a card with the armour icon stays face up in front of the team", () => {
  const game = facing(["lion-knight"]);
  game.choose("lion-knight");
  tapUntil(game, "obstacle");
  for (const { armour, discards } of views(game)) {
    expect(armour).toEqual({ sword: ["lion-knight"], skull: [] });
    expect(discards.sword).toEqual([]);
  }
});

test("CON-ARMOUR-02 armour is only asked of the team whose opponent has the turn", () => {
  const game = aiming("combat", { armour: { sword: ["lion-knight"], skull: ["behemoth"] } });
  expect(game.submit({ kind: "choose", option: "lion-knight" }, "sword")).toMatchObject({
    code: "wrong-kind",
  });
  game.flickAt("c1");
  expect(game.asked).toMatchObject({
    seats: ["skull"],
    prompt: "armour",
    options: named("none", "behemoth"),
  });
  expect(game.submit({ kind: "choose", option: "behemoth" }, "sword")).toMatchObject({ code: "wrong-seat" });
});

test("CON-ARMOUR-02 a team that is struck by nobody but itself is asked nothing", () => {
  const game = aiming("combat", {
    armour: { sword: ["lion-knight"], skull: [] },
    at: { s2: [250, 40], c1: [577, 300] },
  });
  game.flickAt("s2");
  expect(game.asked.prompt).toBe("move");
});

test("CON-ARMOUR-03 using armour is a choice: who declines loses the tokens and keeps the card", () => {
  const game = aiming("combat", kept("behemoth"));
  game.flickAt("c1");
  expect(game.health("skull")).toBe(8);
  game.choose("none");
  expect(game.health("skull")).toBe(7);
  expect(game.state.armour.skull).toEqual(["behemoth"]);
});

test("CON-ARMOUR-04 one card cancels all damage of a shot, whoever was hit", () => {
  const game = aiming("critical", { ...kept("behemoth"), at: abreast });
  game.flick(1000, 0);
  expect(game.events("hit")).toHaveLength(2);
  expect(game.asked).toMatchObject({ prompt: "armour", about: { damage: 4 } });
  game.choose("behemoth");
  expect(game.state.pools).toEqual({ sword: 8, skull: 8 });
  expect(game.events("wounded")).toEqual([]);
  expect(lines(game).fr).toContain("Béhémoth (4 dégâts annulés)");
  expect(lines(game).en).toContain("Behemoth (4 damage cancelled)");
});

test.each<[card: string, prompt: Prompt, keyword: string]>([
  ["younger-prince", "combat", "Capture"],
  ["landsknecht", "critical", "Stun"],
])("CON-ARMOUR-05 armour against %s (%s) cancels its %s for this shot", (card, prompt) => {
  const open = struck(prompt, card, kept("behemoth"));
  open.choose("none");
  const taken = open.health("sword") === 9 || open.state.stunned.skull;
  expect(taken).toBe(true);
  const warded = struck(prompt, card, kept("behemoth"));
  warded.choose("behemoth");
  expect(warded.state).toMatchObject({ pools: { sword: 8, skull: 8 }, stunned: { skull: false } });
});

test("CON-ARMOUR-06 a used card goes to its team's discard at once", () => {
  const game = aiming("combat", kept("behemoth"));
  game.flickAt("c1");
  game.choose("behemoth");
  expect(game.asked.prompt).toBe("move");
  for (const { armour, discards } of views(game)) {
    expect(armour.skull).toEqual([]);
    expect(discards.skull).toEqual(["behemoth"]);
  }
});

test.each(["c1", "c2"])("CON-ARMOUR-07 %s may use the armour that c1 has played", (seat) => {
  const hands = { s1: ["berserker-mage"], c1: ["black-knight"] };
  const piles = pilesWithout(["berserker-mage", "black-knight"]);
  const game = facing([], { options: { players: 4 }, first: "skull", hands, piles });
  game.choose("black-knight", "c1");
  finishTurn(game);
  game.choose("berserker-mage", "s1");
  game.flickAt("c1");
  expect(game.asked).toMatchObject({ seats: ["c1", "c2"], prompt: "armour" });
  game.choose("black-knight", seat);
  expect(game.events("armour-used")).toMatchObject([{ seat, card: "black-knight" }]);
  expect(game.health("skull")).toBe(8);
});

test("CON-ARMOUR-08 armour covers one shot: the next one of the sequence does its damage", () => {
  const game = aiming("combat", kept("behemoth"));
  game.flickAt("c1");
  game.choose("behemoth");
  tapUntil(game, "combat");
  game.flickAt("c1");
  expect(game.health("skull")).toBe(7);
});

test("CON-ARMOUR-08 unless another card is used", () => {
  const game = aiming("combat", kept("behemoth", "black-knight"));
  game.flickAt("c1");
  game.choose("behemoth");
  tapUntil(game, "combat");
  game.flickAt("c1");
  expect(game.asked).toMatchObject({ prompt: "armour", options: named("none", "black-knight") });
  game.choose("black-knight");
  expect(game.health("skull")).toBe(8);
  expect(game.state.discards.skull).toEqual(["behemoth", "black-knight"]);
});

test("CON-ARMOUR-09 an ability that does not depend on damage takes effect all the same", () => {
  const game = facing(["enchantress"], kept("behemoth"));
  game.choose("enchantress");
  tapUntil(game, "target");
  game.choose("c1");
  tapUntil(game, "fireball");
  game.flickAt("c1");
  game.choose("behemoth");
  expect(game.asked.prompt).toBe("heal");
  game.choose("yes");
  expect(game.state.pools).toEqual({ sword: 10, skull: 8 });
});

test("CON-ARMOUR-10 the kept armour of both teams lies open for everybody", () => {
  const armour = { sword: ["lion-knight", "pilgrim"], skull: ["behemoth"] };
  const game = facing(["berserker-mage"], { armour, options: { players: 4 } });
  expect(sights(game)).toHaveLength(5);
  for (const { view } of sights(game)) expect(view.armour).toEqual(armour);
});
