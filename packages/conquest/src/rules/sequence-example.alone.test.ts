import { expect, test, vi } from "vitest";
import { facing } from "../testing/scenes.ts";

/** The card of the rulebook's example is in neither deck, so here it is added to that of Sword. */
vi.mock(import("../cards/sword.ts"), async (original) => {
  const { swordDeck } = await original();
  const { deck } = await import("../cards/card.ts");
  const { combat, fireball, move } = await import("../shots.ts");
  const example = {
    id: "example",
    name: { fr: "Exemple", en: "Example" },
    role: "explorer",
    sign: "rat",
    shots: [combat, move, fireball],
    source: "house",
  } as const;
  return { swordDeck: [...swordDeck, ...deck("sword", [example])] };
});

test("CON-SEQ-04 combat, move, fireball: each is asked for in its turn, the other two kinds are refused", () => {
  const game = facing(["example"]);
  game.choose("example");
  const character = { kind: "flick", piece: "s1", vx: -60, vy: 0 };
  const fireball = { kind: "flick", piece: "fireball", vx: 60, vy: 0 };
  const placed = { kind: "place", spots: [{ piece: "fireball", x: 130, y: 40 }] };

  expect(game.asked).toMatchObject({ kind: "flick", prompt: "combat", pieces: ["s1"] });
  expect(game.submit(placed)).toMatchObject({ code: "wrong-kind" });
  expect(game.submit(fireball)).toMatchObject({ code: "unknown-piece" });
  expect(game.submit(character)).toBeUndefined();

  expect(game.asked).toMatchObject({ kind: "flick", prompt: "move", pieces: ["s1"], rule: "CON-MOVE-01" });
  expect(game.submit(placed)).toMatchObject({ code: "wrong-kind" });
  expect(game.submit(fireball)).toMatchObject({ code: "unknown-piece" });
  expect(game.submit(character)).toBeUndefined();

  expect(game.asked).toMatchObject({ kind: "place", pieces: [{ piece: "fireball" }] });
  expect(game.submit(character)).toMatchObject({ code: "wrong-kind" });
  expect(game.submit(placed)).toBeUndefined();
  expect(game.asked).toMatchObject({ kind: "flick", prompt: "fireball", pieces: ["fireball"] });
  expect(game.submit(character)).toMatchObject({ code: "unknown-piece" });
  expect(game.submit(fireball)).toBeUndefined();
  expect(game.asked.prompt).toBe("obstacle");
});
