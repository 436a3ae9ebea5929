import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { face, scene } from "../testing/index.ts";

const caught = (level: number, id = "svein") => ({
  prepare(state: Parameters<typeof characterOf>[0]) {
    characterOf(state, id).states.web = level;
  },
});

test("REG-WEB-01 a webbed character can do nothing but break free, and is told why", () => {
  const { options, submit } = scene("S..", { S: "svein" }, caught(1)).rolling();
  expect(options()).toEqual(["break-free", "end"]);
  expect(submit({ kind: "choose", option: "walk:1,0" })).toMatchObject({ rule: "REG-WEB-01" });
});

test("REG-WEB-03 REG-CHAR-10 breaking free costs 1 P.Action and a Force test against the web's level", () => {
  const { play, who, events, options } = scene("S..", { S: "svein" }, caught(3)).rolling(
    face(5, 1),
    1,
    face(5, 1),
    2,
  );
  play("break-free", "no");
  expect(who("svein")).toMatchObject({ actions: 3, states: { web: 3 } });
  play("break-free");
  expect(events("tested").map(({ of, difficulty, passed }) => [of, difficulty, passed])).toEqual([
    ["force", 3, false],
    ["force", 3, true],
  ]);
  expect(who("svein").states.web).toBeUndefined();
  expect(options()).toContain("walk:1,0");
});

test("REG-FOE-07 REG-OGRE-01 REG-RULING-10 the ogre's Force is tested with 2D, and an X still fails", () => {
  const { play, events } = scene("S.o", { S: "svein", o: "ogre" }, caught(1, "ogre-1")).rolling(
    face(6, "X"),
    5,
    5,
  );
  play("end", "break-free");
  expect(events("tested")).toMatchObject([{ level: 6, face: "X", dice: [5, 5], passed: false }]);
});

test("REG-RULING-90 a webbed character does not block", () => {
  const { play, events } = scene(".So", { S: "svein", o: "ogre" }, caught(1, "ogre-1")).rolling();
  play("walk:0,0");
  expect(events("tested")).toEqual([]);
});
