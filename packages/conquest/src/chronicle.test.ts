import { audience, matchFromFile, sightOf } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { chronicleOf } from "./chronicle.ts";
import { conquest } from "./conquest.ts";
import duel from "./recorded/duel.json" with { type: "json" };
import { verdictOf } from "./words/chronicle.ts";

function played(recorded: unknown) {
  const loaded = matchFromFile(recorded, [conquest]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  return sightOf(loaded.match, audience);
}

describe("a duel that was played to its end", () => {
  const { events, view } = played(duel);
  const { turns, teams, course, ending } = chronicleOf(events);

  test("counts the cards, shots and tokens of both teams", () => {
    expect(turns).toBe(18);
    expect(teams.sword).toMatchObject({ cards: 8, shots: 13, hits: 10, taken: 9, captured: 1 });
    expect(teams.skull).toMatchObject({ cards: 10, shots: 14, hits: 11, taken: 9, captured: 1 });
  });

  test("leads the health of both to what they have at the end", () => {
    expect(course.at(-1)?.pools).toEqual(view.pools);
    expect(ending).toBe(view.ended);
  });

  test("has as the finest flick of a team the one that did most", () => {
    expect(teams.sword.best).toMatchObject({ character: "s2", turn: 15, hit: ["c2", "c1"], damage: 2 });
  });
});

test("tokens lost to an empty pile change the course, and are nobody's deed", () => {
  const tokens = { pools: { sword: 4, skull: 5 }, bank: 3 };
  const { teams, course } = chronicleOf([
    { type: "turn", rule: "CON-TURN-01", seat: "sword", character: "s1", stunned: false },
    { type: "exhausted", rule: "CON-TIRED-01", team: "sword", ...tokens },
  ]);
  expect([teams.sword.taken, teams.skull.taken]).toEqual([0, 0]);
  expect(course).toEqual([{ turn: 1, pools: tokens.pools }]);
});

test("the verdict speaks to one team, or names the winner", () => {
  expect(verdictOf("sword", "sword").fr).toBe("Vous avez gagné");
  expect(verdictOf("sword", "skull").en).toBe("You have lost");
  expect(verdictOf("skull", undefined).fr).toBe("Crâne l’emporte");
  expect(verdictOf(undefined, "sword").en).toBe("A draw");
});
