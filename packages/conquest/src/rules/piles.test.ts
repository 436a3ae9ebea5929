import { expect, test } from "vitest";
import { allCards, deckOf } from "../cards/decks.ts";
import { charactersOf, teams } from "../teams.ts";
import { duel, named } from "../testing/duel.ts";
import { facing, finishTurn, newMatch, randomMoments, seen, sights, tapUntil } from "../testing/scenes.ts";

test("CON-DECK-01 each team shuffles its own 28 cards, by the seed of the match", () => {
  const order = (seed: string) => {
    const { piles, hands } = newMatch({}, seed).state;
    return teams.map((team) => [...(hands[team] ?? []), ...piles[team]]);
  };
  const printed = teams.map((team) => deckOf(team).map(({ id }) => id));
  expect(order("one").map((cards) => cards.toSorted())).toEqual(printed.map((cards) => cards.toSorted()));
  expect(order("one")).toEqual(order("one"));
  expect(order("one")).not.toEqual(order("two"));
  expect(order("one")).not.toEqual(printed);
});

test("CON-DECK-01 the piles lie face down: nobody sees more of them than their height", () => {
  const game = newMatch();
  const hidden = teams.flatMap((team) => game.state.piles[team]);
  for (const sight of sights(game)) {
    const received = JSON.stringify(sight);
    expect(hidden.filter((card) => received.includes(`"${card}"`))).toEqual([]);
  }
});

test("CON-DECK-02 of every face-down card everybody sees whose team it is, and no more", () => {
  const game = newMatch({ players: 3, alone: "skull" });
  finishTurn(game);
  for (const { view, viewer, events } of sights(game)) {
    const { hands, piles, discards, armour } = view;
    const lying = (team: "sword" | "skull") => piles[team] + discards[team].length + armour[team].length;
    expect((hands["s1"] ?? 0) + (hands["s2"] ?? 0) + lying("sword")).toBe(28);
    expect((hands["skull"] ?? 0) + lying("skull")).toBe(28);
    const drawn = events.flatMap((event) => (event.type === "drew-card" ? event.seat : []));
    expect(drawn.filter((seat) => seat !== viewer)).toEqual([]);
  }
  expect(seen(game).events.filter(({ type }) => type === "drew")).toHaveLength(2);
});

/** The cards in every hand, right after the deal: the first player has drawn one more. */
function dealt(options: Parameters<typeof newMatch>[0]): Readonly<Record<string, number>> {
  const game = newMatch(options);
  const { hands, active } = seen(game).view;
  return { ...hands, [active.seat]: (hands[active.seat] ?? 0) - 1 };
}

test("CON-DECK-03 with two or four players each one starts with 4 cards", () => {
  expect(dealt({ players: 2 })).toEqual({ sword: 4, skull: 4 });
  expect(dealt({ players: 4 })).toEqual({ s1: 4, s2: 4, c1: 4, c2: 4 });
});

test.each(teams)("CON-DECK-04 with three players the one who is alone starts with 8 cards: %s", (alone) => {
  expect(dealt({ players: 3, alone })[alone]).toBe(8);
});

test.each([
  ["sword", { c1: 4, c2: 4 }],
  ["skull", { s1: 4, s2: 4 }],
] as const)(
  "CON-DECK-05 with three players the two who play against %s start with 4 each",
  (alone, hands) => {
    expect(dealt({ players: 3, alone })).toMatchObject(hands);
  },
);

test.each(teams)("CON-DECK-06 partners draw from the top of the pile of their own team: %s", (team) => {
  const game = newMatch({ players: 4 });
  const pile = [...game.state.piles[team]];
  const from = game.events("drew-card").length;
  for (let turn = 0; turn < 8; turn++) finishTurn(game);
  const drawn = game
    .events("drew-card")
    .slice(from)
    .filter(({ seat }) => charactersOf[team].some((one) => one === seat));
  expect(new Set(drawn.map(({ seat }) => seat))).toEqual(new Set(charactersOf[team]));
  expect(drawn.map(({ card }) => card)).toEqual(pile.slice(0, drawn.length));
});

test("CON-DECK-07 a card that is played goes to the discard of its team, one with armour stays on the table", () => {
  const plain = facing(["arcanist"]);
  const armoured = facing(["lion-knight"]);
  for (const game of [plain, armoured]) {
    game.choose(game.state.hands["sword"]?.[0] ?? "");
    tapUntil(game, "obstacle");
    expect(game.state.hands["sword"]).toEqual([]);
    expect(game.state.discards.skull).toEqual([]);
  }
  expect(seen(plain).view).toMatchObject({ discards: { sword: ["arcanist"] }, armour: { sword: [] } });
  expect(seen(armoured).view).toMatchObject({ discards: { sword: [] }, armour: { sword: ["lion-knight"] } });
});

test("CON-DECK-07 all 28 cards of a team are always somewhere, each once", () => {
  for (const { state } of randomMoments({ players: 3 }, "somewhere")) {
    const hands = Object.values(state.hands).flat();
    const lying = teams.flatMap((team) => [
      ...state.piles[team],
      ...state.discards[team],
      ...state.armour[team],
    ]);
    const all = [...hands, ...lying, ...(state.playing === undefined ? [] : [state.playing.card])];
    expect(all.toSorted()).toEqual(everyCard);
  }
});

const everyCard = allCards.map(({ id }) => id).toSorted();

test("CON-DECK-08 no card is ever drawn from a discard", () => {
  let discarded: readonly string[] = [];
  for (const { news, state } of randomMoments({}, "drawing")) {
    const drawn = news().flatMap((event) => (event.type === "drew-card" ? event.card : []));
    expect(drawn.filter((card) => discarded.includes(card))).toEqual([]);
    discarded = teams.flatMap((team) => state.discards[team]);
  }
  expect(discarded.length).toBeGreaterThan(0);
});

test("CON-DECK-09 an empty pile is not refilled: nothing is drawn, and the discard stays", () => {
  const discards = { sword: ["scout", "miner"], skull: [] };
  const game = duel({
    step: "draw",
    piles: { sword: [], skull: [] },
    discards,
    hands: { sword: ["arcanist"] },
  });
  expect(game.events("pile-empty")).toMatchObject([{ team: "sword", rule: "CON-RULING-12" }]);
  expect(seen(game, "sword").view).toMatchObject({ hand: ["arcanist"], piles: { sword: 0 }, discards });
  expect(game.asked).toMatchObject({ prompt: "card", options: named("arcanist") });
});

test("CON-DECK-10 a pile grows, and a discard shrinks, by Reset alone", () => {
  let before = { sword: 24, skull: 24 };
  let resets = 0;
  for (const { state, news } of randomMoments({}, "resets")) {
    const grown = teams.filter((team) => state.piles[team].length > before[team]);
    const shuffled = news().flatMap((event) => (event.type === "reset" ? event.team : []));
    expect(grown).toEqual(shuffled);
    resets += shuffled.length;
    before = { sword: state.piles.sword.length, skull: state.piles.skull.length };
  }
  expect(resets).toBeGreaterThan(0);
});
