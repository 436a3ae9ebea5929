import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { arm, face, put, rats, scene } from "../testing/index.ts";

/** A blow of Svein's that takes 3 + 5 + 5 + 5 PV, less Endurance. */
const hard = [face(6, 3), 5, 5];

test("REG-CRUSH-01 REG-RULING-26 who kills in melee may step onto the square of the dead, without P.Action", () => {
  const { play, at, who, question } = scene("Sr.", { S: "svein", r: "rat" }).rolling(...hard);
  play("strike:rat-1");
  expect(question("crush").about).toEqual({ who: "svein", square: { x: 1, y: 0 } });
  play("yes");
  expect(at("svein")).toEqual([1, 0]);
  expect(who("svein").actions).toBe(3);
});

test("REG-CRUSH-01 it may stay where it is", () => {
  const { play, at } = scene("Sr.", { S: "svein", r: "rat" }).rolling(...hard);
  play("strike:rat-1", "no");
  expect(at("svein")).toEqual([0, 0]);
});

test("REG-CRUSH-02 the step needs no blocking test, whoever stands beside it", () => {
  const { play, at, events } = scene("Sr\nv.", { S: "svein", r: "rat", v: "revenant" }).rolling(...hard);
  play("strike:rat-1", "yes", "none");
  expect(at("svein")).toEqual([1, 0]);
  expect(events("tested")).toEqual([]);
});

test("REG-RULING-26 of a swarm only when its last figure died", () => {
  const { play, asking, who } = scene("Sr", { S: "svein", r: rats(3) }).rolling(face(6, 0), 3, 1);
  play("strike:rat-1");
  expect(who("rat-1").pv).toEqual([3, 5]);
  expect(asking().prompt).toBe("act");
});

test("REG-RULING-26 never from two squares away, nor by a shot", () => {
  const spear = scene(
    "S.r",
    { S: "svein", r: "rat" },
    {
      prepare: (state) => arm(state, "svein", "spear"),
    },
  ).rolling(face(6, 3), 5);
  spear.play("strike:rat-1");
  expect(spear.asking().prompt).toBe("act");
  const bow = scene("G.r", { G: "liutgarde", r: "rat" }).rolling(face(6, 3), 5);
  bow.play("shoot:rat-1");
  expect(bow.asking().prompt).toBe("act");
});

test("REG-SKILL-05 fury: after a kill and its step one free basic attack, once per round", () => {
  const { play, who, question, at } = scene("Srsv", {
    S: "svein",
    r: "rat",
    s: "rat",
    v: "revenant",
  }).rolling(...hard, ...hard);
  play("strike:rat-1", "yes");
  expect(question("free-strike").options.map(({ id }) => id)).toEqual(["rat-2", "none"]);
  play("rat-2");
  expect(who("rat-2").gone).toBe("dead");
  play("yes");
  expect(at("svein")).toEqual([2, 0]);
  expect(question("act").about.actions).toBe(3);
});

test("REG-SKILL-04 ambidextrous: after a basic attack one free one with the other hand, a level lower", () => {
  const { play, events, question } = scene("Io", { I: "isengrin", o: "ogre" }).rolling(
    face(4, 1),
    0,
    face(3, 1),
    0,
  );
  const [first] = question("act").options.filter(({ id }) => id.startsWith("strike"));
  play(first?.id ?? "", "no");
  play("ogre-1", "no");
  expect(events("attacked").map(({ level }) => level)).toEqual([4, 3]);
  expect(question("act").about.actions).toBe(4);
});

test("REG-VERDICT-77 a powerful attack gives no free one to the ambidextrous", () => {
  const { play, asking, options } = scene("Io", { I: "isengrin", o: "ogre" }).rolling(face(4, 1), 0, 0);
  play(options().find((id) => id.endsWith(":power")) ?? "", "no");
  expect(asking().prompt).toBe("act");
});

test("REG-SKILL-05 fury: whom a spear kills two squares away was not beside the killer", () => {
  const { play, asking } = scene(
    "S.r\nv..",
    { S: "svein", r: "rat", v: "revenant" },
    { prepare: (state) => arm(state, "svein", "spear") },
  ).rolling(face(6, 3), 5);
  play("strike:rat-1");
  expect(asking().prompt).toBe("act");
});

test("REG-SKILL-05 REG-RULING-45 the blow of fury reaches as far as its weapon", () => {
  const { play, question, who } = scene(
    "Srv",
    { S: "svein", r: "rat", v: "revenant" },
    { prepare: (state) => arm(state, "svein", "spear") },
  ).rolling(face(6, 3), 5, face(6, 3), 5);
  play("strike:rat-1", "no");
  expect(question("free-strike").options.map(({ id }) => id)).toEqual(["revenant-1", "none"]);
  play("revenant-1");
  expect(who("revenant-1").pv).toEqual([14 - (3 + 5 + 6 - 4)]);
});

test("REG-RULING-47 REG-TRAP-12 whose turn a hole under the dead ends strikes no second time", () => {
  const { play, who, asking } = scene(
    "Srs",
    { S: "svein", r: "rat", s: "rat" },
    {
      prepare(state) {
        arm(state, "svein", "berserk-axe");
        put("hole", 1, 0, { hidden: true })(state);
        Object.assign(characterOf(state, "svein").hero ?? {}, { destiny: 0 });
      },
    },
  ).rolling(face(6, 3), 5, face(4, "X"), 0, 0, 0, 0, 0, 0, 0);
  play("strike:rat-1", "yes");
  expect(who("svein").states.hole).toBeDefined();
  expect(asking()).toMatchObject({ prompt: "act", about: { who: "rat-2" } });
});
