import { expect, test } from "vitest";
import { duel, named } from "../testing/duel.ts";
import { finishTurn, lines, newMatch, seen, sights, tapUntil, views } from "../testing/scenes.ts";
import { seatName } from "../words/names.ts";

/** Who takes the turns of four turns, and with which character, Sword beginning. */
function round(options: Parameters<typeof newMatch>[0]): readonly string[] {
  const game = duel({ options: options ?? {}, step: "draw" });
  return [1, 2, 3, 4].map(() => {
    const { character, seat } = seen(game).view.active;
    expect(game.asked.seats).toEqual([seat]);
    finishTurn(game);
    return `${character} by ${seat}`;
  });
}

test.each([
  [{ players: 2 }, ["sword", "skull"]],
  [{ players: 3, alone: "sword" }, ["sword", "c1", "c2"]],
  [{ players: 3, alone: "skull" }, ["s1", "s2", "skull"]],
  [{ players: 4 }, ["s1", "s2", "c1", "c2"]],
] as const)("CON-PLAYERS-01 a team is controlled by one or two players: %j", (options, seats) => {
  expect(newMatch(options).match.seats).toEqual(seats);
});

test("CON-PLAYERS-02 two players of a team have one character each, and take only its turns", () => {
  expect(round({ players: 4 })).toEqual(["s1 by s1", "c1 by c1", "s2 by s2", "c2 by c2"]);
  const game = duel({ options: { players: 4 } });
  const [card = ""] = game.state.hands["s1"] ?? [];
  expect(game.submit({ kind: "choose", option: card }, "s2")).toMatchObject({ code: "wrong-seat" });
  game.choose(card, "s1");
  expect(game.submit({ kind: "flick", piece: "s1", vx: 0, vy: 60 }, "s2")).toMatchObject({
    code: "wrong-seat",
  });
});

test("CON-PLAYERS-03 a player alone in a team controls both characters", () => {
  expect(round({ players: 3, alone: "sword" })).toEqual([
    "s1 by sword",
    "c1 by c1",
    "s2 by sword",
    "c2 by c2",
  ]);
  expect(round({ players: 3, alone: "skull" })).toEqual([
    "s1 by s1",
    "c1 by skull",
    "s2 by s2",
    "c2 by skull",
  ]);
});

test("CON-PLAYERS-04 a player alone acts with one character in a turn, however many cards are played in it", () => {
  const game = duel({ hands: { sword: ["griffin", "miner"] } });
  game.choose("griffin");
  tapUntil(game, "surprise");
  game.choose("miner");
  finishTurn(game);
  const flicked = game.events("flicked").filter(({ shot }) => shot !== "obstacle");
  expect(flicked.map(({ piece }) => piece)).toEqual(["s1", "s1", "s1", "s1", "s1"]);
  finishTurn(game);
  expect(seen(game).view.active).toMatchObject({ seat: "sword", character: "s2" });
});

test("CON-PLAYERS-05 two players of a team share one discard", () => {
  const game = duel({ options: { players: 4 }, hands: { s1: ["miner"], s2: ["scout"] } });
  for (const turn of [1, 2, 3, 4]) {
    expect(game.asked.prompt, `turn ${turn}`).toBe("card");
    finishTurn(game);
  }
  expect(seen(game).view.discards.sword).toEqual(["miner", "scout"]);
});

test("CON-PLAYERS-06 two players of a team have separate hands, and each plays only from the own", () => {
  const game = duel({
    options: { players: 4 },
    hands: { s1: ["miner", "scout"], s2: ["duellist", "griffin"] },
  });
  expect(game.asked).toMatchObject({ seats: ["s1"], options: named("miner", "scout") });
  expect(game.submit({ kind: "choose", option: "duellist" }, "s1")).toMatchObject({ code: "unknown-option" });
  expect(seen(game, "s1").view.hand).toEqual(["miner", "scout"]);
  expect(seen(game, "s2").view.hand).toEqual(["duellist", "griffin"]);
});

test("CON-PLAYERS-07 everybody sees who sits where, for which team, with which character", () => {
  const game = duel({ options: { players: 3, alone: "skull" }, step: "draw" });
  for (const { view, events } of sights(game)) {
    expect(Object.keys(view.hands)).toEqual(["s1", "s2", "skull"]);
    expect(view.options).toMatchObject({ players: 3, alone: "skull" });
    expect(view.active).toEqual({ team: "sword", character: "s1", seat: "s1" });
    expect(events).toContainEqual(expect.objectContaining({ type: "turn", seat: "s1", character: "s1" }));
  }
  expect(Object.keys(views(game)[0]?.hands ?? {}).map((seat) => seatName(seat).fr)).toEqual([
    "Épée 1",
    "Épée 2",
    "l’équipe du Crâne",
  ]);
  tapUntil(game, "obstacle");
  finishTurn(game);
  expect(lines(game)).toMatchObject({
    fr: expect.stringContaining("Crâne 1"),
    en: expect.stringContaining("Skull 1"),
  });
});
