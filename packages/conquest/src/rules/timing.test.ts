import { expect, test } from "vitest";
import { allCards, cardOf } from "../cards/decks.ts";
import type { Prompt } from "../questions.ts";
import { type Duel, named } from "../testing/duel.ts";
import { abreast, answerQuietly, facing, finishTurn, seen, tapUntil } from "../testing/scenes.ts";

const discards = { sword: ["scout", "miner"], skull: [] };

/** Sword 1 plays this card and is asked for this. */
function asked(
  card: string,
  prompt: Prompt,
  more: Parameters<typeof facing>[1] = {},
  others: readonly string[] = [],
): Duel {
  const game = facing([card, ...others], more);
  game.choose(card);
  tapUntil(game, prompt);
  return game;
}

test("CON-ABILITY-01 an ability adds rules of its own to its card: of two cards with the same shots one asks more", () => {
  expect(cardOf("witch-hunter").shots).toEqual(cardOf("giant-eagle").shots);
  const prompts = ["witch-hunter", "giant-eagle"].map((card) => {
    const game = asked(card, "combat", { discards });
    answerQuietly(game);
    return game.asked.prompt;
  });
  expect(prompts).toEqual(["reset", "obstacle"]);
});

test("CON-ABILITY-01 every ability has its text and its rule", () => {
  for (const { id, ability } of allCards.filter((card) => card.ability !== undefined)) {
    expect(ability?.text.fr, id).toMatch(/\.$/);
    expect(ability?.text.en, id).toMatch(/\.$/);
    expect(ability?.rule, id).toMatch(/^CON-KEYWORD-0\d$/);
  }
});

test.each([
  ["enchantress", "heal", 2],
  ["witch-hunter", "reset", 3],
  ["dawn-queen", "inspiration", 3],
  ["griffin", "surprise", 2],
] as const)(
  "CON-ABILITY-02 the ability of %s (%s) takes effect once, after its %d shots",
  (card, prompt, shots) => {
    const game = asked(card, prompt, { discards }, ["arcanist"]);
    expect(game.events("flicked")).toHaveLength(shots);
    const prompts: string[] = [];
    while (game.asked.prompt !== "obstacle") {
      prompts.push(game.asked.prompt);
      answerQuietly(game);
    }
    expect(prompts).toEqual([prompt]);
  },
);

test("CON-ABILITY-03 an ability that names another moment takes effect then: a stun, when the first shot wounds", () => {
  const game = asked("stone-golem", "critical");
  game.flickAt("c1");
  expect(game.asked.prompt).toBe("move");
  expect(seen(game).view.stunned).toEqual({ sword: false, skull: true });
});

test("CON-ABILITY-03 a capture, with each shot that wounds", () => {
  const game = asked("younger-prince", "combat");
  game.flickAt("c1");
  expect(game.asked.prompt).toBe("place");
  expect(game.state.pools).toEqual({ sword: 9, skull: 7 });
});

test("CON-SURPRISE-01 one more card of the hand may be played at once, in the same turn", () => {
  const game = asked("griffin", "surprise", {}, ["arcanist", "miner"]);
  expect(game.asked).toMatchObject({ seats: ["sword"], options: named("none", "arcanist", "miner") });
  game.choose("miner");
  expect(game.events("played")).toMatchObject([
    { seat: "sword", character: "s1", card: "griffin" },
    { seat: "sword", character: "s1", card: "miner" },
  ]);
  expect(game.state).toMatchObject({
    turn: 0,
    hands: { sword: ["arcanist"] },
    discards: { sword: ["griffin"] },
  });
  expect(game.asked.prompt).toBe("combat");
});

test("CON-SURPRISE-01 it is a choice", () => {
  const game = asked("griffin", "surprise", {}, ["arcanist"]);
  game.choose("none");
  expect(game.asked.prompt).toBe("obstacle");
  expect(game.state.hands["sword"]).toEqual(["arcanist"]);
});

test("CON-SURPRISE-02 the extra card is carried out in full: its sequence, its ability, its armour", () => {
  const game = asked("griffin", "surprise", {}, ["stone-golem"]);
  game.choose("stone-golem");
  game.flickAt("c1");
  expect(seen(game).view).toMatchObject({ pools: { skull: 6 }, stunned: { skull: true } });
  game.tap();
  expect(game.asked.prompt).toBe("obstacle");
  expect(game.events("flicked").map(({ shot }) => shot)).toEqual(["move", "move", "critical", "move"]);
  expect(seen(game).view).toMatchObject({
    armour: { sword: ["stone-golem"] },
    discards: { sword: ["griffin"] },
  });
});

test("CON-SURPRISE-03 the turn still has one draw, one obstacle shot and one turning of the marker", () => {
  const game = facing(["griffin", "arcanist"], { step: "draw", piles: { sword: ["miner"], skull: [] } });
  game.choose("griffin");
  tapUntil(game, "surprise");
  game.choose("arcanist");
  finishTurn(game);
  expect(game.events("played")).toHaveLength(2);
  expect(game.events("drew-card").filter(({ seat }) => seat === "sword")).toHaveLength(1);
  expect(game.events("flicked").filter(({ shot }) => shot === "obstacle")).toHaveLength(1);
  expect(game.events("marker")).toMatchObject([{ team: "sword" }]);
});

test("CON-CAPTURE-01 the first token lost to the shot joins the active team's pool instead of the bank", () => {
  const game = asked("younger-prince", "combat");
  game.flickAt("c1");
  expect(game.state).toMatchObject({ pools: { sword: 9, skull: 7 }, bank: 8 });
  expect(game.events("wounded")).toMatchObject([
    { rule: "CON-CAPTURE-01", team: "skull", lost: 1, captured: 1 },
  ]);
});

test("CON-CAPTURE-02 every further token lost to the same shot goes to the bank", () => {
  const game = asked("younger-prince", "combat", { at: abreast });
  game.flick(1200, 0);
  expect(game.events("hit")).toHaveLength(2);
  expect(game.state).toMatchObject({ pools: { sword: 9, skull: 6 }, bank: 9 });
});

test.each([
  ["enchantress", 2],
  ["lighthouse-priestess", 1],
])("CON-HEAL-01 %s moves %d from the bank to the own pool", (card, amount) => {
  const game = asked(card, "heal");
  game.choose("yes");
  expect(game.state).toMatchObject({ pools: { sword: 8 + amount, skull: 8 }, bank: 8 - amount });
  expect(game.events("healed")).toMatchObject([{ rule: "CON-HEAL-01", team: "sword", amount }]);
});

test("CON-RESET-01 Reset shuffles the team's discard back into its pile", () => {
  const skull = ["ghoul"];
  const piles = { sword: ["duellist"], skull };
  const game = asked("witch-hunter", "reset", { piles, discards: { sword: discards.sword, skull } });
  game.choose("yes");
  expect(game.state.piles.sword.toSorted()).toEqual(["duellist", "miner", "scout"]);
  expect(seen(game).view.discards).toEqual({ sword: ["witch-hunter"], skull });
  expect(game.state.piles.skull).toEqual(skull);
});

test("CON-RESET-01 the pile is mixed, not stacked, and by the seed of the match", () => {
  const all = allCards
    .filter(({ id, team }) => team === "sword" && id !== "witch-hunter")
    .map(({ id }) => id);
  const order = () => {
    const game = asked("witch-hunter", "reset", {
      piles: { sword: [], skull: [] },
      discards: { sword: all, skull: [] },
    });
    game.choose("yes");
    return game.state.piles.sword;
  };
  expect(order().toSorted()).toEqual(all.toSorted());
  expect(order()).not.toEqual(all);
  expect(order()).toEqual(order());
});
