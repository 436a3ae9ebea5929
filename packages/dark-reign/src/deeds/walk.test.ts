import { expect, test } from "vitest";
import { rats, scene } from "../testing/index.ts";

const hall = `
  .....
  .....
  ..S..
  .....
  .....`;

const around = ["1,1", "2,1", "3,1", "1,2", "3,2", "1,3", "2,3", "3,3"];

test("REG-MOVE-01 each move action costs one P.Action", () => {
  const { play, who } = scene(hall, { S: "svein" }).rolling();
  expect(who("svein").actions).toBe(4);
  play("walk:2,1");
  expect(who("svein").actions).toBe(3);
  play("run:2,2", "stop");
  expect(who("svein").actions).toBe(2);
});

test("REG-MOVE-02 a character moves in all eight directions", () => {
  const { options } = scene(hall, { S: "svein" }).rolling();
  expect(options().filter((id) => id.startsWith("walk"))).toEqual(around.map((square) => `walk:${square}`));
});

test("REG-MOVE-03 walking moves one square", () => {
  const { play, at } = scene(hall, { S: "svein" }).rolling();
  play("walk:3,3");
  expect(at("svein")).toEqual([3, 3]);
});

test("REG-MOVE-04 running moves two squares for the action", () => {
  const { play, at, who, question } = scene(hall, { S: "svein" }).rolling();
  play("run:3,2", "4,2");
  expect(at("svein")).toEqual([4, 2]);
  expect(who("svein").actions).toBe(3);
  expect(question("act").about.who).toBe("svein");
});

test("REG-RULING-18 a runner may turn, and stop after any step without getting anything back", () => {
  const { play, at, who } = scene(hall, { S: "svein" }).rolling();
  play("run:3,2", "2,1");
  expect(at("svein")).toEqual([2, 1]);
  play("run:1,0", "stop");
  expect(at("svein")).toEqual([1, 0]);
  expect(who("svein").actions).toBe(2);
});

test("REG-SKILL-11 light feet run three squares", () => {
  const { play, at } = scene("G....", { G: "liutgarde" }).rolling();
  play("run:1,0", "2,0", "3,0");
  expect(at("liutgarde")).toEqual([3, 0]);
});

test("REG-MOVE-06 REG-RULING-19 no step around a corner of rock, nor of the board's edge", () => {
  const { options } = scene("S.\n#.", { S: "svein" }).rolling();
  expect(options().filter((id) => id.startsWith("walk"))).toEqual(["walk:1,0"]);
});

test("REG-MOVE-06 a character beside the diagonal is no obstacle", () => {
  const { options } = scene("Sr\n..", { S: "svein", r: "rat" }).rolling();
  expect(options()).toContain("walk:1,1");
});

const corridor = { S: "svein", A: "aude" };

test("REG-MOVE-07 an ally is passed if the next square is free, and the second step may turn", () => {
  const { pick, play, at, options } = scene("SA.\n##.", corridor).rolling();
  pick(["svein", "aude"]);
  expect(options().filter((id) => id.startsWith("pass"))).toEqual(["pass:1,0>2,0"]);
  play("pass:1,0>2,0");
  expect(at("svein")).toEqual([2, 0]);
});

test("REG-RULING-22 two allies in a row cannot be passed", () => {
  const { pick, options } = scene("SAI.", { ...corridor, I: "isengrin" }).rolling();
  pick(["svein", "aude", "isengrin"]);
  expect(options().filter((id) => id.startsWith("pass"))).toEqual([]);
});

test("REG-RULING-22 adversaries can never be passed, and nobody passes an empty square", () => {
  const { options } = scene("Sr.\n...", { S: "svein", r: "rat" }).rolling();
  expect(options().filter((id) => id.startsWith("pass"))).toEqual([]);
});

test("REG-MOVE-08 nobody stops on the ally's square, nor runs through it", () => {
  const { pick, options } = scene("SA.", corridor).rolling();
  pick(["svein", "aude"]);
  expect(options()).not.toContain("walk:1,0");
  expect(options()).not.toContain("run:1,0");
});

test("REG-MOVE-09 passing costs 2 P.Action", () => {
  const { pick, play, who } = scene("SA..", corridor).rolling();
  pick(["svein", "aude"]);
  play("pass:1,0>2,0");
  expect(who("svein").actions).toBe(2);
});

test("REG-ACT-02 a deed whose cost exceeds the P.Action left is refused by its rule and changes nothing", () => {
  const { pick, play, who, submit, match } = scene("SA...\n.....", corridor).rolling();
  pick(["svein", "aude"]);
  play("walk:0,1", "walk:0,0", "walk:0,1");
  const before = match.state;
  const refused = submit({ kind: "choose", option: "pass:1,0>2,0" });
  expect(refused).toMatchObject({ rule: "REG-ACT-02" });
  expect(refused?.words.fr).toContain("P.Action");
  expect(who("svein").actions).toBe(1);
  expect(match.state).toEqual(before);
});

test("REG-ACT-01 REG-RULING-03 unspent P.Action are lost when the activation ends", () => {
  const { play, who, question } = scene("S.\n#r", { S: "svein", r: rats(1) }).rolling();
  play("walk:1,0", "end");
  expect(who("svein").actions).toBe(0);
  expect(question("act").about.who).toBe("rat-1");
});

test("REG-ACT-03 the list of deeds tells their costs", () => {
  const { question } = scene("Sr", { S: "svein", r: "rat" }).rolling();
  const { options } = question("act");
  const costs = options.map((one) => ("cost" in one ? [one.id, one.cost] : [one.id]));
  expect(costs.slice(0, 2)).toEqual([
    ["strike:rat-1", 1],
    ["strike:rat-1:power", 2],
  ]);
  expect(costs.at(-1)).toEqual(["end"]);
  expect(costs.every(([, cost]) => cost === undefined || Number(cost) <= 4)).toBe(true);
});

test("REG-REVENANT-05 REG-OGRE-05 revenants and ogres do not run, and are told why", () => {
  const { play, options, submit } = scene("S....v", { S: "svein", v: "revenant" }).rolling();
  play("end");
  expect(options().filter((id) => id.startsWith("run"))).toEqual([]);
  expect(submit({ kind: "choose", option: "run:4,0" })).toMatchObject({ rule: "REG-REVENANT-05" });
  const ogre = scene("S....o", { S: "svein", o: "ogre" }).rolling();
  ogre.play("end");
  expect(ogre.submit({ kind: "choose", option: "run:4,0" })).toMatchObject({ rule: "REG-OGRE-05" });
});

test("the steps of a run are told as such, so that traps catch the runner", () => {
  const { play, events } = scene("S..", { S: "svein" }).rolling();
  play("run:1,0", "stop");
  expect(events("stepped")).toMatchObject([{ how: "run", x: 1, y: 0 }]);
});
