import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { scene } from "../../testing/index.ts";
import { aroundWords, elementWords, squareSeen } from "./around.ts";
import { bearingWords, exactWords } from "./bearing.ts";

const match = () =>
  scene(
    `.....
     S....
     ....v`,
    { S: "svein", v: "revenant" },
  ).rolling().match;

test("what is around somebody is told by steps and by the quarters of the sky", () => {
  const { view } = sightOf(match(), "svein");
  const { fr, en } = aroundWords(view, "svein");
  expect(fr).toContain("Salle, 5 cases sur 3. Svein, 28 PV");
  expect(fr).toContain("Revenant à 4 pas à l’est.");
  expect(en).toContain("Revenant 4 steps east.");
});

test("a square tells who stands there, what it is, and where", () => {
  const { view } = sightOf(match(), "svein");
  expect(squareSeen(view, { x: 4, y: 2 }, { x: 0, y: 1 }).en).toBe("Revenant, 14 PV, floor, 4 steps east");
  expect(squareSeen(view, { x: 1, y: 0 }, { x: 0, y: 1 }).fr).toBe("Sol, à 1 pas au nord-est");
  expect(squareSeen(view, { x: 9, y: 9 }, undefined).en).toBe("Unknown");
});

test("the quarters of the sky", () => {
  const from = { x: 0, y: 0 };
  expect(bearingWords(from, { x: 0, y: -3 }).en).toBe("3 steps north");
  expect(bearingWords(from, { x: -2, y: 2 }).fr).toBe("à 2 pas au sud-ouest");
  expect(bearingWords(from, { x: -1, y: 0 }).en).toBe("1 step west");
  expect(bearingWords(from, from).fr).toBe("sur place");
});

test("REG-VERDICT-24 a door is shut, known to be locked, open or broken; what was searched says so", () => {
  const door = { id: "d", kind: "door", x: 0, y: 0, zone: 0 };
  expect(elementWords(door).fr).toBe("porte fermée");
  expect(elementWords({ ...door, lock: "known" }).en).toBe("locked door");
  expect(elementWords({ ...door, open: true }).fr).toBe("porte ouverte");
  expect(elementWords({ ...door, open: true, pv: 0 }).fr).toBe("porte brisée");
  expect(elementWords({ ...door, kind: "chest", searched: true }).fr).toBe("coffre (fouille faite)");
});

test("a square that can be chosen is called like no other", () => {
  const from = { x: 0, y: 0 };
  const all = Array.from({ length: 49 }, (_, n) => ({ x: (n % 7) - 3, y: Math.floor(n / 7) - 3 }));
  for (const language of ["fr", "en"] as const)
    expect(new Set(all.map((square) => exactWords(from, square)[language])).size).toBe(all.length);
  expect(exactWords(from, { x: 2, y: -1 }).fr).toBe("à 2 pas à l’est et 1 au nord");
  expect(exactWords(from, { x: -3, y: 3 }).en).toBe("3 steps south-west");
});

test.each([
  ["novice", "water"],
  ["adventurer", "water"],
  ["hero", "lava"],
] as const)(
  "REG-LEVEL-01 REG-LEVEL-02 REG-LEVEL-03 below a bridge is at %s %s, and called so",
  (level, below) => {
    const { match: over } = scene("SBL", { S: "svein" }, { options: { level } }).rolling();
    const { view } = sightOf(over, "svein");
    expect(squareSeen(view, { x: 2, y: 0 }, { x: 0, y: 0 }).en.toLowerCase()).toContain(below);
    expect(aroundWords(view, "svein").en).toMatch(new RegExp(`Bridge over .*${below}`));
  },
);
