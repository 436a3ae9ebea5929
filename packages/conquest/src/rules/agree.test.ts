import { expect, test } from "vitest";
import { crystals, type Piece } from "../arena.ts";
import type { Duel } from "../testing/duel.ts";
import { newMatch, seen, sights } from "../testing/scenes.ts";

/** A fair layout that is not the usual one: a row across the arena. */
const row: readonly Piece[] = crystals.map((id, i) => ({ id, x: 305, y: 77.5 + 50 * i }));
const oneSided = row.map((spot) => ({ ...spot, x: 250 }));

const agreeing = (players: 2 | 3 | 4 = 2) => newMatch({ players, obstacles: "agreed" });

/** This seat proposes a layout. Returns the refusal, if it is refused. */
function propose(game: Duel, seat: string, layout: readonly Piece[] = row) {
  game.choose("propose", seat);
  return game.submit({ kind: "place", spots: layout.map(({ id: piece, x, y }) => ({ piece, x, y })) }, seat);
}

const laid = (game: Duel) => seen(game).view.discs.filter(({ id }) => crystals.includes(id));
const usual = laid(newMatch());

test("CON-OBST-03 a layout is used once the other team has accepted it", () => {
  const game = agreeing();
  expect(propose(game, "sword")).toBeUndefined();
  expect(laid(game)).toEqual(usual);
  expect(game.asked).toMatchObject({ seats: ["skull"], prompt: "layout-accept" });
  game.choose("accept");
  expect(laid(game)).toEqual(row);
  expect(game.asked.prompt).toBe("card");
});

test("CON-OBST-03 a layout that is declined is not used, and the other team may propose one in its turn", () => {
  const game = agreeing();
  propose(game, "sword");
  game.choose("decline");
  expect(game.asked).toMatchObject({ seats: ["skull"], prompt: "layout" });
  propose(game, "skull");
  game.choose("decline", "sword");
  expect(laid(game)).toEqual(usual);
  expect(game.asked.prompt).toBe("card");
});

test.each([
  ["sword", "skull"],
  ["skull", "sword"],
])("CON-OBST-03 %s may keep the usual layout, and %s may still propose another", (first, second) => {
  const game = agreeing();
  game.choose("keep", first);
  expect(game.asked).toMatchObject({ prompt: "layout", seats: [second] });
  game.choose("keep", second);
  expect(laid(game)).toEqual(usual);
  expect(game.asked.prompt).toBe("card");
});

test("CON-OBST-03 the proposer's partner cannot accept for the other team", () => {
  const game = agreeing(4);
  propose(game, "s2");
  expect(game.submit({ kind: "choose", option: "accept" }, "s1")).toMatchObject({ code: "wrong-seat" });
  expect(laid(game)).toEqual(usual);
  game.choose("accept", "c2");
  expect(laid(game)).toEqual(row);
});

test("CON-OBST-03 a layout that favours a team cannot even be proposed", () => {
  const game = agreeing();
  expect(propose(game, "skull", oneSided)).toMatchObject({ code: "one-sided" });
});

test("CON-OBST-03 everybody hears what was proposed and agreed", () => {
  const game = agreeing(3);
  propose(game, "c1");
  game.choose("accept", "sword");
  for (const { events } of sights(game)) {
    expect(events).toContainEqual({
      type: "obstacles-proposed",
      rule: "CON-OBST-03",
      seat: "c1",
      spots: row,
    });
    expect(events).toContainEqual({ type: "obstacles-agreed", rule: "CON-OBST-03", spots: row });
  }
});

test.each([
  ["s1", "s2", ["c1", "c2"]],
  ["s2", "s1", ["c1", "c2"]],
  ["c1", "c2", ["s1", "s2"]],
  ["c2", "c1", ["s1", "s2"]],
])(
  "CON-RULING-05 each partner may propose, but a team only once: after %s not %s too",
  (seat, partner, others) => {
    const game = agreeing(4);
    expect(propose(game, seat)).toBeUndefined();
    game.choose("decline", others[0]);
    expect(game.asked).toMatchObject({ prompt: "layout", seats: others });
    expect(game.submit({ kind: "choose", option: "propose" }, partner)).toMatchObject({ code: "wrong-seat" });
  },
);
