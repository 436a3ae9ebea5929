import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { findCard, openPacks } from "../../shelf.ts";
import type { State } from "../../state.ts";
import { face, knows, put, rats, scene } from "../../testing/index.ts";

const two = { O: "ozanne", v: "revenant" };
const sure = [face(6, 3), 5] as const;
const knowing =
  (...spells: readonly string[]) =>
  (state: State) =>
    knows(state, "ozanne", ...spells);

test("REG-SPELL-16 icy hand: an adversary in reach, 3+2D less Endurance alone", () => {
  const table = scene("Oo", { O: "ozanne", o: "ogre" }, { prepare: knowing("icy-hand") });
  const { play, who } = table.rolling(...sure, 5, 5);
  play("cast:ogre-1:icy-hand");
  expect(who("ogre-1").pv).toEqual([38 - 7]);
  const away = scene("O#\n.v", two, { prepare: knowing("icy-hand") }).rolling();
  expect(away.options()).not.toContain("cast:revenant-1:icy-hand");
});

test("REG-SPELL-17 drain: 2+2D, and half of what the target lost heals the caster, rounded up, not more than it had", () => {
  const healed = (pv: number, ...damage: readonly number[]) => {
    const prepare = (state: State) => {
      knowing("drain")(state);
      characterOf(state, "ozanne").pv = [10];
      characterOf(state, "revenant-1").pv = [pv];
    };
    const { play, who } = scene("O.v", two, { prepare }).rolling(...sure, ...damage);
    play("cast:revenant-1:drain");
    return (who("ozanne").pv[0] ?? 0) - 10;
  };
  expect(healed(14, 5, 4)).toBe(4);
  expect(healed(3, 5, 4)).toBe(2);
  expect(healed(14, 0, 1)).toBe(0);
});

test("REG-SPELL-18 terror: every adversary in sight tests fear of level 3 at its next turn start, once", () => {
  const prepare = knowing("terror");
  const cast = { ...two, o: "ogre" };
  const { play, events, who } = scene("O.v\n..o", cast, { prepare }).rolling(...sure, face(3, 1), 1);
  play("cast:terror", "end");
  // The ogre is immune.
  expect(events("tested").at(-1)).toMatchObject({
    who: "revenant-1",
    of: "will",
    difficulty: 3,
    passed: false,
  });
  expect(who("revenant-1").actions).toBe(3);
  expect(who("ogre-1").actions).toBe(3);
  play("end-turn", "end");
  expect(events("tested")).toHaveLength(2);
});

function corpses() {
  if (findCard("elements", "corpse") !== undefined) return;
  openPacks([
    {
      id: "corpse test",
      isIn: () => false,
      elements: [
        {
          id: "corpse",
          name: { fr: "", en: "" },
          rule: "REG-CORPSE-01",
          source: "house",
          hinders: () => "free",
        },
      ],
    },
  ]);
}

test("REG-SPELL-19 REG-VERDICT-76 raise: a corpse, or where somebody other than a rat died, becomes a novice revenant of the caster", () => {
  corpses();
  const prepare = (state: State) => {
    knowing("raise")(state);
    state.elements.push({ id: "corpse-1", kind: "corpse", x: 2, y: 0, zone: 0 });
    state.deaths.push({ x: 3, y: 1, card: "ogre" }, { x: 1, y: 1, card: "rat" });
  };
  const { play, pick, options, match, who, question } = scene(
    "O....\n.....",
    { O: "ozanne" },
    { prepare, options: { level: "hero" } },
  ).rolling(...sure);
  expect(options().filter((id) => id.endsWith("raise"))).toEqual(["cast:2,0:raise", "cast:3,1:raise"]);
  play("cast:2,0:raise");
  expect(who("revenant-1")).toMatchObject({
    side: "heroes",
    seat: "ozanne",
    x: 2,
    pv: [14],
    tier: "novice",
    actions: 0,
  });
  expect(match.state.elements).toEqual([]);
  play("end");
  // It acts from the next turn on, and there is no second one.
  pick(["revenant-1", "ozanne"]);
  expect(question("act").about).toMatchObject({ who: "revenant-1", actions: 4 });
  play("end");
  expect(options().some((id) => id.endsWith("raise"))).toBe(false);
});

test("REG-SPELL-19 each death serves once, and a square that is taken does not", () => {
  corpses();
  const prepare = (state: State) => {
    knowing("raise")(state);
    state.deaths.push({ x: 2, y: 0, card: "ogre" }, { x: 3, y: 0, card: "spider" });
  };
  const { play, match } = scene("O..v", two, { prepare }).rolling(...sure);
  play("cast:2,0:raise");
  expect(match.state.deaths).toEqual([{ x: 3, y: 0, card: "spider" }]);
});

test("REG-SPELL-20 REG-IMMAT-03 REG-IMMAT-04 veil of the dead: immaterial until the next turn, unhurt by claws, striking past Endurance", () => {
  const prepare = knowing("veil-of-the-dead");
  const table = scene("Ov", two, { prepare }).rolling(...sure, face(2, "blank"), 4, face(4, 1), 5);
  table.play("cast:veil-of-the-dead", "strike:revenant-1");
  // Dagger: 4 + Force 2, and nothing is subtracted.
  expect(table.who("revenant-1").pv).toEqual([14 - 6]);
  table.play("end", "strike:ozanne");
  expect(table.events("attacked").at(-1)).toMatchObject({ hits: true, damage: 0 });
  table.play("end");
  expect(table.match.state.effects.some(({ source }) => source === "veil-of-the-dead")).toBe(false);
});

test("REG-RULING-92 spell damage goes through the figures of a swarm", () => {
  const { play, who } = scene("O.r", { O: "ozanne", r: rats(3) }).rolling(...sure, 5, 0);
  play("cast:rat-1:shadow-bolt");
  expect(who("rat-1").pv).toEqual([3, 5]);
});

test("REG-SPELL-17 REG-CRUSH-01 drain heals before the caster steps onto the square of whom it has killed", () => {
  const prepare = (state: State) => {
    knowing("drain")(state);
    characterOf(state, "ozanne").pv = [1];
    characterOf(state, "revenant-1").pv = [3];
    put("spikes", 1, 0, { hidden: true })(state);
  };
  // 2+9, less 4: it dies, and 2 PV are drained; then the spikes: 4, less Endurance 3.
  const table = scene("Ov", two, { prepare }).rolling(...sure, 5, 4, face(3, "X"), 0, 1, 1, 1, 1, 0);
  table.play("cast:revenant-1:drain", "yes", "no");
  expect(table.who("ozanne")).toMatchObject({ pv: [2], states: {} });
});
