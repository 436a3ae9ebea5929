import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import type { State } from "../../state.ts";
import { face, is, knows, rats, scene } from "../../testing/index.ts";

// Ozanne: Magic 6, 1D of his sceptre, Endurance 3. A revenant: Endurance 4, Will 3, 14 PV.
const two = { O: "ozanne", v: "revenant" };
const sure = [face(6, 3), 5] as const;

test("REG-SPELL-11 shadow bolt: 4+2D within 10 squares", () => {
  const { play, who } = scene("O.........v", two).rolling(...sure, 3, 2);
  play("cast:revenant-1:shadow-bolt");
  expect(who("revenant-1").pv).toEqual([14 - 5]);
});

test("REG-RULING-06 the blank face is 0 in a spell too, and no failure: the sceptre's die alone may be enough", () => {
  const { play, events } = scene("O..v", two, {
    prepare: (state) => void Object.assign(characterOf(state, "ozanne").hero?.levels ?? {}, { magic: 5 }),
  }).rolling(face(5, "blank"), 4, 3, 2);
  play("cast:revenant-1:frost");
  expect(events("tested")).toMatchObject([{ face: "blank", difficulty: 4, total: 4, passed: true }]);
});

test("REG-SPELL-12 REG-RULING-03 frost: 3+2D, and 1 P.Action fewer in the next turn, wounded or not", () => {
  const { play, who, events } = scene("O...v", two).rolling(...sure, 0, 1);
  play("cast:revenant-1:frost");
  expect(who("revenant-1").pv).toEqual([14]);
  expect(events("unhurt")).toMatchObject([{ who: "revenant-1" }]);
  play("end");
  expect(who("revenant-1").actions).toBe(3);
  play("end", "end");
  expect(who("revenant-1").actions).toBe(4);
});

test("REG-VERDICT-84 two who freeze the same adversary take 1 P.Action each", () => {
  const { pick, play, who } = scene(
    "O...v\nR....",
    { ...two, R: "richilde" },
    {
      prepare: (state) => {
        knows(state, "richilde", "frost");
        Object.assign(characterOf(state, "richilde").hero?.levels ?? {}, { magic: 6 });
      },
    },
  ).rolling(...sure, 0, 1, ...sure, 0, 1);
  play("ozanne");
  pick(["ozanne", "richilde"]);
  play("cast:revenant-1:frost", "end", "cast:revenant-1:frost", "end");
  expect(who("revenant-1").actions).toBe(2);
});

test("REG-SPELL-13 blinding: a Will test of difficulty 2, or 2 P.Action fewer in the next turn", () => {
  const left = (roll: number) => {
    const { play, who, events } = scene("O...v", two).rolling(...sure, face(3, 1), roll);
    play("cast:revenant-1:blinding", "end");
    expect(events("tested").at(-1)).toMatchObject({ of: "will", difficulty: 2 });
    return who("revenant-1").actions;
  };
  expect(left(0)).toBe(2);
  expect(left(1)).toBe(4);
});

test("REG-SPELL-14 lightning: everybody on a straight line of six squares, allies too, rolled once; characters do not stop it", () => {
  const cast = { ...two, S: "svein", r: rats(1), u: "revenant" };
  const table = scene("OS.v.ru", cast).rolling(...sure, 4, 4);
  table.pick(["ozanne", "svein"]);
  table.play("cast:1,0:lightning");
  expect(table.events("casts")[0]?.targets).toEqual(["svein", "revenant-1", "rat-1", "revenant-2"]);
  // 11, less 7, 4, 2 and 4.
  expect(["svein", "revenant-1", "revenant-2"].map((id) => table.who(id).pv[0])).toEqual([24, 7, 7]);
  expect(table.who("rat-1").gone).toBe("dead");
});

test("REG-SPELL-14 the line ends before a full obstacle and goes around no corner; the seventh square is spared", () => {
  expect(
    scene("O.P.v", two)
      .rolling()
      .options()
      .some((id) => id.endsWith("lightning")),
  ).toBe(false);
  expect(
    scene("O......v", two)
      .rolling()
      .options()
      .some((id) => id.endsWith("lightning")),
  ).toBe(false);
  expect(
    scene("OP.\n.v.", two)
      .rolling()
      .options()
      .some((id) => id.endsWith("lightning")),
  ).toBe(false);
  expect(scene("O..\n.v.", two).rolling().options()).toContain("cast:1,1:lightning");
});

test("REG-SPELL-15 REG-FIRE-01 fireball: a square in sight and those around it, caster and allies too, a fire roll for each", () => {
  const cast = { ...two, S: "svein" };
  const prepare = (state: State) => knows(state, "ozanne", "fireball");
  const table = scene("OS.v", cast, { prepare }).rolling(...sure, 4, 5, 3, 0);
  table.pick(["ozanne", "svein"]);
  table.play("cast:2,0:fireball");
  // 11: Svein loses 4 and burns, the revenant 7 and does not; Ozanne stands too far away.
  expect(table.who("svein")).toMatchObject({ pv: [24], states: { fire: true } });
  expect(table.who("revenant-1").pv).toEqual([7]);
  expect(table.who("revenant-1").states.fire).toBeUndefined();
  expect(table.who("ozanne").pv).toEqual([18]);
});

test("REG-SPELL-15 a square without a free line to the target square is spared", () => {
  const prepare = (state: State) => knows(state, "ozanne", "fireball");
  const { play, events } = scene("O..P\n..vu", { ...two, u: "revenant" }, { prepare }).rolling(
    ...sure,
    0,
    0,
    0,
  );
  play("cast:2,0:fireball");
  expect(events("casts")[0]?.targets).toEqual(["revenant-1"]);
});

test("REG-RULING-95 spells over an area find the invisible, aimed ones do not", () => {
  const prepare = (state: State) => {
    knows(state, "ozanne", "fireball");
    is(state, "revenant-1", "invisible");
  };
  const { play, options, who } = scene("O...v", two, { prepare }).rolling(...sure, 5, 5);
  expect(options().filter((id) => id.startsWith("cast:revenant"))).toEqual([]);
  expect(options()).toContain("cast:4,0:fireball");
  play("cast:1,0:lightning");
  expect(who("revenant-1").pv).toEqual([14 - 9]);
});

test("REG-RULING-83 REG-VERDICT-65 spells of others leave duellists out, areas included", () => {
  const cast = { ...two, S: "svein", u: "revenant" };
  const prepare = (state: State) => {
    characterOf(state, "svein").states.duel = "revenant-1";
    characterOf(state, "revenant-1").states.duel = "svein";
  };
  const table = scene("OSvu", cast, { prepare }).rolling(...sure, 5, 5);
  table.pick(["ozanne", "svein"]);
  expect(table.submit({ kind: "choose", option: "cast:revenant-1:shadow-bolt" })).toMatchObject({
    rule: "REG-DUEL-08",
  });
  table.play("cast:1,0:lightning");
  expect(table.events("casts")[0]?.targets).toEqual(["revenant-2"]);
});
