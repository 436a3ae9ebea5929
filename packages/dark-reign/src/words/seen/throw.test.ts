import { expect, test } from "vitest";
import { throwSeen } from "./throw.ts";

const blow = {
  type: "attacked",
  rule: "REG-MELEE-06",
  who: "svein",
  target: "rat-1",
  kind: "melee",
  level: 6,
  face: 2,
  dice: [4, 1],
  bonus: 5,
  total: 12,
  hits: true,
  damage: 8,
} as const;

const said = (event: Parameters<typeof throwSeen>[0]) => {
  const { terms, result } = throwSeen(event);
  return [...terms.map(({ values, words }) => `${values.join("+")} ${words.fr}`), result.fr].join(" | ");
};

test("REG-MELEE-07, REG-RULING-40 the sum of a blow is told by its parts: power die, D, Force and weapon, Endurance and armour", () => {
  expect(said(blow)).toBe("2 C.Corps | 4+1 2D | 5 Force, arme | -4 Endurance, armure | = 8 PV");
  expect(said({ ...blow, kind: "shot", face: "blank", total: 10, damage: 6 })).toBe(
    "0 Tir | 4+1 2D | 5 arme | -4 Endurance, armure | = 6 PV",
  );
});

test("REG-MELEE-08 a miss adds nothing, and a hit that wounds nobody says so", () => {
  expect(said({ ...blow, face: "X", hits: false, damage: 0 })).toBe("0 C.Corps | 4+1 2D | manqué");
  expect(said({ ...blow, damage: 0 })).toContain("ne blesse pas");
});

test("REG-TEST-04 a test tells its characteristic, its sum and the difficulty; plain dice what stands beside them", () => {
  const test = {
    type: "tested",
    rule: "REG-TEST-04",
    who: "svein",
    of: "agility",
    test: "blocking",
  } as const;
  const thrown = { level: 4, face: 3, dice: [1], bonus: 0, total: 4, difficulty: 2, passed: true } as const;
  expect(said({ ...test, ...thrown })).toBe("3 Agilité | 1 1D | = 4, réussi (2)");
  expect(said({ ...test, ...thrown, face: "X", passed: false })).toBe("0 Agilité | 1 1D | X, raté (2)");
  expect(
    said({ type: "threw", rule: "REG-POTION-01", who: "svein", what: "cure", dice: [3, 3], total: 10 }),
  ).toBe("3+3 2D | 4 fixe | = 10");
});
