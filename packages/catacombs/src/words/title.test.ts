import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { catacombs } from "../catacombs.ts";
import { planOf } from "../plan.ts";
import { type Campaign, fighting, type Situation } from "../testing/campaign.ts";
import { titleOf } from "./title.ts";
import { catacombsWords } from "./words.ts";

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

test("nobody is numbered who is alone of a kind: not in an option, not in a refusal, not on the plan", () => {
  const asked = (at: NonNullable<Situation["at"]>) => {
    const { match } = fighting({ at, phase: "overseer" });
    const { view, decision } = sightOf(match, "seat-1");
    if (decision === undefined) throw new Error("nobody is asked");
    const refused = catacombs.whyNot?.(
      { view, decision: undefined, viewer: "seat-2", waiting: match.decision },
      { kind: "flick", piece: "elf", vx: 0, vy: 0 },
    );
    return {
      label: catacombsWords.labels(decision, view).map(({ words }) => words.fr)[0],
      plan: planOf(view)?.discs.flatMap(({ words }) => words?.en ?? []),
      refused: refused?.words.fr,
    };
  };
  expect(asked({ "minotaur-1": [340, 100] })).toEqual({
    label: "Le Minotaure\u00a0: Coup de poing",
    plan: expect.arrayContaining(["the Minotaur"]),
    refused: "L’Elfe n’agit qu’au tour des Héros.",
  });
  expect(asked({ "minotaur-1": [340, 100], "minotaur-2": [440, 300] })).toMatchObject({
    label: "Le Minotaure 1\u00a0: Coup de poing",
    plan: expect.arrayContaining(["Minotaur 1", "Minotaur 2"]),
  });
});

test("the disc that is put down to be shot is named", () => {
  const game = fighting({ at });
  game.choose("elf:missile");
  const missile = game.asked;
  expect(catacombsWords.prompt(missile.prompt, missile)).toEqual({
    fr: "Posez le Missile dans l’anneau, puis lancez-le d’une pichenette.",
    en: "Place the Missile inside the ring, then flick it.",
  });
  const spell = fighting({ at });
  spell.choose("wizard:fireball");
  expect(catacombsWords.prompt(spell.asked.prompt, spell.asked).fr).toBe(
    "Posez la Boule de feu dans l’anneau, puis lancez-la d’une pichenette.",
  );
});
