import { sightOf } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import type { State } from "../../state.ts";
import { face, pack, scene } from "../../testing/index.ts";
import { heroBot } from "./bot.ts";
import type { LevelName } from "./level.ts";

type Match = ReturnType<ReturnType<typeof scene>["rolling"]>["match"];

function chosen(level: LevelName, match: Match): string {
  const answer = heroBot(level)(sightOf(match, match.decision?.seats[0] ?? ""), testRng("learned"));
  return answer.kind === "choose" ? answer.option : answer.kind;
}

test("REG-CHAR-18 a master keeps two points of destiny for its life, an adept one", () => {
  const missed = (left: number) => {
    const prepare = (state: State) => {
      const { hero } = characterOf(state, "svein");
      if (hero) hero.destiny = left;
    };
    const { play, match } = scene("Sv", { S: "svein", v: "revenant" }, { prepare }).rolling(
      face(6, "X"),
      5,
      5,
    );
    play("strike:revenant-1");
    return match;
  };
  const answers = (level: LevelName) => [3, 2, 1].map((left) => chosen(level, missed(left)));
  expect(answers("master")).toEqual(["yes", "no", "no"]);
  expect(answers("adept")).toEqual(["yes", "yes", "no"]);
});

test("REG-WOUND-04 a master goes to somebody who needs two potions, past an adversary that it could strike", () => {
  const prepare = (state: State) => {
    Object.assign(characterOf(state, "aude"), { pv: [-6], states: { ground: 0 } });
    pack(state, "svein", "care");
  };
  const answer = (level: LevelName) => {
    const drawn = scene("A..Sr", { A: "aude", S: "svein", r: "revenant" }, { prepare }).rolling();
    if (drawn.match.decision?.prompt === "order") drawn.pick(drawn.options());
    return chosen(level, drawn.match);
  };
  expect(answer("master")).toMatch(/^(walk|run):/);
  expect(answer("adept")).toMatch(/^strike:revenant-1/);
});

test("REG-SPELL-14 a master strikes nobody of ours down with what spares nobody", () => {
  const answer = (level: LevelName, pv: number) => {
    const prepare = (state: State) => {
      characterOf(state, "svein").pv = [pv];
      const { hero } = characterOf(state, "ozanne");
      if (hero) hero.spells = ["lightning"];
      state.things = state.things.filter(({ card }) => card !== "care");
    };
    const cast = { Z: "ozanne", S: "svein", a: "revenant", b: "revenant", c: "revenant" };
    const drawn = scene("ZSabc", cast, { prepare }).rolling();
    if (drawn.match.decision?.prompt === "order") drawn.pick(drawn.options());
    return chosen(level, drawn.match);
  };
  expect(answer("master", 2)).not.toMatch(/lightning/);
  expect(answer("adept", 2)).toMatch(/lightning/);
});
