import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { State } from "../state.ts";
import { face, is, scene } from "../testing/index.ts";

// Aude: Charisma 5, and as a leader every speech is 2 easier; Svein: Charisma 3. A revenant: Will 3.
const cast = { S: "svein", A: "aude", v: "revenant", u: "revenant" };
const alone = { S: "svein", v: "revenant", u: "revenant" };

test("REG-SPEECH-01 REG-SPEECH-02 a speech costs 2 P.Action, and only PJ make them", () => {
  const { play, who, options } = scene("S..v", alone).rolling(face(3, "X"), 0, 0);
  play("speak:threat", "no");
  expect(who("svein").actions).toBe(2);
  play("end");
  expect(options().some((id) => id.startsWith("speak"))).toBe(false);
});

test("REG-SPEECH-04 REG-SKILL-07 a Charisma test by its kind; the leader's is 2 easier", () => {
  const difficulties = (hero: string) =>
    ["threat", "bravery", "manipulation"].map((kind) => {
      const table = scene("H..v", { H: hero, v: "revenant" }).rolling(
        face(hero === "aude" ? 5 : 3, "X"),
        0,
        ...(kind === "threat" ? [0] : []),
      );
      table.play(`speak:${kind}`, "no");
      const [tested] = table.events("tested");
      expect(tested?.of).toBe("charisma");
      return tested?.difficulty;
    });
  expect(difficulties("svein")).toEqual([4, 5, 7]);
  expect(difficulties("aude")).toEqual([2, 3, 5]);
});

test("REG-SPEECH-05 REG-RULING-75 each kind is tried once per round for the whole group", () => {
  const table = scene("SA.v", cast).rolling(face(3, "X"), 0, 0);
  table.pick(["svein", "aude"]);
  table.play("speak:threat", "no", "end");
  expect(table.submit({ kind: "choose", option: "speak:threat" })).toMatchObject({ rule: "REG-SPEECH-05" });
  expect(table.options()).toContain("speak:bravery");
});

test("REG-SPEECH-06 REG-RULING-76 threat: the enemies test fear of level 2 at the start of the next MJ turn, once", () => {
  const { play, events, who } = scene("S..v", alone).rolling(face(3, 1), 3, face(3, 1), 0);
  play("speak:threat");
  expect(events("speaks")).toMatchObject([{ speech: "threat", works: true }]);
  play("end");
  expect(events("tested").at(-1)).toMatchObject({
    who: "revenant-1",
    of: "will",
    difficulty: 2,
    passed: false,
  });
  expect(who("revenant-1").actions).toBe(3);
  play("end", "end");
  expect(events("tested")).toHaveLength(2);
});

test("REG-RULING-76 a threat needs an adversary in the zone", () => {
  expect(
    scene("S..", { S: "svein" })
      .rolling()
      .options()
      .filter((id) => id.startsWith("speak")),
  ).toEqual(["speak:bravery"]);
});

test("REG-SPEECH-07 REG-RULING-76 a failed threat: 1D P.Action, which the MJ spreads over its characters there", () => {
  const { play, question, who } = scene("S..vu", alone).rolling(face(3, "X"), 0, 2);
  play("speak:threat", "no", "end");
  expect(question("share-actions")).toMatchObject({ seats: ["mj"], about: { left: 2 } });
  play("revenant-2", "revenant-2");
  expect([who("revenant-1").actions, who("revenant-2").actions]).toEqual([4, 6]);
});

test("REG-SPEECH-08 REG-RULING-77 bravery: one P.Action more for the speaker and all in the zone who have not finished", () => {
  const table = scene("SAG", { S: "svein", A: "aude", G: "liutgarde" }).rolling(face(5, 2), 1);
  table.pick(["svein", "aude", "liutgarde"]);
  table.play("end", "speak:bravery");
  expect(["svein", "aude", "liutgarde"].map((id) => table.who(id).actions)).toEqual([0, 3, 5]);
});

test("REG-SPEECH-09 REG-RULING-77 bravery: fear is ignored until the next PJ turn begins, its tests included", () => {
  const table = scene("S...v", alone, { isFrightening: true }).rolling(
    face(4, 1),
    5,
    face(3, 1),
    4,
    face(4, 1),
    5,
  );
  table.play("speak:bravery");
  const fears = () => table.events("tested").filter(({ test: name }) => name === "fear").length;
  const isBrave = () => table.match.state.effects.some(({ source }) => source === "bravery");
  expect(isBrave()).toBe(true);
  table.play("end", "end");
  expect([fears(), isBrave()]).toEqual([1, false]);
  table.play("end", "end");
  expect(fears()).toBe(2);
});

test("REG-SPEECH-09 REG-RULING-01 an extra turn does not end it", () => {
  const prepare = (state: State) => {
    state.extra = ["heroes"];
  };
  const table = scene("S...v", alone, { prepare, isFrightening: true }).rolling(face(4, 1), 5, face(3, 1), 4);
  table.play("speak:bravery", "end", "end", "end");
  expect(table.events("tested").filter(({ test: name }) => name === "fear")).toHaveLength(1);
});

test("REG-SPEECH-10 a failed bravery takes one P.Action of everybody in the zone", () => {
  const table = scene("SA", cast).rolling(face(3, "X"), 0);
  table.pick(["svein", "aude"]);
  table.play("speak:bravery", "no");
  expect([table.who("svein").actions, table.who("aude").actions]).toEqual([1, 3]);
});

test("REG-SPEECH-11 REG-RULING-78 manipulation: the adversaries of the zone lose the next MJ turn, but still block", () => {
  const aude = scene(".Av", { A: "aude", v: "revenant" }).rolling(face(5, 2), 3, face(3, 1), 5);
  aude.play("speak:manipulation");
  expect(aude.events("loses-turn")).toMatchObject([{ who: "revenant-1" }]);
  aude.play("walk:0,0");
  expect(aude.events("tested").at(-1)).toMatchObject({ test: "blocking" });
  aude.play("end");
  expect(aude.question("act").about.who).toBe("aude");
  aude.play("end");
  expect(aude.question("act").about.who).toBe("revenant-1");
});

test("REG-SPEECH-12 REG-RULING-77 a failed manipulation takes two P.Action of everybody in the zone, never below 0", () => {
  const table = scene("S.A..v", cast).rolling(face(3, "X"), 0);
  table.pick(["svein", "aude"]);
  table.play("walk:1,0", "speak:manipulation", "no");
  expect([table.who("svein").actions, table.who("aude").actions]).toEqual([0, 2]);
});

test("REG-SPEECH-03 only those in the same zone are reached", () => {
  const prepare = (state: State) => {
    const [zone] = state.zones;
    // The same drawing once more, behind a wall.
    if (zone) state.zones.push({ ...zone, x: zone.x + 10 });
    characterOf(state, "revenant-1").x = 12;
  };
  const { options } = scene("S..v", { S: "svein", v: "revenant" }, { prepare }).rolling();
  expect(options().filter((id) => id.startsWith("speak"))).toEqual(["speak:bravery"]);
});

test("REG-RULING-95 the invisible hear no speech", () => {
  const prepare = (state: State) => is(state, "revenant-1", "invisible");
  const { play, events } = scene("S..vu", alone, { prepare }).rolling(face(3, 1), 3, face(3, 1), 5);
  play("speak:threat", "end");
  expect(events("tested").map(({ who }) => who)).toEqual(["svein", "revenant-2"]);
});
