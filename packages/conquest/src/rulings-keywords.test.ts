import { expect, test } from "vitest";
import type { Ability } from "./abilities.ts";
import { allCards } from "./cards/decks.ts";
import { characters } from "./teams.ts";
import { type Duel, duel } from "./testing/duel.ts";
import { upTo } from "./testing/played.ts";
import { facing, finishTurn, sights, tapUntil } from "./testing/scenes.ts";
import { characterColours, characterNames } from "./words/names.ts";

test("CON-RULING-63 S1 is purple, C1 blue, S2 green, C2 grey, and colour is not the only mark", () => {
  expect(Object.entries(characterColours).map(([id, { en }]) => `${id} ${en}`)).toEqual([
    "s1 purple",
    "s2 green",
    "c1 blue",
    "c2 grey",
  ]);
  for (const language of ["fr", "en"] as const) {
    expect(new Set(characters.map((id) => characterNames[id][language])).size).toBe(4);
    expect(new Set(characters.map((id) => characterColours[id][language])).size).toBe(4);
  }
});

test("CON-RULING-63 Béhémot is Béhémoth", () => {
  expect(allCards.filter(({ name }) => name.fr.startsWith("Béhémot")).map(({ name }) => name.fr)).toEqual([
    "Béhémoth",
  ]);
});

test("CON-RULING-64 no card has two effects at the same moment: each ability has one, at one named moment", () => {
  const moments = ({ afterSequence, captures, onDamage, pierces, playsOn }: Ability) =>
    [afterSequence, captures, onDamage, pierces, playsOn].filter((moment) => moment !== undefined);
  for (const { id, ability } of allCards)
    if (ability !== undefined) expect(moments(ability), id).toHaveLength(1);
});

test("CON-RULING-66 a card has one title, in French and in English, for name and class", () => {
  for (const card of allCards) {
    expect(card.name.fr.length * card.name.en.length, card.id).toBeGreaterThan(0);
    expect(Object.keys(card)).not.toContain("class");
  }
});

test("CON-RULING-67 Inspiration: from the own pile, for the active player only, and it is no draw step", () => {
  const piles = { sword: ["miner", "scout", "griffin"], skull: ["harpy", "witch"] };
  const hands = { s1: ["unicorn", "duellist"], s2: ["arcanist"], c1: ["reaver"], c2: ["ghoul"] };
  const game = facing([], { options: { players: 4 }, step: "draw", hands, piles });
  game.choose("unicorn");
  tapUntil(game, "inspiration");
  game.choose("yes");
  expect(game.state).toMatchObject({
    hands: { s1: ["duellist", "miner", "scout"], s2: ["arcanist"] },
    piles: { sword: ["griffin"], skull: ["harpy", "witch"] },
  });
  // The drawn card is not played in this turn.
  expect(game.asked.prompt).toBe("obstacle");
  expect(game.events("drew-card").map(({ rule }) => rule)).toEqual(["CON-TURN-02", "CON-KEYWORD-06"]);
});

test("CON-RULING-67 an empty pile is not refilled, and the late draw stays what it is", () => {
  const none = upTo("obstacle", "unicorn", {
    piles: { sword: [], skull: [] },
    discards: { sword: ["miner"], skull: [] },
  });
  expect(none.state).toMatchObject({ hands: { sword: [] }, discards: { sword: ["miner", "unicorn"] } });
  const late = upTo("inspiration", "unicorn", {
    options: { lateDraw: true },
    piles: { sword: ["miner", "scout"], skull: ["harpy"] },
  });
  late.choose("yes");
  finishTurn(late);
  expect(late.state.hands["sword"]).toEqual(["miner", "scout"]);
});

test("CON-RULING-68 Piercing holds for its own card, not for one played before or after it in the turn", () => {
  const armour = { sword: [], skull: ["behemoth"] };
  const game = upTo("surprise", "griffin", { armour, hands: { sword: ["duellist"], skull: ["reaver"] } });
  game.choose("duellist");
  game.flickAt("c1");
  expect(game.asked.prompt).toBe("move");
  expect(game.state).toMatchObject({ pools: { skull: 7 }, armour });
  const other = upTo("surprise", "griffin", { armour, hands: { sword: ["miner"], skull: ["reaver"] } });
  other.choose("miner");
  other.flickAt("c1");
  expect(other.asked.prompt).toBe("armour");
});

const pushes = (game: Duel) => game.events("flicked").filter(({ shot }) => shot === "obstacle");

test("CON-RULING-69 Barricade: the first shot stays compulsory, the second is chosen when the first lies still", () => {
  const game = upTo("obstacle", "shield-bearer");
  expect(game.submit({ kind: "choose", option: "no" })).toMatchObject({ code: "wrong-kind" });
  game.flick(300, 0, "crystal-1");
  game.choose("yes");
  expect(game.submit({ kind: "flick", piece: "crystal-1", vx: 0, vy: 60 })).toMatchObject({
    code: "unknown-piece",
  });
  game.tap();
  expect(pushes(game)).toHaveLength(2);
  expect(pushes(game)[0]?.piece).not.toBe(pushes(game)[1]?.piece);
});

test("CON-RULING-69 several Barricades in a turn give one second shot, when the last card is settled", () => {
  const one = upTo("surprise", "griffin", { hands: { sword: ["shield-bearer"] } });
  one.choose("shield-bearer");
  tapUntil(one, "second-obstacle");
  one.choose("yes");
  one.tap();
  expect(pushes(one)).toHaveLength(2);
  // No deck lets two Barricades follow each other: the first one has been played already.
  const both = upTo("surprise", "griffin", { barricade: true, hands: { sword: ["watch-captain"] } });
  both.choose("watch-captain");
  tapUntil(both, "second-obstacle");
  both.choose("yes");
  both.tap();
  expect(pushes(both)).toHaveLength(2);
  expect(both.state).toMatchObject({ turn: 1, barricade: false });
});

test("CON-RULING-69 a card given up while stunned gives no second shot", () => {
  const game = facing(["shield-bearer"], { stunned: { sword: true, skull: false } });
  game.choose("shield-bearer");
  tapUntil(game, "obstacle");
  game.tap();
  expect(game.state.turn).toBe(1);
});

test.each([
  [{ sword: 0, skull: 0 }, "c1"],
  [{ sword: 0, skull: 1 }, "c2"],
] as const)(
  "CON-RULING-70 Harassment meets the player whose turn is next (markers %j: %s)",
  (markers, next) => {
    const hands = { s1: ["falconer"], c1: ["reaver"], c2: ["ghoul"] };
    const game = facing([], { options: { players: 4 }, markers: { ...markers }, hands });
    game.choose("falconer");
    tapUntil(game, "obstacle");
    expect(game.events("harassed")).toMatchObject([{ seat: next }]);
    expect(game.state.hands[next]).toEqual([]);
    for (const { view } of sights(game)) expect(view.discards.skull).toHaveLength(1);
  },
);

test("CON-RULING-70 the seeded chance chooses: over some seeds every card of the hand is met", () => {
  const hands = { sword: ["falconer"], skull: ["reaver", "ghoul", "harpy"] };
  const lost = (seed: number) => {
    const game = duel({ hands }, `seed ${seed}`);
    game.choose("falconer");
    tapUntil(game, "obstacle");
    return game.events("harassed")[0]?.card;
  };
  const cards = Array.from({ length: 20 }, (_, seed) => lost(seed));
  expect(new Set(cards)).toEqual(new Set(hands.skull));
  expect(cards.map((_, seed) => lost(seed))).toEqual(cards);
});

test("CON-RULING-70 it ends nothing by itself, but who has no card after the next draw ends the game", () => {
  const game = upTo("obstacle", "falconer", {
    hands: { skull: ["reaver"] },
    piles: { sword: [], skull: [] },
  });
  expect(game.match.outcome).toBeUndefined();
  game.tap();
  expect(game.state.ended).toBe("no-card");
});

test("CON-RULING-71 Surprise Attack: each card is settled in full, ability included, before the next is begun", () => {
  const game = upTo("surprise", "griffin", { hands: { sword: ["enchantress", "miner"] } });
  game.choose("enchantress");
  tapUntil(game, "heal");
  expect(game.events("discarded").map(({ card }) => card)).toEqual(["griffin"]);
  game.choose("yes");
  expect(game.health("sword")).toBe(10);
  expect(game.events("discarded").map(({ card }) => card)).toEqual(["griffin", "enchantress"]);
});

test("CON-RULING-71 only Barricade waits for the obstacle step", () => {
  const game = upTo("surprise", "griffin", { barricade: true, hands: { sword: ["miner"] } });
  game.choose("miner");
  expect(game.asked.prompt).toBe("combat");
  tapUntil(game, "second-obstacle");
});
