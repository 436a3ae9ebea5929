import { expect, test } from "vitest";
import { cardOf, deckOf } from "../cards/decks.ts";
import type { ShotKind } from "../shots.ts";
import { teams } from "../teams.ts";
import { type Duel, duel } from "../testing/duel.ts";
import { facing, placeInFront, seen, tapUntil, views } from "../testing/scenes.ts";

for (const team of teams) {
  test.each(deckOf(team).map(({ id }) => id))(
    `CON-SEQ-01 the shots of the turn are those of the card: ${team}, %s`,
    (card) => {
      const game = duel({ first: team, hands: { [team]: [card] } });
      game.choose(card);
      tapUntil(game, "obstacle");
      const made = game.events("flicked").map(({ shot }) => shot);
      expect(made).toEqual(cardOf(card).shots.map(({ kind }) => kind));
    },
  );
}

test("CON-SEQ-02 the shots are made in the printed order, each from where the one before left the discs", () => {
  const game = facing(["berserker-mage"]);
  game.choose("berserker-mage");
  for (const [vx, vy] of [
    [900, 0],
    [-400, 100],
    [900, -50],
  ] as const) {
    const lying = game.state.discs;
    game.flick(vx, vy);
    const flicked = game.events("flicked").at(-1);
    expect(game.stateBefore(flicked).discs).toEqual(lying);
    expect(game.state.discs).not.toEqual(lying);
  }
  expect(game.events("flicked").map(({ shot }) => shot)).toEqual(["combat", "move", "combat"]);
});

test("CON-SEQ-03 no shot may be skipped: not by passing, not by a flick of no strength", () => {
  const game = facing(["miner"]);
  game.choose("miner");
  const { asked } = game;
  expect(game.submit({ kind: "choose", option: "none" })).toMatchObject({ code: "wrong-kind" });
  expect(game.submit({ kind: "flick", piece: "s1", vx: 0, vy: 0 })).toMatchObject({ code: "too-weak" });
  expect(game.submit({ kind: "flick", piece: "s1", vx: 59, vy: 0 })).toMatchObject({ code: "too-weak" });
  expect(game.asked).toEqual(asked);
  game.flick(60, 0);
  expect(game.asked.prompt).toBe("move");
});

/** The shots still to be made, the current one first, as each viewer sees them. */
function shotsLeft(game: Duel): readonly (readonly ShotKind[])[] {
  return views(game).map(({ playing }) =>
    playing === undefined
      ? []
      : cardOf(playing.card)
          .shots.slice(playing.shot)
          .map(({ kind }) => kind),
  );
}

test("CON-SEQ-05 everybody sees the shots still to be made, the current one first", () => {
  const game = facing(["arcanist"]);
  expect(shotsLeft(game)).toEqual(Array(3).fill([]));
  game.choose("arcanist");
  expect(shotsLeft(game)).toEqual(Array(3).fill(["fireball", "move", "fireball"]));
  placeInFront(game);
  expect(shotsLeft(game)).toEqual(Array(3).fill(["fireball", "move", "fireball"]));
  game.tap();
  expect(shotsLeft(game)).toEqual(Array(3).fill(["move", "fireball"]));
  game.tap();
  expect(shotsLeft(game)).toEqual(Array(3).fill(["fireball"]));
  placeInFront(game);
  game.tap();
  expect(shotsLeft(game)).toEqual(Array(3).fill([]));
});

test("CON-SEQ-05 while the ability is settled no shot is left", () => {
  const game = facing(["enchantress"]);
  game.choose("enchantress");
  tapUntil(game, "heal");
  expect(seen(game).view.playing).toMatchObject({ card: "enchantress", shot: 2 });
});
