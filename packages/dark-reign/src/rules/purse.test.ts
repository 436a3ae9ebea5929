import { expect, test } from "vitest";
import { salePrice } from "../cards/thing.ts";
import { characterOf } from "../characters.ts";
import { thingCardOf } from "../shelf.ts";
import type { State } from "../state.ts";
import { face, scene } from "../testing/index.ts";
import { darkReignWords } from "../words/words.ts";
import { sharesOf } from "./purse.ts";

const four = { S: "svein", A: "aude", G: "liutgarde" };

const rich = (state: State, purse: number) => {
  state.purse = purse;
  state.leader = "aude";
};

test("REG-GOLD-01 what a PJ finds goes to the common purse, not to its own écus", () => {
  const { play, match, who } = scene("S.", { S: "svein" }).rolling(4, 5);
  play("search:1,0");
  expect([match.state.purse, who("svein").hero?.ecus]).toEqual([100, 50]);
});

test("REG-GOLD-03 REG-VERDICT-49 the whole common purse, found and won by kills, is the score of the group", () => {
  const { play, match } = scene(
    "Sv",
    { S: "svein", v: "revenant" },
    {
      prepare: (state) => {
        characterOf(state, "revenant-1").pv = [1];
      },
    },
  ).rolling(4, 5, face(6, 3), 5, 5);
  play("search:0,0", "strike:revenant-1", "no");
  expect(match.state.purse).toBe(103);
  const ending = darkReignWords.ending(match.game.view(match.state, "audience"), {
    winners: ["svein"],
    rule: "REG-GOLD-03",
  });
  expect(ending.en).toContain("103");
});

test("REG-VERDICT-48 the purse is shared equally among the PJ that survive; the rest is the leader's", () => {
  const { state } = scene("SAG", four, { prepare: (all) => rich(all, 100) });
  expect(sharesOf(state)).toEqual({ svein: 33, aude: 34, liutgarde: 33 });
  characterOf(state, "aude").gone = "dead";
  expect(sharesOf(state)).toEqual({ svein: 50, liutgarde: 50 });
  characterOf(state, "svein").gone = "left";
  expect(Object.keys(sharesOf(state))).toEqual(["svein", "liutgarde"]);
});

test("REG-VERDICT-22 a thing sells at its printed price, one of the town at half its price there", () => {
  expect(["cleaver", "dagger", "crossbow", "healing-stone"].map((id) => salePrice(thingCardOf(id)))).toEqual([
    20, 10, 80, 300,
  ]);
});

test("REG-SHEET-02 REG-SHEET-11 the sheet shows écus, experience, skills and spells", () => {
  const { game, state } = scene("O", { O: "ozanne" });
  expect(game.view(state, "audience").characters[0]).toMatchObject({
    ecus: 50,
    xp: 0,
    skills: ["arcane", "scholar"],
    spells: ["shadow-bolt", "frost", "lightning", "blinding"],
  });
});
