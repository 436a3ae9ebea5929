import { xoroshiro } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { zone as card, type ZoneCard } from "../content/zones/card.ts";
import { planDeck, questZones } from "../content/zones/deck.ts";
import { crypt, darkBend, entranceHall } from "../content/zones/halls.ts";
import { drawnCatacomb } from "../testing/catacomb.ts";
import { bestSquares, monsterSquares, startSquares } from "./best.ts";
import { legalSquares, type Placed, placingOrder, type Site, siteGround } from "./furnish.ts";
import { canEnter, squaresOf, terrainAt } from "./ground.ts";
import { laidOut } from "./lay-out.ts";
import { distance, next, type Square, sameSquare } from "./square.ts";
import { reaches } from "./steps.ts";
import { stepsAt, waysFrom } from "./ways.ts";
import { asDrawn, type LaidZone, laidZone } from "./zone.ts";

const written = (squares: readonly Square[]) => squares.map(({ x, y }) => `${x},${y}`);

function siteOf({ plan }: Pick<ZoneCard, "plan">, ...placed: readonly Placed[]): Site {
  const zone = laidZone(plan, asDrawn);
  return { zone, exits: zone.plan.exits, placed, kept: [] };
}

/** A small room of one's own. */
const room = (plan: string) =>
  card({
    id: "room",
    name: { fr: "Salle", en: "Room" },
    tiles: [],
    entrance: "west",
    exits: [["east", "closed"]],
    plan,
  });

describe("legal squares", () => {
  test("REG-VERDICT-82 are floor squares of the plan, not the entrance, an exit, or where something is", () => {
    const site = { ...siteOf(entranceHall, { piece: "corpse", x: 1, y: 1 }), kept: [{ x: 2, y: 2 }] };
    const legal = written(legalSquares(site, "spikes"));
    expect(legal).toHaveLength(36 - 5);
    for (const taken of ["0,3", "5,2", "3,0", "1,1", "2,2"]) expect(legal).not.toContain(taken);
  });

  test("REG-VERDICT-82 are no cell, bridge, corridor or door", () => {
    for (const { plan } of planDeck) {
      const zone: LaidZone = {
        ...laidZone(plan, asDrawn),
        corridor: [next(plan.entrance, plan.entrance.side)],
      };
      const site: Site = { zone, exits: plan.exits, placed: [], kept: [] };
      const ground = siteGround(site);
      for (const square of legalSquares(site, "corpse")) expect(terrainAt(ground, square)).toBe("floor");
    }
  });

  test("REG-VERDICT-82 leave the entrance and the exits joined", () => {
    const narrow = room("E...1");
    expect(legalSquares(siteOf(narrow), "barrel")).toEqual([]);
    expect(written(legalSquares(siteOf(narrow), "corpse"))).toEqual(["1,0", "2,0", "3,0"]);
  });

  test("REG-VERDICT-82 count holes as closed", () => {
    const narrow = room("E...1");
    expect(legalSquares(siteOf(narrow), "hole")).toEqual([]);
    expect(legalSquares(siteOf(narrow), "spikes")).toHaveLength(3);
    // Beside a hole the only way on must stay open.
    const double = room(`
      E...1
      .....`);
    const legal = written(legalSquares(siteOf(double, { piece: "hole", x: 2, y: 0 }), "barrel"));
    expect(legal).toEqual(["1,0", "3,0", "0,1", "1,1", "3,1", "4,1"]);
  });

  test("REG-VERDICT-82 cut no free floor square off", () => {
    const pocket = room(`
      E....1
      ###.##
      ###.##`);
    const legal = written(legalSquares(siteOf(pocket), "chest"));
    // Low furniture at the end of the pocket is in reach; before it, it would cut the end off.
    expect(legal).toEqual(["3,2"]);
  });

  test("REG-VERDICT-82 leave a square in reach of every element", () => {
    const pocket = room(`
      E....1
      ###.##
      ###.##`);
    const chest: Placed = { piece: "chest", x: 3, y: 2 };
    expect(legalSquares(siteOf(pocket, chest), "barrel")).toEqual([]);
    expect(written(legalSquares(siteOf(pocket, chest), "corpse"))).toContain("3,1");
  });

  test("REG-VERDICT-82 a full obstacle closes diagonals too", () => {
    const bend = room(`
      E.##
      ...1
      ##..`);
    // One can step around low furniture on (1, 0), not around rubble there.
    expect(written(legalSquares(siteOf(bend), "barrel"))).toContain("1,0");
    expect(written(legalSquares(siteOf(bend), "rubble"))).toContain("1,0");
    expect(written(legalSquares(siteOf(bend), "barrel"))).not.toContain("1,1");
  });
});

describe("where the computer places", () => {
  test("REG-VERDICT-42 furniture straight beside a wall", () => {
    const squares = bestSquares(siteOf(entranceHall), "table");
    expect(squares).toHaveLength(20 - 3);
    for (const { x, y } of squares) expect([x, y].some((at) => at === 0 || at === 5)).toBe(true);
  });

  test("REG-VERDICT-42 chests and racks with the longest way from the entrance", () => {
    const ways = waysFrom(siteGround(siteOf(crypt)), crypt.plan.entrance);
    for (const piece of ["chest", "rack"] as const) {
      const lengths = bestSquares(siteOf(crypt), piece).map((square) => stepsAt(ways, square));
      expect(new Set(lengths)).toEqual(new Set([9]));
    }
  });

  test("REG-VERDICT-42 corpses on any free square, rubble where it cuts nothing off", () => {
    expect(bestSquares(siteOf(entranceHall), "corpse")).toHaveLength(33);
    expect(bestSquares(siteOf(entranceHall), "rubble")).toEqual(legalSquares(siteOf(entranceHall), "rubble"));
  });

  test("REG-VERDICT-42 traps on a shortest way from the entrance to an exit", () => {
    const path = room(`
      ......
      E....1
      ......`);
    expect(written(bestSquares(siteOf(path), "spikes"))).toContain("1,1");
    expect(written(bestSquares(siteOf(path), "spikes"))).not.toContain("0,0");
    const straight = room(`
      E....1
      ......`);
    expect(written(bestSquares(siteOf(straight), "spikes"))).toEqual([
      "1,0",
      "2,0",
      "3,0",
      "4,0",
      "1,1",
      "2,1",
      "3,1",
      "4,1",
    ]);
  });

  test("REG-VERDICT-42 in a dead end on the way to the farthest square", () => {
    const ways = bestSquares(siteOf({ plan: { ...crypt.plan, exits: [] } }), "spikes");
    expect(ways.length).toBeGreaterThan(0);
    for (const { x } of ways) expect(x).toBeLessThanOrEqual(9);
    expect(written(ways)).toContain("1,2");
  });

  test("REG-VERDICT-42 monsters at distance 4 or more from the entrance", () => {
    for (const { x, y } of monsterSquares(siteOf(entranceHall)))
      expect(distance({ x, y }, entranceHall.plan.entrance)).toBeGreaterThanOrEqual(4);
    expect(written(monsterSquares(siteOf(entranceHall)))).toHaveLength(12);
  });

  test("REG-VERDICT-42 monsters as far as possible where nothing is so far", () => {
    const small = room(`
      E..
      ..1`);
    expect(written(monsterSquares(siteOf(small)))).toEqual(["2,0", "2,1"]);
  });

  test("REG-VERDICT-82 a monster needs no more than a free square: a corpse or a hidden trap does not matter", () => {
    const all = monsterSquares(siteOf(darkBend)).length;
    const trapped = siteOf(darkBend, { piece: "hole", x: 1, y: 0 }, { piece: "corpse", x: 3, y: 0 });
    expect(monsterSquares(trapped)).toHaveLength(all);
    expect(monsterSquares(siteOf(darkBend, { piece: "barrel", x: 3, y: 0 }))).toHaveLength(all - 1);
    expect(monsterSquares({ ...siteOf(darkBend), kept: [{ x: 3, y: 0 }] })).toHaveLength(all - 1);
  });

  test("REG-VERDICT-44 the PJ start on the entrance and the floor squares with the shortest way from it", () => {
    expect(written(startSquares(laidZone(entranceHall.plan, asDrawn), 4))).toEqual([
      "0,3",
      "0,2",
      "1,2",
      "1,3",
    ]);
    expect(written(startSquares(laidZone(darkBend.plan, asDrawn), 6))).toEqual([
      "0,5",
      "0,4",
      "1,4",
      "1,5",
      "0,3",
      "1,3",
    ]);
  });
});

test("REG-VERDICT-82 what finds no legal square is left out, and what comes after it is placed", () => {
  const narrow = siteOf(room("E...1"));
  const placed = laidOut(xoroshiro.fromSeed("narrow"), narrow, ["spikes", "chest", "rubble", "corpse"]);
  expect(placed.map(({ piece }) => piece)).toEqual(["corpse", "spikes"]);
});

describe("placing everything that a card may hold", () => {
  for (const listed of planDeck)
    test(`REG-VERDICT-82 leaves nothing out in ${listed.name.en}`, () => {
      for (let seed = 0; seed < 12; seed++)
        furnish(listed, laidZone(listed.plan, asDrawn), `${listed.id} ${seed}`);
    });

  test("REG-VERDICT-82 nor anywhere in drawn catacombs, turned and mirrored", { tags: ["long"] }, () => {
    for (let seed = 0; seed < 40; seed++) {
      const rng = xoroshiro.fromSeed(`furnished ${seed}`);
      for (const { card: drawn, laid } of drawnCatacomb(rng, rng.one(questZones), 4).zones)
        furnish(drawn, laid, `${seed}`);
    }
  });
});

/** All pieces of the card's table at once. */
function furnish({ table }: ZoneCard, zone: LaidZone, seed: string): void {
  const rng = xoroshiro.fromSeed(seed);
  const { exits, secret } = zone.plan;
  const pieces = placingOrder.flatMap((piece) => table.filter(({ what }) => what === piece).map(() => piece));
  const empty: Site = {
    zone,
    exits: [...exits, ...(secret ? [secret] : []), ...zone.added],
    placed: [],
    kept: [],
  };
  const placed = laidOut(rng, empty, pieces.toReversed());
  expect(placed.map(({ piece }) => piece)).toEqual(pieces);
  const site = { ...empty, placed };
  checkJoined(site);
  // REG-VERDICT-43: one after the other, six revenants of an adventurer's game find room.
  const kept: Square[] = [];
  for (let monster = 0; monster < 6; monster++) kept.push(rng.one(monsterSquares({ ...site, kept })));
  expect(new Set(written(kept)).size).toBe(6);
}

/** With holes closed, a way leads from the entrance to every exit, every free floor square, and into reach of every element. */
function checkJoined(site: Site): void {
  const ground = siteGround(site);
  const ways = waysFrom(ground, site.zone.plan.entrance);
  const floor = squaresOf(ground, 0).filter((square) => terrainAt(ground, square) === "floor");
  const free = floor.filter(({ x, y }) => canEnter(ground, x, y));
  const reached = free.filter((square) => stepsAt(ways, square) !== undefined);
  expect(reached).toEqual(free);
  for (const exit of site.exits) expect(reached.some((square) => sameSquare(square, exit))).toBe(true);
  for (const element of site.placed)
    expect(reached.some((from) => reaches(ground, from, element))).toBe(true);
}
