import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { type Campaign, fighting } from "../testing/campaign.ts";
import { titleOf } from "./title.ts";

function titleIn({ match }: Campaign): { readonly fr: string; readonly en: string } {
  const seat = match.decision?.seats[0] ?? "";
  const { view, decision } = sightOf(match, seat);
  return titleOf(view, decision);
}

const at = { elf: [260, 100], "minotaur-1": [340, 100], thief: [340, 200] } as const;

test("over a question stands who is to do what, not the room", () => {
  const game = fighting({ at });
  expect(titleIn(game)).toEqual({ fr: "Manche 1 — les Héros", en: "Round 1 — the Heroes" });
  game.choose("elf:missile");
  expect(titleIn(game).fr).toBe("Elfe — Tir à l’arc");
  game.place(290, 100);
  expect(titleIn(game).en).toBe("Elf — Bow shot");
});

test("whoever answers a blow is named; a number stands behind the name only where there have been two of a kind", () => {
  const alone = fighting({ at });
  alone.choose("elf:melee");
  alone.flickAt("minotaur-1", 560);
  expect(titleIn(alone)).toEqual({ fr: "Minotaure — Représailles", en: "Minotaur — Retaliation" });
  const two = fighting({ at: { ...at, "minotaur-2": [440, 300] } });
  two.choose("elf:melee");
  two.flickAt("minotaur-1", 560);
  expect(titleIn(two).en).toBe("Minotaur 1 — Retaliation");
});

test("of several flicks it says which", () => {
  const game = fighting({ at });
  game.choose("thief:twice");
  expect(titleIn(game).en).toBe("Thief — Two Melee");
  game.flickAt([340, 300], 300);
  expect(titleIn(game).en).toBe("Thief — Two Melee (2)");
});
