import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import { join } from "../deeds/join.ts";
import type { Character } from "../state.ts";
import { blowOf, face, rats, scene } from "../testing/index.ts";
import { makeThing } from "../things.ts";
import { groupsOf } from "./muster.ts";

test("REG-SWARM-01 REG-RAT-05 REG-RULING-92 figures are put into groups of the swarm level, the last takes the rest", () => {
  expect(groupsOf("rat", 8)).toEqual([3, 3, 2]);
  expect(groupsOf("rat", 3)).toEqual([3]);
  expect(groupsOf("spider", 2)).toEqual([1, 1]);
});

test("REG-SWARM-02 the figures of a square act together, with one budget and one attack for each action", () => {
  const { play, who, events } = scene("Sr", { S: "svein", r: rats(3) }).rolling(...blowOf("rat", 3).miss);
  play("end", "strike:svein");
  expect(events("attacked")).toHaveLength(1);
  expect(who("rat-1").actions).toBe(3);
});

test("REG-SWARM-03 REG-SWARM-04 REG-RULING-93 REG-PROFILE-03 three rats fight with C.Corps 5 and Fu+6+3D", () => {
  const { play, events } = scene("Sr", { S: "svein", r: rats(3) }).rolling(face(5, 1), 1, 2, 3);
  play("end", "strike:svein");
  expect(events("attacked")).toMatchObject([{ level: 5, dice: [1, 2, 3], bonus: 7 }]);
});

test("REG-RULING-92 a loss goes to the figure with the fewest PV, what is left to the next", () => {
  const { play, who } = scene(
    "Sr",
    { S: "svein", r: rats(3) },
    {
      prepare: (state) => {
        characterOf(state, "rat-1").pv = [5, 2, 4];
      },
    },
  ).rolling(face(6, 0), 0, 0);
  play("strike:rat-1");
  // 5, less Endurance 2: the one with 2 dies, the next loses 1.
  expect(who("rat-1").pv).toEqual([3, 5]);
});

const joining = { S: "svein", r: rats(2), s: rats(2) };

test("REG-SWARM-05 REG-RULING-94 a group is reinforced by another: as many as fit, those with the most PV first", () => {
  const { play, who, options } = scene("S...rs", joining, {
    prepare: (state) => {
      characterOf(state, "rat-2").pv = [3, 4];
    },
  }).rolling();
  play("end", "rat-2");
  expect(options()).toContain("join:rat-1");
  play("join:rat-1");
  expect(who("rat-1").pv).toEqual([5, 5, 4]);
  expect(who("rat-2")).toMatchObject({ pv: [3], actions: 3 });
});

test("REG-SWARM-06 newcomers count only from the next turn of their side on", () => {
  const [one, both] = [blowOf("rat"), blowOf("rat", 2)];
  const { play, events, question } = scene("S.rs", { ...joining, r: rats(1), s: rats(1) }).rolling(
    ...one.miss,
    ...both.miss,
  );
  play("end", "rat-2", "join:rat-1");
  expect(question("act").about.who).toBe("rat-1");
  play("walk:1,0", "strike:svein", "end");
  play("end", "strike:svein");
  expect(events("attacked").map(({ level, dice }) => [level, dice.length])).toEqual([
    [one.level, 1],
    [one.level + 1, 2],
  ]);
});

test("REG-RULING-94 a group that burns, is poisoned, webbed or in a duel neither joins nor is joined", () => {
  const hindered: Readonly<Record<string, Character["states"]>> = {
    fire: { fire: true },
    poison: { poison: true },
    web: { web: 1 },
    duel: { duel: "svein" },
  };
  for (const [why, states] of Object.entries(hindered))
    for (const one of ["rat-1", "rat-2"]) {
      const { state } = scene("S...rs", joining);
      expect(join.ways(state, characterOf(state, "rat-2"))).toHaveLength(1);
      Object.assign(characterOf(state, one).states, states);
      expect(join.ways(state, characterOf(state, "rat-2")), `${why}: ${one}`).toEqual([]);
    }
});

test("REG-RULING-94 who joins brings no P.Action; objects go over with a whole group alone", () => {
  const joined = (figures: number) => {
    const { play, who, match } = scene(
      "S...rs",
      { ...joining, s: rats(figures) },
      {
        prepare: (state) => void makeThing(state, "care", { kind: "carried", by: "rat-2" }),
      },
    ).rolling();
    play("end", "rat-2", "join:rat-1");
    expect(who("rat-1").actions).toBe(4);
    return [who("rat-2").gone, match.state.things.at(-1)?.at];
  };
  expect(joined(1)).toEqual(["left", { kind: "carried", by: "rat-1" }]);
  expect(joined(2)).toEqual([undefined, { kind: "carried", by: "rat-2" }]);
});

test("REG-RULING-94 REG-RULING-67 the écus that a group has stolen go over with the whole of it", () => {
  const { play, who } = scene(
    "S...rs",
    { ...joining, s: rats(1) },
    {
      prepare(state) {
        characterOf(state, "rat-1").loot = 10;
        characterOf(state, "rat-2").loot = 30;
      },
    },
  ).rolling();
  play("end", "rat-2", "join:rat-1");
  expect([who("rat-1").loot, who("rat-2").loot]).toEqual([40, undefined]);
});
