import { expect, test } from "vitest";
import { characterOf } from "../characters.ts";
import type { Pack } from "../pack.ts";
import { openPacks } from "../shelf.ts";
import type { State } from "../state.ts";
import { bagOf, face, floorOf, pack, scene } from "../testing/index.ts";

// Svein: Force 5, Tir 2.
const alone = { S: "svein" };

const orb: Pack = {
  id: "thrown quest object",
  isIn: () => false,
  things: [
    {
      id: "test-orb",
      name: { fr: "orbe", en: "orb" },
      rule: "REG-QORB-02",
      source: "house",
      weight: 1,
      isQuest: true,
    },
  ],
};
openPacks([orb]);

const fated = (state: State) => {
  const { hero } = characterOf(state, "svein");
  if (hero) hero.destiny = 0;
};

test("REG-THROW-01 REG-THROW-02 REG-RULING-69 1 P.Action; only what weighs no more than the Force level", () => {
  const { play, who, options } = scene("S..", alone, {
    prepare: (state) => {
      pack(state, "svein", "short-sword", "cleaver");
    },
  }).rolling(face(2, "blank"), 3);
  expect(options().filter((id) => id.startsWith("throw"))).toEqual(["throw:thing-2", "throw:thing-3"]);
  play("throw:thing-3", "2,0");
  expect(who("svein").actions).toBe(3);
});

test("REG-THROW-03 REG-RULING-69 at most twice the Force, in sight, no full obstacle; named before the dice", () => {
  const { play, options } = scene(`S${".".repeat(12)}`, alone).rolling();
  play("throw:thing-2");
  expect(options()).toHaveLength(10);
  const walled = scene("S.P.", alone).rolling();
  walled.play("throw:thing-2");
  expect(walled.options()).toEqual(["1,0"]);
});

test("REG-THROW-04 REG-THROW-05 a Tir test of difficulty 1; then it lies where it was to go", () => {
  const { play, events, match } = scene("S...", alone).rolling(face(2, "blank"), 1);
  play("throw:thing-2", "3,0");
  expect(events("tested")).toMatchObject([{ of: "shooting", difficulty: 1, passed: true }]);
  expect(floorOf(match.state)).toEqual(["care 3,0"]);
  expect(bagOf(match.state, "svein")).toEqual(["two-handed-cleaver held"]);
});

test("REG-THROW-06 REG-RULING-70 a miss lands on a random square beside it that is no full obstacle", () => {
  const landing = (roll: number) => {
    const { play, match } = scene("S..#\n....", alone, { prepare: fated }).rolling(face(2, "X"), 0, roll);
    play("throw:thing-2", "2,0");
    return floorOf(match.state)[0];
  };
  expect([0, 1, 2, 3].map(landing)).toEqual(["care 1,0", "care 1,1", "care 2,1", "care 3,1"]);
});

test("REG-RULING-70 REG-VERDICT-78 what falls into the depths is lost, but never a quest object", () => {
  const { play, match, events } = scene("S.L", alone, {
    prepare: (state) => {
      pack(state, "svein", "test-orb");
    },
  }).rolling(face(2, "blank"), 3, face(2, "blank"), 3);
  play("throw:thing-2", "2,0", "throw:thing-3", "2,0");
  expect(events("lands").map(({ thing, square }) => [thing, square])).toEqual([
    ["care", undefined],
    ["test-orb", { x: 1, y: 0 }],
  ]);
  expect(floorOf(match.state)).toEqual(["test-orb 1,0"]);
});

test("REG-RULING-69 what is worn is not thrown, and nobody is hurt by what lands", () => {
  const { play, options, who } = scene("G..v", { G: "liutgarde", v: "revenant" }).rolling(face(6, 3), 3);
  expect(options()).not.toContain("throw:thing-2");
  play("throw:thing-3", "3,0");
  expect(who("revenant-1").pv).toEqual([14]);
});
