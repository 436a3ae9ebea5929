import { xoroshiro } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { questZones } from "../content/zones/deck.ts";
import { type Catacomb, drawnCatacomb } from "../testing/catacomb.ts";
import { bends, touching, touchingItself, touchingPlan } from "../testing/touching.ts";
import { groundOf, squaresOf, terrainAt } from "./ground.ts";
import { doorSquare } from "./square.ts";
import { stepsAt, waysFrom } from "./ways.ts";

const catacombs = (count: number): readonly Catacomb[] =>
  Array.from({ length: count }, (_, seed) => {
    const rng = xoroshiro.fromSeed(`catacomb ${seed}`);
    return drawnCatacomb(rng, rng.one(questZones), rng.one([3, 4, 6, 8]));
  });

describe("a hundred drawn catacombs", () => checks(catacombs(100)));

describe("a thousand drawn catacombs", { tags: ["long"] }, () => {
  test("REG-VERDICT-40 hold together in every way", () => {
    const all = catacombs(1000);
    for (const catacomb of all) {
      expect(catacomb.found).toBe(true);
      checkApart(catacomb);
      checkJoined(catacomb);
    }
    checkTally(all);
  });
});

function checks(all: readonly Catacomb[]): void {
  test("REG-SPLIT-04 the main quest can always be reached", () => {
    for (const { found } of all) expect(found).toBe(true);
  });

  test("REG-VERDICT-40 no two zones touch but through the door between them", () => all.forEach(checkApart));

  test("REG-VERDICT-40 every floor is joined through opened doors", () => all.forEach(checkJoined));

  test("REG-VERDICT-40 most zones fit directly, and few exits are blocked", () => checkTally(all));
}

function checkApart({ zones, doors }: Catacomb): void {
  const between = doors.flatMap((door) =>
    typeof door.state === "object" ? [{ from: door.from, to: door.state.to, door: doorSquare(door) }] : [],
  );
  const laid = zones.map((zone) => zone.laid);
  expect(touching(laid, between)).toEqual([]);
  for (const zone of laid) {
    expect(touchingItself(zone.corridor)).toEqual([]);
    expect(touchingPlan(zone)).toEqual([]);
  }
}

/** From the first entrance a way leads to every square on which one could stand; prison doors are open for once. */
function checkJoined({ zones, doors }: Catacomb): void {
  const closed = doors.filter(({ state }) => typeof state !== "object").map(doorSquare);
  const ground = groundOf(
    zones.map(({ laid }) => laid),
    closed.map(({ x, y }) => ({ x, y, hinders: "full" as const })),
  );
  const ways = waysFrom(ground, zones[0]?.laid.plan.entrance ?? { x: 0, y: 0 });
  const lost = squaresOf(ground).filter(
    (square) =>
      ["floor", "bridge", "cell", "corridor"].includes(terrainAt(ground, square)) &&
      stepsAt(ways, square) === undefined,
  );
  expect(lost).toEqual([]);
}

function checkTally(all: readonly Catacomb[]): void {
  const zones = all.flatMap((catacomb) => catacomb.zones.slice(1));
  const behindCorridors = zones.filter(({ laying }) => laying.corridor.length > 0);
  const blocked = all.flatMap(({ doors }) => doors).filter(({ state }) => state === "blocked");
  expect(zones.length).toBeGreaterThan(3 * all.length);
  expect(behindCorridors.length / zones.length).toBeLessThan(0.06);
  expect(behindCorridors.some(({ laying }) => bends(laying.corridor))).toBe(true);
  expect(blocked.length / zones.length).toBeLessThan(0.02);
}
