import { xoroshiro } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { zone } from "../content/zones/card.ts";
import { planDeck, questZones } from "../content/zones/deck.ts";
import { corridorOfBones, darkBend, entranceHall, greatNave } from "../content/zones/halls.ts";
import { drawn } from "../testing/drawn.ts";
import { bends, touching, touchingItself, touchingPlan } from "../testing/touching.ts";
import { assemble, assembleIn } from "./assemble.ts";
import { corridorsFrom } from "./corridor.ts";
import { groundOf, terrainAt } from "./ground.ts";
import { doorSquare, next } from "./square.ts";
import { addedExits } from "./way-on.ts";
import { stepsAt, waysFrom } from "./ways.ts";
import { asDrawn, type LaidZone, laidZone } from "./zone.ts";

const hall = laidZone(entranceHall.plan, asDrawn);
const [east, north] = entranceHall.plan.exits;
if (east === undefined || north === undefined) throw new Error("two exits");

/** A block of rock that another zone has taken already. */
const block = (x: number, y: number, width: number, height: number): LaidZone => ({
  plan: {
    ...drawn(Array.from({ length: height }, () => ".".repeat(width)).join("\n")).plan,
    x,
    y,
  },
  corridor: [],
  added: [],
});

describe("the next zone", () => {
  test("REG-VERDICT-40 lies directly behind the door, as drawn, turned so that its entrance faces the door", () => {
    // The corridor of bones is entered from the west: behind an eastern door it lies as drawn.
    expect(assemble([hall], east, corridorOfBones.plan)).toEqual({ ...asDrawn, x: 7, y: 1 });
    // Behind a northern door its entrance must face south: turned so that west becomes south.
    const laying = assemble([hall], north, corridorOfBones.plan);
    expect(laying).toMatchObject({ turned: 3, mirrored: false, corridor: [] });
    const laid = laidZone(corridorOfBones.plan, laying ?? asDrawn);
    expect(laid.plan.entrance).toEqual({ x: 3, y: -2, side: "south" });
    expect(laid.plan.rows).toHaveLength(12);
  });

  test("REG-VERDICT-40 is mirrored where it does not fit as drawn", () => {
    // The bend goes to the right of its entrance; something lies there.
    expect(assemble([hall], east, darkBend.plan)?.mirrored).toBe(false);
    const taken = block(12, 6, 4, 4);
    expect(assemble([hall, taken], east, darkBend.plan)).toMatchObject({ mirrored: true, corridor: [] });
  });

  test("REG-VERDICT-40 lies behind a straight corridor of 1 to 6 squares where it does not fit directly", () => {
    const beside = block(8, -4, 1, 4);
    const laying = assemble([hall, beside], east, greatNave.plan);
    expect(laying?.corridor).toEqual([
      { x: 7, y: 2 },
      { x: 8, y: 2 },
      { x: 9, y: 2 },
    ]);
    expect(laidZone(greatNave.plan, laying ?? asDrawn).plan.entrance).toEqual({ x: 10, y: 2, side: "west" });
  });

  test("REG-VERDICT-40 lies at the end of the shortest bent corridor where no straight one helps", () => {
    const wall = block(11, -20, 1, 34);
    const laying = assemble([hall, wall], east, greatNave.plan);
    const corridor = laying?.corridor ?? [];
    expect(corridor.length).toBeGreaterThan(6);
    expect(corridor.length).toBeLessThanOrEqual(24);
    expect(corridor[0]).toEqual({ x: 7, y: 2 });
    for (const [index, square] of corridor.slice(1).entries())
      expect(
        Math.abs(square.x - (corridor[index]?.x ?? 0)) + Math.abs(square.y - (corridor[index]?.y ?? 0)),
      ).toBe(1);
    expect(
      touching(
        [hall, wall, laidZone(greatNave.plan, laying ?? asDrawn)],
        [{ from: 0, to: 2, door: doorSquare(east) }],
      ),
    ).toEqual([]);
  });

  test("REG-VERDICT-40 stays out where nothing fits: the exit is blocked", () => {
    const around = [block(8, -1, 1, 7)];
    expect(assemble([hall, ...around], east, greatNave.plan)).toBeUndefined();
  });

  test("REG-VERDICT-40 its door squares keep clear of other zones too", () => {
    // One square beyond the eastern door of the corridor of bones.
    const laying = assemble([hall, block(20, 1, 1, 1)], east, corridorOfBones.plan);
    expect(laying).not.toMatchObject({ x: 7, y: 1, mirrored: false });
  });
});

describe("corridors", () => {
  const everywhere = { isFree: () => true };

  test("REG-VERDICT-40 are tried from none over straight ones to bent ones, straight on before right before left", () => {
    const tried = [...corridorsFrom(everywhere, east, 2, 2)].map(({ squares, heading }) => [
      heading,
      ...squares.map(({ x, y }) => `${x},${y}`),
    ]);
    expect(tried).toEqual([
      ["east"],
      ["east", "7,2"],
      ["east", "7,2", "8,2"],
      ["east", "7,2"],
      ["east", "7,2", "8,2"],
      ["south", "7,2", "7,3"],
      ["north", "7,2", "7,1"],
    ]);
  });

  test("REG-VERDICT-40 are one square wide: where they bend back they keep a wall to themselves", () => {
    const corridors = [...corridorsFrom(everywhere, east, 0, 9)];
    expect(corridors.length).toBeGreaterThan(100);
    for (const { squares } of corridors) expect(touchingItself(squares)).toEqual([]);
  });

  test("REG-VERDICT-40 touch the plan only beside its entrance", () => {
    const hooked = zone({
      id: "hooked",
      name: { fr: "Crochet", en: "Hook" },
      tiles: [],
      entrance: "north",
      plan: `
        #E
        #.
        #.
        ..
        #.`,
    });
    // From the door at (1, 9) the free squares lead up, over and down again; at (2, 7) the hook comes beside the way up.
    const free = (pocket: string) => [
      "#####",
      "#...#",
      "#.#.#",
      "#.#.#",
      "#.#.#",
      "#.#.#",
      "#.#.#",
      `#.${pocket}.#`,
      "#.#.#",
      "#.###",
    ];
    const laid = (rows: readonly string[]) => {
      const room = { isFree: (x: number, y: number) => rows[y]?.[x] === "." };
      return assembleIn(room, { x: 1, y: 11, side: "north" }, hooked.plan);
    };
    expect(laid(free("."))).toBeUndefined();
    // With a wall between them it fits there.
    const wider = [
      "######",
      "#....#",
      "#.##.#",
      "#.##.#",
      "#.##.#",
      "#.##.#",
      "#.##.#",
      "#.#..#",
      "#.##.#",
      "#.####",
    ];
    expect(laid(wider)).toMatchObject({ x: 3, y: 4, turned: 0, mirrored: false });
  });

  test("REG-VERDICT-40 hold to it among zones that lie anywhere", () => {
    let bent = 0;
    for (let seed = 0; seed < 300; seed++) {
      const rng = xoroshiro.fromSeed(`anywhere ${seed}`);
      const others = Array.from({ length: 14 }, () =>
        block(rng.int(-6, 26), rng.int(-16, 20), rng.int(1, 9), rng.int(1, 9)),
      ).filter((other) => touching([hall, other]).length === 0);
      const { plan } = rng.one(planDeck);
      const laying = assemble([hall, ...others], east, plan);
      if (laying === undefined) continue;
      const laid = laidZone(plan, laying);
      if (bends(laid.corridor)) bent++;
      // Blocks may lie on each other; the new zone lies on none of them and touches none.
      for (const other of others) expect(touching([other, laid])).toEqual([]);
      expect(touching([hall, laid], [{ from: 0, to: 1, door: doorSquare(east) }])).toEqual([]);
      expect(touchingItself(laid.corridor)).toEqual([]);
      expect(touchingPlan(laid)).toEqual([]);
    }
    expect(bent).toBeGreaterThan(20);
  });
});

describe("a way on where the card has none", () => {
  const deadEnd = laidZone(questZones[0]?.plan ?? entranceHall.plan, asDrawn);

  test("REG-VERDICT-39 is a wall square beside the floor with the longest way from the entrance", () => {
    const [opening] = addedExits([deadEnd], 0, greatNave.plan);
    expect(opening).toEqual({ x: 9, y: 0, side: "north" });
    const ways = waysFrom(groundOf([deadEnd]), deadEnd.plan.entrance);
    const all = [...addedExits([deadEnd], 0, greatNave.plan)];
    const lengths = all.map((one) => stepsAt(ways, one) ?? -1);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(all.length).toBeGreaterThan(20);
  });

  test("REG-VERDICT-39 only where the next card can be placed", () => {
    for (const opening of addedExits([deadEnd], 0, greatNave.plan))
      expect(assemble([{ ...deadEnd, added: [opening] }], opening, greatNave.plan)).toBeDefined();
  });

  test("REG-VERDICT-39 never beside a cell, a bridge or a corridor", () => {
    for (const { plan } of planDeck) {
      const zone: LaidZone = {
        ...laidZone(plan, asDrawn),
        corridor: [next(plan.entrance, plan.entrance.side)],
      };
      const ground = groundOf([zone]);
      for (const opening of addedExits([zone], 0, entranceHall.plan))
        expect(terrainAt(ground, opening)).toBe("floor");
    }
  });
});
