import { expect, test } from "vitest";
import { crystals } from "../arena.ts";
import { charactersOf, type Team, teams } from "../teams.ts";
import { type Duel, duel, named, type Situation } from "../testing/duel.ts";
import { aiming, facing, finishTurn, newMatch, seen, sights, tapUntil, views } from "../testing/scenes.ts";
import { stepNames } from "../words/names.ts";

/** A match that this team begins, at the very start of its first turn. */
const begunBy = (first: Team, players: 2 | 3 | 4 = 2) => duel({ first, step: "draw", options: { players } });

/** The characters that take the next turns, as the log tells them. */
function turns(game: Duel, count: number): readonly string[] {
  for (let turn = 1; turn < count; turn++) finishTurn(game);
  return game.events("turn").map(({ character }) => character);
}

test("CON-ORDER-01 chance says who begins, each team as often as the other, and the seed decides", () => {
  const begins = (seed: number) => newMatch({}, `seed ${seed}`).state.first;
  const seeds = [...Array(200).keys()];
  const sword = seeds.filter((seed) => begins(seed) === "sword").length;
  // Fewer than 70 of 200 fair throws happen once in 60,000 times, and the seeds are fixed.
  expect(sword).toBeGreaterThan(70);
  expect(sword).toBeLessThan(130);
  expect(begins(7)).toBe(begins(7));
});

test("CON-ORDER-01 everybody hears who begins", () => {
  const game = newMatch();
  for (const { events } of sights(game))
    expect(events[0]).toEqual({ type: "begins", rule: "CON-ORDER-01", first: game.state.first });
});

test.each([2, 3, 4] as const)(
  "CON-ORDER-02 if Sword begins, turns run S1, C1, S2, C2 with %d players",
  (players) => {
    expect(turns(begunBy("sword", players), 6)).toEqual(["s1", "c1", "s2", "c2", "s1", "c1"]);
  },
);

test.each([2, 3, 4] as const)(
  "CON-ORDER-03 if Skull begins, turns run C1, S1, C2, S2 with %d players",
  (players) => {
    expect(turns(begunBy("skull", players), 6)).toEqual(["c1", "s1", "c2", "s2", "c1", "s1"]);
  },
);

test.each([
  [0, "s1", "s2"],
  [1, "s2", "s1"],
] as const)(
  "CON-ORDER-04 with the Sword marker on face %d only %s may be flicked, not %s",
  (face, acting, other) => {
    const game = facing(["berserker-mage"], { markers: { sword: face, skull: 0 } });
    game.choose("berserker-mage");
    for (const piece of [other, "c1", "c2", "crystal-1"])
      expect(game.submit({ kind: "flick", piece, vx: 0, vy: 60 })).toMatchObject({ code: "unknown-piece" });
    expect(game.submit({ kind: "flick", piece: acting, vx: 0, vy: 60 })).toBeUndefined();
  },
);

test("CON-ORDER-05 everybody sees both markers in every turn", () => {
  const game = begunBy("sword");
  const faces = [1, 2, 3, 4, 5].map(() => {
    const [markers, ...others] = views(game).map((view) => view.markers);
    for (const other of others) expect(other).toEqual(markers);
    finishTurn(game);
    return `${markers?.sword}${markers?.skull}`;
  });
  expect(faces).toEqual(["00", "10", "11", "01", "00"]);
});

/** The steps that were taken, as the log tells them. */
function stepsTaken(game: Duel): readonly string[] {
  const told = game.match.pages.flatMap((page) => page.told.map(({ event }) => event));
  return told.flatMap((event) => {
    if (event.type === "flicked") return event.shot === "obstacle" ? "obstacle" : [];
    return event.type === "drew-card" || event.type === "played" || event.type === "marker" ? event.type : [];
  });
}

const drawing = (hand: readonly string[], top: string, more: Situation = {}) =>
  facing(hand, { step: "draw", piles: { sword: [top, "scout"], skull: ["ghoul"] }, ...more });

test("CON-TURN-01 a turn is draw, card, obstacle, marker, in this order", () => {
  const game = drawing(["arcanist"], "miner");
  finishTurn(game);
  expect(stepsTaken(game)).toEqual(["drew-card", "played", "obstacle", "marker", "drew-card"]);
});

test("CON-TURN-01 no step may be taken before its turn", () => {
  const game = drawing(["arcanist"], "miner");
  const obstacle = { kind: "flick", piece: "crystal-1", vx: 0, vy: 60 };
  expect(game.submit(obstacle)).toMatchObject({ code: "wrong-kind", rule: "CON-TURN-01" });
  game.choose("miner");
  expect(game.submit(obstacle)).toMatchObject({ code: "unknown-piece", rule: "CON-TURN-01" });
  tapUntil(game, "obstacle");
  expect(game.submit({ kind: "choose", option: "arcanist" })).toMatchObject({
    code: "wrong-kind",
    rule: "CON-TURN-01",
  });
  expect(game.submit(obstacle)).toBeUndefined();
});

test("CON-TURN-02 the active player takes 1 card from the team's pile into the hand", () => {
  const game = drawing(["arcanist"], "miner");
  expect(seen(game, "sword").view).toMatchObject({
    hand: ["arcanist", "miner"],
    piles: { sword: 1, skull: 1 },
  });
  expect(game.events("drew-card")).toEqual([
    { type: "drew-card", rule: "CON-TURN-02", seat: "sword", card: "miner" },
  ]);
});

test("CON-TURN-03 the active player chooses one card of the own hand, also the one just drawn", () => {
  const game = drawing(["arcanist", "duellist"], "miner", { hands: { skull: ["ghoul"] } });
  expect(game.asked).toMatchObject({ seats: ["sword"], options: named("arcanist", "duellist", "miner") });
  expect(game.submit({ kind: "choose", option: "scout" })).toMatchObject({ code: "unknown-option" });
  expect(game.submit({ kind: "choose", option: "miner" }, "skull")).toMatchObject({ code: "wrong-seat" });
  game.choose("miner");
  expect(game.state.hands["sword"]).toEqual(["arcanist", "duellist"]);
  expect(game.events("played")).toMatchObject([{ seat: "sword", character: "s1", card: "miner" }]);
});

test("CON-TURN-04 a card is carried out in order: its sequence, its ability, then it is put away", () => {
  const game = facing(["lighthouse-priestess"]);
  game.choose("lighthouse-priestess");
  tapUntil(game, "heal");
  expect(game.state.discards.sword).toEqual([]);
  game.choose("yes");
  const told = game.match.pages.flatMap((page) => page.told.map(({ event }) => event.type));
  expect(told).toEqual(["played", "flicked", "placed", "flicked", "healed", "discarded"]);
});

test.each([
  ["miner", "discards"],
  ["lion-knight", "armour"],
] as const)("CON-TURN-05 after its play, %s lies among the %s", (card, place) => {
  const game = facing([card]);
  game.choose(card);
  expect(views(game)[0]?.[place].sword).toEqual([]);
  tapUntil(game, "obstacle");
  const { discards, armour } = seen(game).view;
  expect({ discards: discards.sword, armour: armour.sword }).toEqual({
    discards: [],
    armour: [],
    [place]: [card],
  });
});

test("CON-TURN-06 the active player makes one move shot with an obstacle of their choice", () => {
  const game = facing(["griffin"]);
  game.choose("griffin");
  tapUntil(game, "obstacle");
  expect(game.asked).toMatchObject({
    kind: "flick",
    seats: ["sword"],
    pieces: crystals,
    rule: "CON-PUSH-03",
  });
  const { y } = game.piece("crystal-4");
  game.tap(0, 200);
  expect(game.piece("crystal-1").y).toBeCloseTo(177.5 + 10, 6);
  expect(game.piece("crystal-4").y).toBe(y);
  expect(game.asked).toMatchObject({ seats: ["skull"], prompt: "card" });
});

test.each(teams)(
  "CON-TURN-07 the marker of %s is turned over, the other one is not, and the turn passes",
  (first) => {
    const game = begunBy(first);
    const other = first === "sword" ? "skull" : "sword";
    finishTurn(game);
    expect(game.events("marker")).toMatchObject([{ team: first, character: charactersOf[first][1] }]);
    expect(seen(game).view).toMatchObject({ markers: { [first]: 1, [other]: 0 }, active: { team: other } });
    finishTurn(game);
    finishTurn(game);
    expect(seen(game).view.markers).toEqual({ [first]: 0, [other]: 1 });
  },
);

test("CON-TURN-08 everybody sees which step is on; the steps have names in both languages, in their order", () => {
  const game = aiming("move");
  expect(new Set(views(game).map(({ step }) => step))).toEqual(new Set(["play"]));
  tapUntil(game, "obstacle");
  expect(new Set(views(game).map(({ step }) => step))).toEqual(new Set(["obstacle"]));
  const { agree, ...turn } = stepNames;
  expect(agree.fr).toContain("obstacles");
  expect(Object.values(turn).map(({ fr }) => fr)).toEqual([
    "Piocher",
    "Jouer une carte",
    "Déplacer un obstacle",
    "Retourner le marqueur",
  ]);
  expect(Object.keys(turn)).toEqual(["draw", "play", "obstacle", "marker"]);
});
