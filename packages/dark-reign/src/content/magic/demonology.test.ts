import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import type { State } from "../../state.ts";
import { face, inZone, knows, scene } from "../../testing/index.ts";

const two = { O: "ozanne", v: "revenant" };
const sure = [face(6, 3), 5] as const;
const knowing = (spell: string) => (state: State) => knows(state, "ozanne", spell);

test("REG-SPELL-21 blood pact: 1D PV, nothing subtracted; who still stands gains 2 P.Action", () => {
  const { play, who } = scene("O..", { O: "ozanne" }, { prepare: knowing("blood-pact") }).rolling(...sure, 4);
  play("cast:blood-pact");
  expect(who("ozanne")).toMatchObject({ pv: [14], actions: 5 });
});

test("REG-SPELL-21 who falls by it gains nothing", () => {
  const prepare = (state: State) => {
    knowing("blood-pact")(state);
    characterOf(state, "ozanne").pv = [3];
  };
  const table = scene("OS", { O: "ozanne", S: "svein" }, { prepare }).rolling(...sure, 4);
  table.pick(["ozanne", "svein"]);
  table.play("cast:blood-pact", "no");
  expect(table.who("ozanne")).toMatchObject({ pv: [-1], actions: 0 });
});

test("REG-SPELL-22 chains: webbed, level 4", () => {
  const { play, who } = scene("O...v", two, { prepare: knowing("chains") }).rolling(...sure);
  play("cast:revenant-1:chains");
  expect(who("revenant-1").states.web).toBe(4);
});

test("REG-SPELL-23 hellfire: 5+2D, flaming", () => {
  const { play, who } = scene("O...v", two, { prepare: knowing("hellfire") }).rolling(...sure, 3, 2, 5);
  play("cast:revenant-1:hellfire");
  expect(who("revenant-1")).toMatchObject({ pv: [14 - 6], states: { fire: true } });
});

test("REG-SPELL-24 gate: the caster to any empty square, and an ally beside it that agrees; no blocking test", () => {
  const cast = { ...two, A: "aude", S: "svein" };
  const table = scene("vOA......S", cast, { prepare: knowing("gate") }).rolling(...sure);
  table.pick(["ozanne", "aude", "svein"]);
  table.play("cast:gate");
  expect(table.question("take-along").options.map(({ id }) => id)).toEqual(["aude", "none"]);
  table.play("aude");
  expect(table.question("appear").options).toHaveLength(6);
  table.play("6,0");
  expect(table.question("go-along")).toMatchObject({ seats: ["aude"], about: { by: "ozanne" } });
  table.play("yes");
  expect(table.question("appear")).toMatchObject({ seats: ["aude"] });
  table.play("7,0");
  expect([table.at("ozanne"), table.at("aude")]).toEqual([
    [6, 0],
    [7, 0],
  ]);
  expect(table.events("tested")).toHaveLength(1);
});

test("REG-SPELL-24 an ally that refuses stays where it is", () => {
  const table = scene("OA...", { O: "ozanne", A: "aude" }, { prepare: knowing("gate") }).rolling(...sure);
  table.pick(["ozanne", "aude"]);
  table.play("cast:gate", "aude", "4,0", "no");
  expect(table.at("aude")).toEqual([1, 0]);
});

test("REG-SPELL-25 REG-VERDICT-52 REG-PROFILE-06 imp: an ally on an empty square within 4, one at a time", () => {
  const { play, pick, who, question, options, game, match } = {
    ...scene("O......", { O: "ozanne" }, { prepare: knowing("imp"), options: { level: "hero" } }),
    ...scene("O......", { O: "ozanne" }, { prepare: knowing("imp"), options: { level: "hero" } }).rolling(
      ...sure,
    ),
  };
  play("cast:imp");
  expect(question("appear").options.map(({ id }) => id)).toEqual(["1,0", "2,0", "3,0", "4,0"]);
  play("2,0");
  expect(who("imp-1")).toMatchObject({ side: "heroes", seat: "ozanne", pv: [10], actions: 0 });
  const seen = game.view(match.state, "audience").characters[1];
  expect(Object.values(seen?.levels ?? {})).toEqual([3, 1, 5, 0, 6, 0, 4, 0, 3, 4]);
  play("end");
  pick(["ozanne", "imp-1"]);
  expect(options()).not.toContain("cast:imp");
  play("end");
  expect(question("act").about).toMatchObject({ who: "imp-1", actions: 4 });
});

test("REG-SPELL-24 REG-VERDICT-83 gate: into a cell that was opened, though its door is closed again, and into no other", () => {
  const opened = (state: State) => {
    knowing("gate")(state);
    for (const door of state.elements) if (door.x === 3 && door.y === 2) door.searched = true;
  };
  const { play, question } = inZone("dungeon-cells", { ozanne: [4, 4] }, { prepare: opened }).rolling(
    ...sure,
  );
  play("cast:gate");
  const cells = question("appear").options.flatMap(({ id }) => (/,[01]$/.test(id) ? [id] : []));
  expect(cells).toEqual(["3,0", "4,0", "3,1", "4,1"]);
});
