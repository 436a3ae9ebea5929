import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import { addElement } from "../../rules/elements.ts";
import type { Element, State } from "../../state.ts";
import { doorTo } from "../../testing/door-to.ts";
import { arm, blowOf, face, mjPlays, mjTurn, rats, scene, ward } from "../../testing/index.ts";

const times = (count: number, ...roll: number[]) => Array.from({ length: count }, () => roll);
const ogreMisses = blowOf("ogre").miss;
const swarmMisses = blowOf("rat", 3).miss;
const spiderMisses = blowOf("spider").miss;

function lies(state: State, who: string): void {
  characterOf(state, who).pv = [0];
  characterOf(state, who).states.ground = 1;
}

test("REG-AUTO-01 the one with the shortest way acts first, with all its actions", () => {
  const { order } = mjTurn("r......S...o", { S: "svein", r: rats(3), o: "ogre" }, { rolls: [swarmMisses] });
  expect(order).toEqual(["ogre-1", "rat-1"]);
});

test("REG-AUTO-01 ties by row, then column; those without a way come last", () => {
  const cast = { S: "svein", o: "ogre", b: "spider" };
  expect(
    mjTurn("....o\n.....\nS....\n.....\n....b", cast, { rolls: times(2, ...spiderMisses) }).order,
  ).toEqual(["ogre-1", "spider-1"]);
  expect(mjTurn("b#o.....S", cast).order).toEqual(["ogre-1", "spider-1"]);
});

test("REG-AUTO-02 beside several the one with the fewest PV; ties by row, then column", () => {
  const weak = (pv: number) => (state: State) => {
    characterOf(state, "svein").pv = [5];
    characterOf(state, "aude").pv = [pv];
  };
  const cast = { S: "svein", o: "ogre", A: "aude" };
  const rolls = times(3, ...ogreMisses);
  expect(mjTurn("SoA", cast, { prepare: weak(4), rolls }).deeds).toEqual(Array(3).fill("strike aude 1"));
  expect(mjTurn("SoA", cast, { prepare: weak(5), rolls }).deeds).toEqual(Array(3).fill("strike svein 1"));
});

test("REG-AUTO-02 one on the ground is attacked only if no way leads to one that stands", () => {
  const cast = { S: "svein", o: "ogre", A: "aude" };
  const prepare = (state: State) => lies(state, "svein");
  expect(mjTurn("So..A", cast, { prepare, rolls: [ogreMisses] }).deeds).toEqual([
    "walk 1",
    "walk 1",
    "strike aude 1",
  ]);
  const rolls = [[...ogreMisses, 0], ogreMisses];
  expect(mjTurn("So#A", cast, { prepare, rolls }).deeds).toEqual(["strike svein 2", "strike svein 1"]);
});

test("REG-AUTO-03 it moves on the shortest way to the nearest, running where that saves P.Action", () => {
  const { steps } = mjTurn("r.......S", { r: rats(3), S: "svein" });
  expect(steps).toEqual(["run 1,0", "run 2,0", "run 3,0", "run 4,0", "run 5,0", "run 6,0", "walk 7,0"]);
  expect(mjTurn("o....S", { o: "ogre", S: "svein" }).steps).toEqual(["walk 1,0", "walk 2,0", "walk 3,0"]);
});

test("REG-AUTO-03 without any way it stays", () => {
  expect(mjTurn("r.#S", { r: rats(3), S: "svein" }).deeds).toEqual([]);
});

test("REG-AUTO-03 it gives the move up when a blocking test fails", () => {
  const played = scene(".rS", { r: rats(3), S: "svein" }).rolling(
    face(5, "X"),
    0,
    ...times(3, ...swarmMisses).flat(),
  );
  played.play("end", "walk:0,0");
  expect(played.question("blocked").seats).toEqual(["mj"]);
  mjPlays(played);
  expect(played.events("blocked")).toMatchObject([{ goes: false }]);
  expect(played.at("rat-1")).toEqual([1, 0]);
});

test("REG-AUTO-04 basic attacks; a powerful one only if the best roll of a basic one could not take a PV", () => {
  const { worth, miss } = blowOf("rat");
  // Endurance 4, chain mail 2, a large shield 1, and a ward for what is left of its best roll.
  const warded = (by: number) => (state: State) => ward(state, "aude", by);
  const cast = { r: rats(1), A: "aude" };
  const heavy = times(2, ...miss, 0);
  expect(mjTurn("rA", cast, { rolls: heavy, prepare: warded(worth - 7) }).deeds).toEqual([
    "strike aude 2",
    "strike aude 2",
  ]);
  const basic = times(4, ...miss);
  expect(mjTurn("rA", cast, { rolls: basic, prepare: warded(worth - 8) }).deeds).toEqual(
    Array(4).fill("strike aude 1"),
  );
});

test("REG-AUTO-05 revenants never leave a fight", () => {
  const cast = { S: "svein", v: "revenant", A: "aude" };
  const { deeds, at } = mjTurn("Sv...A", cast, { prepare: (state) => lies(state, "svein") });
  expect(deeds).toEqual([]);
  expect(at("revenant-1")).toEqual([1, 0]);
});

test("REG-AUTO-06 the ogre strikes with all its force at the only one beside it", () => {
  const rolls = [[...ogreMisses, 0], ogreMisses];
  expect(mjTurn("So", { S: "svein", o: "ogre" }, { rolls }).deeds).toEqual([
    "strike svein 2",
    "strike svein 1",
  ]);
});

test("REG-AUTO-07 spiders choose those who are not webbed, and turn to others they can still reach and attack", () => {
  const cast = { S: "svein", s: "spider", G: "liutgarde" };
  const prepare = (state: State) => {
    // He has the fewest PV, and stands whatever comes.
    characterOf(state, "svein").pv = [100];
    characterOf(state, "svein").states.web = 1;
    characterOf(state, "liutgarde").pv = [101];
  };
  const strikes = (whom: string, count: number) => Array(count).fill(`strike ${whom} 1`);
  expect(mjTurn("SsG", cast, { prepare, rolls: times(4, ...spiderMisses) }).deeds).toEqual(
    strikes("liutgarde", 4),
  );
  expect(mjTurn("Ss...G", cast, { prepare, rolls: times(2, ...spiderMisses) }).deeds).toEqual([
    "run 1",
    "walk 1",
    ...strikes("liutgarde", 2),
  ]);
  const far = mjTurn("Ss.........G", cast, { prepare, rolls: times(4, ...spiderMisses) });
  expect(far.deeds).toEqual(strikes("svein", 4));
});

test("REG-AUTO-08 a small group of rats first joins the nearest other one that it can reach this turn", () => {
  const cast = { r: rats(1), t: rats(2), S: "svein" };
  const { events, who } = mjTurn("r....t............S", cast);
  expect(events("joined")).toMatchObject([{ who: "rat-2", group: "rat-1", figures: 2 }]);
  expect(who("rat-1").pv).toHaveLength(3);
  const apart = mjTurn("r..........t............S", cast);
  expect(apart.events("joined")).toEqual([]);
  const busy = mjTurn("r....tS", cast, { rolls: times(4, ...blowOf("rat", 2).miss) });
  expect(busy.events("joined").map(({ who: one }) => one)).not.toContain("rat-2");
});

test("REG-AUTO-10 a webbed character first tries to break free", () => {
  const prepare = (state: State) => {
    characterOf(state, "ogre-1").states.web = 1;
  };
  const rolls = times(3, face(6, "X"), 0, 0);
  expect(mjTurn("So", { S: "svein", o: "ogre" }, { prepare, rolls }).deeds).toEqual(
    Array(3).fill("break-free 1"),
  );
});

test("REG-AUTO-10 REG-RULING-42 it parries an attack that would take at least 1 PV", () => {
  const prepare = (state: State) => arm(state, "ogre-1", "sword");
  const played = scene("Ao", { A: "aude", o: "ogre" }, { prepare }).rolling(face(5, 2), 5, face(5, 2), 4);
  played.play("strike:ogre-1");
  mjPlays(played);
  expect(played.events("parries")).toMatchObject([{ who: "ogre-1" }]);
});

test("REG-AUTO-11 it makes a free attack whenever it may", () => {
  const played = scene("So", { S: "svein", o: "ogre" }).rolling(face(5, "X"), 0, ...ogreMisses);
  played.play("steal:ogre-1", "no");
  expect(played.question("strike-thief").seats).toEqual(["mj"]);
  mjPlays(played);
  expect(played.events("attacked")).toMatchObject([{ who: "ogre-1", target: "svein" }]);
});

test("REG-AUTO-12 if its own side closes every way it goes as far as it can", () => {
  const rolls = [[...ogreMisses, 0], ogreMisses];
  const { at, order } = mjTurn("So...r", { S: "svein", o: "ogre", r: rats(3) }, { rolls });
  expect(order).toEqual(["ogre-1", "rat-1"]);
  expect(at("rat-1")).toEqual([2, 0]);
});

test("REG-AUTO-12 of equally short ways the one whose first step is first by row, then column", () => {
  const { steps } = mjTurn("...\nr.S", { r: rats(3), S: "svein" }, { rolls: times(3, ...swarmMisses) });
  expect(steps).toEqual(["walk 1,0"]);
});

test("REG-AUTO-12 it never passes through a character of its own side", () => {
  const { events } = mjTurn(
    "So..r",
    { S: "svein", o: "ogre", r: rats(3) },
    { rolls: [[...ogreMisses, 0], ogreMisses] },
  );
  expect(events("does").some(({ deed }) => deed === "pass")).toBe(false);
});

test("REG-RULING-14 among several heroes of equal Charisma chance names the leader", () => {
  const played = scene("GO..o", { G: "liutgarde", O: "ozanne", o: "ogre" }).rolling();
  mjPlays(played);
  expect(["liutgarde", "ozanne"]).toContain(played.match.state.leader);
});

test("REG-AUTO-03 REG-RULING-57 a closed door that leads to no undiscovered zone is part of a way, and is opened", () => {
  const door = (leads: number | undefined) => (state: State) =>
    void addElement(state, "door", { x: 2, y: 0 }, 0, leads === undefined ? {} : { leads, lock: "untried" });
  const cast = { o: "ogre", S: "svein" };
  expect(mjTurn("o.....S", cast, { prepare: door(0) }).deeds).toEqual(["walk 1", "open 1", "walk 1"]);
  const shut = (state: State) => {
    state.zones = state.zones.map((zone) => ({ ...zone, added: [{ x: 1, y: 0, side: "east" }] }));
    addElement(state, "door", { x: 2, y: 0 }, 0);
  };
  expect(mjTurn("o.....S", cast, { prepare: shut }).deeds).toEqual([]);
});

test("REG-AUTO-03 REG-VERDICT-27 REG-RULING-64 a trap it knows is closed to it, one that heroes laid is not", () => {
  const trap = (more: Partial<Element>) => (state: State) =>
    void addElement(state, "spikes", { x: 1, y: 1 }, 0, more);
  const cast = { r: rats(3), S: "svein" };
  const drawing = "###.\nr..S\n###.";
  expect(mjTurn(drawing, cast, { prepare: trap({ hidden: true }) }).deeds).toEqual([]);
  expect(
    mjTurn(drawing, cast, { prepare: trap({ spent: true }), rolls: times(3, ...swarmMisses) }).steps,
  ).toEqual(["run 1,1", "run 2,1"]);
});

test("REG-AUTO-09 REG-STATUE-01 undead look for no way through a zone with a blessed statue", () => {
  const statue = (state: State) => void addElement(state, "statue", { x: 0, y: 1 }, 0);
  const { deeds } = mjTurn("v....A\n......", { v: "revenant", A: "aude" }, { prepare: statue });
  expect(deeds).toEqual([]);
});

test("REG-VERDICT-42 it lays a zone out as the table suggests", () => {
  const prepare = (state: State) => doorTo(state, "dead-end", { x: 1, y: 0 });
  const played = scene("S.", { S: "svein" }, { prepare }).rolling(0, 0, 0, 0);
  played.play("walk:1,0", "open:2,0");
  const { suggestion } = played.question("lay-out");
  mjPlays(played);
  expect(played.at("rat-1")).toEqual([suggestion[0]?.x, suggestion[0]?.y]);
});
