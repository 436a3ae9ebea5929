import { expect, test } from "vitest";
import { crystals } from "../arena.ts";
import type { Situation } from "../testing/duel.ts";
import { named } from "../testing/duel.ts";
import { facing, finishTurn, lines, seen, sights, tapUntil, views } from "../testing/scenes.ts";

const stunned = { sword: true, skull: false };

/** The stunned turn of Sword 1, from its draw on. */
const stunnedTurn = (hand: readonly string[], more: Situation = {}) =>
  facing(hand, { stunned, step: "draw", piles: { sword: ["scout"], skull: ["ghoul"] }, ...more });

test("CON-STUN-01 a stunned player draws 1 card at the start of the turn", () => {
  const game = stunnedTurn(["arcanist"]);
  expect(seen(game, "sword").view).toMatchObject({ hand: ["arcanist", "scout"], piles: { sword: 0 } });
});

test("CON-STUN-01 with the late draw, at its end", () => {
  const game = stunnedTurn(["arcanist"], { options: { lateDraw: true } });
  expect(seen(game, "sword").view.hand).toEqual(["arcanist"]);
  finishTurn(game);
  expect(seen(game, "sword").view.hand).toEqual(["scout"]);
});

test("CON-STUN-02 a stunned player gives up one card of their own choice", () => {
  const game = stunnedTurn(["arcanist", "miner"]);
  expect(game.asked).toMatchObject({
    seats: ["sword"],
    prompt: "give-up",
    options: named("arcanist", "miner", "scout"),
  });
  game.choose("miner");
  expect(game.events("gave-up")).toMatchObject([{ seat: "sword", card: "miner", rule: "CON-STUN-02" }]);
  expect(game.state).toMatchObject({
    hands: { sword: ["arcanist", "scout"] },
    discards: { sword: ["miner"] },
  });
});

test.each(["enchantress", "griffin", "watch-captain", "stone-golem"])(
  "CON-STUN-02 sequence and ability of the card are ignored: %s",
  (card) => {
    const game = stunnedTurn([card]);
    game.choose(card);
    expect(game.asked.prompt).toBe("move");
    game.tap();
    expect(game.asked.prompt).toBe("obstacle");
    game.tap();
    expect(seen(game).view).toMatchObject({ active: { team: "skull" }, armour: { sword: [] } });
    expect(game.events("played")).toEqual([]);
  },
);

test.each([
  [0, "s1"],
  [1, "s2"],
] as const)(
  "CON-STUN-03 the stunned player makes one move shot with the active character: face %d, %s",
  (face, character) => {
    const game = stunnedTurn(["miner"], { markers: { sword: face, skull: 0 } });
    game.choose("miner");
    expect(game.asked).toMatchObject({ kind: "flick", prompt: "move", pieces: [character] });
    game.flickAt("c1", 1200);
    expect(game.health("skull")).toBe(8);
    expect(game.events("flicked")).toHaveLength(1);
    expect(game.asked.prompt).toBe("obstacle");
  },
);

test("CON-STUN-04 the stunned player makes the obstacle shot as usual", () => {
  const game = stunnedTurn(["miner"]);
  game.choose("miner");
  game.tap();
  expect(game.asked).toMatchObject({ kind: "flick", seats: ["sword"], prompt: "obstacle", pieces: crystals });
  game.tap();
  expect(game.events("marker")).toMatchObject([{ team: "sword", character: "s2" }]);
});

test("CON-STUN-05 everybody sees a stun that waits, and the stunned turn, until it is over", () => {
  const game = facing(["stone-golem"], { hands: { skull: ["ghoul", "reaver"] } });
  game.choose("stone-golem");
  game.flickAt("c1");
  expect(lines(game).fr).toContain("L’équipe du Crâne sera assommée à son prochain tour");
  expect(lines(game).en).toContain("Skull will be stunned in its next turn");
  for (const view of views(game)) expect(view.stunned).toEqual({ sword: false, skull: true });

  finishTurn(game);
  for (const { view, waiting, events } of sights(game)) {
    expect(view.stunned.skull).toBe(true);
    expect(waiting).toMatchObject({ prompt: "give-up", seats: ["skull"] });
    expect(events).toContainEqual(expect.objectContaining({ type: "turn", character: "c1", stunned: true }));
  }
  expect(lines(game).fr).toContain("Tour : Crâne 1, équipe assommée");
  expect(lines(game).en).toContain("Turn: Skull 1, team stunned");

  tapUntil(game, "obstacle");
  expect(views(game).every((view) => view.stunned.skull)).toBe(true);
  finishTurn(game);
  expect(views(game).some((view) => view.stunned.skull)).toBe(false);
});
