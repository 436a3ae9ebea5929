import { expect, test } from "vitest";
import { named } from "./testing/duel.ts";
import { upTo } from "./testing/played.ts";
import { abreast, aiming, finishTurn, lines, sights, tapUntil, views } from "./testing/scenes.ts";

test.each([
  ["enchantress", 2],
  ["lighthouse-priestess", 1],
])("CON-KEYWORD-01 Heal: %s may take %d from the bank, all or none", (card, amount) => {
  const taken = upTo("heal", card);
  expect(taken.asked).toMatchObject({ seats: ["sword"], options: named("yes", "no") });
  taken.choose("yes");
  expect(taken.state).toMatchObject({ pools: { sword: 8 + amount, skull: 8 }, bank: 8 - amount });
  const declined = upTo("heal", card);
  declined.choose("no");
  expect(declined.state).toMatchObject({ pools: { sword: 8 }, bank: 8 });
});

test("CON-KEYWORD-01 Heal takes what there is, and an emptied bank ends the game", () => {
  const game = upTo("heal", "enchantress", { pools: { sword: 11, skull: 12 }, bank: 1 });
  game.choose("yes");
  expect(game.state).toMatchObject({ pools: { sword: 12 }, bank: 0, ended: "bank-empty" });
});

test("CON-KEYWORD-02 Capture: of each shot that wounds, one token changes sides", () => {
  const game = upTo("combat", "younger-prince");
  game.flickAt("c1");
  expect(game.state).toMatchObject({ pools: { sword: 9, skull: 7 }, bank: 8 });
  tapUntil(game, "longbow");
  game.flickAt("c1");
  expect(game.state).toMatchObject({ pools: { sword: 10, skull: 6 }, bank: 8 });
  expect(lines(game).fr).toContain("perd 1 jeton, capturé");
  expect(lines(game).en).toContain("loses 1 token, captured");
});

test("CON-KEYWORD-02 Capture takes exactly one, and the others go to the bank", () => {
  const game = upTo("combat", "younger-prince", { at: abreast });
  game.flick(1000, 0);
  expect(game.state).toMatchObject({ pools: { sword: 9, skull: 6 }, bank: 9 });
});

test("CON-KEYWORD-03 Stun: a shot that wounds stuns the team in its very next turn", () => {
  const game = upTo("critical", "landsknecht");
  game.flickAt("c1");
  expect(game.events("stunned")).toMatchObject([{ team: "skull", rule: "CON-KEYWORD-03" }]);
  for (const { stunned } of views(game)) expect(stunned).toEqual({ sword: false, skull: true });
  finishTurn(game);
  expect(game.asked).toMatchObject({ seats: ["skull"], prompt: "give-up" });
});

test("CON-KEYWORD-04 Surprise Attack: the card is put away, and one more may be played in full", () => {
  const game = upTo("surprise", "griffin", { hands: { sword: ["lion-knight"] } });
  expect(game.state.discards.sword).toEqual(["griffin"]);
  expect(game.asked).toMatchObject({ seats: ["sword"], options: named("none", "lion-knight") });
  game.choose("lion-knight");
  finishTurn(game);
  const flicked = game
    .events("flicked")
    .map(({ shot, piece }) => (shot === "obstacle" ? shot : `${shot} ${piece}`));
  expect(flicked).toEqual(["move s1", "move s1", "move s1", "combat s1", "combat s1", "obstacle"]);
  expect(game.state.armour.sword).toEqual(["lion-knight"]);
});

test("CON-KEYWORD-05 Reset: the discard is shuffled into the pile, the card itself is put away after it", () => {
  const situation = {
    discards: { sword: ["miner", "scout"], skull: ["witch"] },
    piles: { sword: ["griffin"], skull: [] },
  };
  const game = upTo("reset", "witch-hunter", situation);
  game.choose("yes");
  expect(game.state.piles.sword.toSorted()).toEqual(["griffin", "miner", "scout"]);
  expect(game.state.discards).toEqual({ sword: ["witch-hunter"], skull: ["witch"] });
  const declined = upTo("reset", "witch-hunter", situation);
  declined.choose("no");
  expect(declined.state.piles.sword).toEqual(["griffin"]);
  expect(declined.state.discards.sword).toEqual(["miner", "scout", "witch-hunter"]);
});

test("CON-KEYWORD-05 Reset with an empty discard changes nothing", () => {
  const game = upTo("obstacle", "witch-hunter", { piles: { sword: ["griffin"], skull: [] } });
  expect(game.events("reset")).toEqual([]);
  expect(game.state.piles.sword).toEqual(["griffin"]);
});

test.each([
  ["dawn-queen", 2],
  ["unicorn", 1],
])("CON-KEYWORD-06 Inspiration: %s may draw %d from the top, all or none", (card, count) => {
  const piles = { sword: ["miner", "scout", "griffin"], skull: ["witch"] };
  const game = upTo("inspiration", card, { piles });
  game.choose("yes");
  expect(game.state.hands["sword"]).toEqual(piles.sword.slice(0, count));
  expect(game.state.piles).toEqual({ sword: piles.sword.slice(count), skull: ["witch"] });
  const declined = upTo("inspiration", card, { piles });
  declined.choose("no");
  expect(declined.state.hands["sword"]).toEqual([]);
});

test("CON-KEYWORD-06 Inspiration draws what there is", () => {
  const game = upTo("inspiration", "dawn-queen", { piles: { sword: ["miner"], skull: [] } });
  game.choose("yes");
  expect(game.state.hands["sword"]).toEqual(["miner"]);
  expect(game.state.piles.sword).toEqual([]);
});

test("CON-KEYWORD-07 Piercing: nobody is asked for armour, and it stays where it is", () => {
  const armour = { sword: [], skull: ["behemoth"] };
  const plain = aiming("combat", { armour });
  plain.flickAt("c1");
  expect(plain.asked.prompt).toBe("armour");
  const game = upTo("combat", "duellist", { armour });
  game.flickAt("c1");
  expect(game.health("skull")).toBe(7);
  tapUntil(game, "combat");
  game.flickAt("c1");
  expect(game.health("skull")).toBe(6);
  expect(game.state.armour.skull).toEqual(["behemoth"]);
});

test("CON-KEYWORD-08 Barricade: a second obstacle, different from the first, may be flicked", () => {
  const game = upTo("obstacle", "shield-bearer");
  for (const { barricade } of views(game)) expect(barricade).toBe(true);
  game.flick(0, 60, "crystal-4");
  expect(game.asked).toMatchObject({ prompt: "second-obstacle", options: named("yes", "no") });
  game.choose("yes");
  expect(game.asked).toMatchObject({
    kind: "flick",
    pieces: ["crystal-1", "crystal-2", "crystal-3", "crystal-5"],
  });
  game.flick(0, 60, "crystal-5");
  expect(game.events("flicked").filter(({ shot }) => shot === "obstacle")).toHaveLength(2);
  expect(game.events("marker")).toHaveLength(1);
});

test("CON-KEYWORD-08 Barricade may be declined", () => {
  const game = upTo("second-obstacle", "shield-bearer");
  game.choose("no");
  expect(game.events("marker")).toHaveLength(1);
});

test("CON-KEYWORD-09 Harassment: the next enemy loses a card of the hand to the discard, for all to see", () => {
  const game = upTo("obstacle", "falconer");
  const [lost] = game.events("harassed");
  expect(lost).toMatchObject({ seat: "skull", rule: "CON-KEYWORD-09" });
  expect(["reaver", "ghoul"]).toContain(lost?.card);
  expect(game.state.hands["skull"]).toHaveLength(1);
  for (const { view, events } of sights(game)) {
    expect(view.discards.skull).toEqual([lost?.card]);
    expect(events).toContainEqual(lost);
  }
  expect(game.state.armour.skull).toEqual([]);
});

test("CON-KEYWORD-09 Harassment does nothing to an empty hand", () => {
  const game = upTo("obstacle", "falconer", { hands: { skull: [] } });
  expect(game.events("harassed")).toEqual([]);
  expect(game.state.discards.skull).toEqual([]);
});
