import { expect, test } from "vitest";
import { radiusOf } from "./arena.ts";
import { kept, struck, upTo } from "./testing/played.ts";
import { facing, newMatch, playing, tapUntil } from "./testing/scenes.ts";

test("CON-TURN-03 a card that may be played is told as a card", () => {
  const { asked } = facing(["miner", "scout"]);
  expect(asked).toMatchObject({
    options: [
      { id: "miner", card: "miner" },
      { id: "scout", card: "scout" },
    ],
  });
});

test("CON-TARGET-02 a target is told as a piece in the arena", () => {
  const { asked } = upTo("target", "falconer");
  expect(asked).toMatchObject({
    options: [
      { id: "c1", piece: "c1" },
      { id: "c2", piece: "c2" },
    ],
  });
});

test("CON-ARMOUR-03 who may use armour is told the damage, and which options are cards", () => {
  const { asked } = struck("critical", "landsknecht", kept("behemoth"));
  expect(asked).toMatchObject({
    prompt: "armour",
    about: { damage: 2 },
    options: [{ id: "none" }, { id: "behemoth", card: "behemoth" }],
  });
});

test.each([
  ["enchantress", 2],
  ["lighthouse-priestess", 1],
] as const)("CON-KEYWORD-01 who may heal with %s is told how much: %d", (card, amount) => {
  expect(upTo("heal", card).asked).toMatchObject({ about: { amount } });
});

test.each(["missile", "fireball", "longbow", "wave", "power-wave"] as const)(
  "CON-STICKER-02 a projectile to be placed tells its radius and its face: %s",
  (kind) => {
    const game = playing(kind);
    tapUntil(game, "place");
    const piece = kind === "power-wave" ? "wave" : kind;
    expect(game.asked).toMatchObject({ pieces: [{ piece, kind, radius: radiusOf(piece) }] });
  },
);

test("CON-RULING-05 so do the crystals of a layout", () => {
  const game = newMatch({ obstacles: "agreed" });
  game.choose("propose");
  const { asked } = game;
  const pieces = asked.prompt === "layout-spots" ? asked.pieces : [];
  expect(pieces).toHaveLength(5);
  for (const { piece, radius, kind } of pieces) {
    expect(radius).toBe(radiusOf(piece));
    expect(kind).toBe("crystal");
  }
});
