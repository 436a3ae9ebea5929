import { describe, expect, test } from "vitest";
import { cellsOf } from "../../grid/cells.ts";
import { groundOf, squaresOf, terrainAt } from "../../grid/ground.ts";
import { doorSquare } from "../../grid/square.ts";
import { onFoot, stepsAt, waysFrom } from "../../grid/ways.ts";
import { asDrawn, laidZone } from "../../grid/zone.ts";
import { type ZoneCard, zone } from "./card.ts";
import { planDeck, questZones } from "./deck.ts";
import * as tiles from "./tiles.ts";

const cards = [...planDeck, ...questZones];

/** REG-TILE, as the catalogue lists them. */
const tileRows: readonly (readonly [tiles.Tile, string, string, number, number])[] = [
  [tiles.squareRoom, "Salle carrée", "Square room", 6, 6],
  [tiles.greatHall, "Grande salle", "Great hall", 8, 8],
  [tiles.longCorridor, "Couloir long", "Long corridor", 8, 2],
  [tiles.shortCorridor, "Couloir court", "Short corridor", 4, 2],
  [tiles.bend, "Coude", "Bend", 6, 6],
  [tiles.tJunction, "Té", "T-junction", 6, 6],
  [tiles.crossroads, "Croisée", "Crossroads", 6, 6],
  [tiles.chasm, "Gouffre", "Chasm", 8, 6],
  [tiles.cells, "Cachots", "Cells", 8, 6],
  [tiles.rotunda, "Rotonde", "Rotunda", 7, 7],
];

for (const [index, [tile, fr, en, width, height]] of tileRows.entries())
  test(`REG-TILE-${two(index + 1)} ${en}, ${width} × ${height}`, () => {
    expect(tile.name).toEqual({ fr, en });
    expect([tile.drawing.width, tile.drawing.height]).toEqual([width, height]);
    expect(cards.some((card) => card.tiles.some((placed) => placed.tile === tile))).toBe(true);
  });

/** REG-ZONE, as the catalogue lists them: name, size, squares to walk on, entrance; exits; secret door; table. */
const zoneRows: readonly (readonly [string, string, string, string, string])[] = [
  [
    "Vestibule",
    "6×6 36 (0,3) west",
    "(5,2) east closed, (3,0) north locked",
    "",
    "encounter 2, chest 5, barrel 3, table 4, corpse 4, spikes 5, rubble 4",
  ],
  [
    "Couloir des os",
    "12×2 24 (0,1) west",
    "(11,0) east closed",
    "(6,0) north",
    "encounter 3, corpse 2, hole 3, spikes 4, secret-door 5, rubble 5",
  ],
  [
    "Grande nef",
    "8×8 60 (3,7) south",
    "(4,0) north closed, (7,3) east locked",
    "",
    "encounter 1, chest 3, barrel 3, table 3, rack 5, library 5, tomb 4, hole 5",
  ],
  [
    "Coude obscur",
    "6×6 20 (0,5) south",
    "(5,0) east open",
    "",
    "encounter 3, barrel 4, corpse 3, hole 4, spikes 3",
  ],
  [
    "Carrefour des murmures",
    "6×6 20 (2,5) south",
    "(0,2) west closed, (3,0) north closed, (5,3) east armoured",
    "",
    "encounter 2, barrel 5, corpse 4, spikes 4",
  ],
  [
    "Crypte",
    "10×6 44 (0,2) west",
    "",
    "(9,3) east",
    "encounter 1, chest 3, tomb 0, tomb 1, corpse 2, secret-door 2, spikes 4",
  ],
  ["Gouffre ardent", "8×6 24 (1,0) north", "(6,5) south closed", "", "encounter 2, chest 4, corpse 4"],
  [
    "Cachots",
    "8×6 39 (0,4) west",
    "(7,4) east locked",
    "",
    "encounter 1, barrel 3, table 2, rack 5, corpse 3",
  ],
  [
    "Rotonde",
    "7×7 36 (3,6) south",
    "(0,3) west closed, (6,3) east locked",
    "(3,0) north",
    "encounter 2, chest 4, statue 4, corpse 5, hole 4, secret-door 5",
  ],
  [
    "Armurerie",
    "14×6 52 (0,2) west",
    "(13,4) east locked",
    "",
    "encounter 1, rack 1, rack 3, chest 4, table 3, spikes 4",
  ],
  [
    "Bibliothèque ensevelie",
    "10×6 44 (0,2) west",
    "(9,3) east closed",
    "(3,0) north",
    "encounter 2, library 1, library 3, table 2, chest 5, rubble 2, secret-door 4",
  ],
  [
    "Réfectoire",
    "12×8 68 (0,3) west",
    "(11,2) east closed, (8,7) south closed",
    "",
    "encounter 1, table 0, table 1, table 3, barrel 1, barrel 3, corpse 4",
  ],
  [
    "Galerie effondrée",
    "10×6 28 (2,5) south",
    "(0,1) west open, (9,0) east closed",
    "",
    "encounter 3, rubble 0, rubble 2, corpse 2, hole 2, barrel 5",
  ],
  [
    "Chapelle souterraine",
    "11×7 44 (0,2) west",
    "(10,3) east closed",
    "",
    "encounter 4, statue 0, chest 4, library 4, table 4, tomb 3",
  ],
  ["Voie sans issue", "10×6 44 (0,2) west", "", "", ""],
  ["Laboratoire du magicien", "14×8 96 (0,3) west", "", "", ""],
  ["Porte des profondeurs", "14×6 52 (0,2) west", "(13,2) east final", "", ""],
];

for (const [index, card] of cards.entries()) {
  const [fr, size, exits, secret, table] = zoneRows[index] ?? [];
  test(`REG-ZONE-${two(index + 1)} ${card.name.en}`, () => {
    const { plan } = card;
    expect(card.name.fr).toBe(fr);
    expect(`${plan.width}×${plan.height} ${walkable(card)} ${written(plan.entrance)}`).toBe(size);
    expect(plan.exits.map((exit) => `${written(exit)} ${exit.way}`).join(", ")).toBe(exits);
    expect(plan.exits.map(({ number }) => number)).toEqual(plan.exits.map((_, at) => at + 1));
    expect(plan.secret ? written(plan.secret) : "").toBe(secret);
    expect(card.table.map(({ what, from }) => `${what} ${from}`).join(", ")).toBe(table);
  });

  test(`REG-GEN-01 the tiles of ${card.name.en} make up its plan`, () => {
    const { width, height, rows } = card.plan;
    const joined = Array.from({ length: height }, () => new Array<string>(width).fill("#"));
    for (const { tile, x, y } of card.tiles)
      for (const [down, row] of tile.drawing.rows.entries())
        for (const [right, sign] of Array.from(row).entries()) joined[y + down]?.splice(x + right, 1, sign);
    expect(rows).toEqual(joined.map((row) => row.join("")));
  });

  test(`REG-VERDICT-68 in ${card.name.en} a way leads from the entrance to every floor square and every exit`, () => {
    const ground = groundOf([laidZone(card.plan, asDrawn)]);
    const ways = waysFrom(ground, card.plan.entrance, onFoot(ground));
    const lost = squaresOf(ground, 0)
      .filter((square) => !["pillar", "chasm"].includes(terrainAt(ground, square)))
      .filter((square) => stepsAt(ways, square) === undefined);
    expect(lost).toEqual([]);
  });
}

describe("what every zone has", () => {
  test("REG-GEN-01 a plan with exits whose doors are locked or not, on squares of their own", () => {
    for (const { plan } of cards)
      for (const exit of plan.exits) {
        const { x, y } = doorSquare(exit);
        expect(plan.rows[y]?.[x] ?? "#").toBe("#");
        expect(plan.rows[exit.y]?.[exit.x]).toBe(".");
      }
  });

  test("REG-GEN-02 the plan deck’s cards have a table of pieces with a number each", () => {
    for (const { table } of planDeck) {
      expect(table[0]?.what).toBe("encounter");
      for (const { from } of table) expect([0, 1, 2, 3, 4, 5]).toContain(from);
    }
  });

  test("REG-COMP-06 there are fourteen plan cards and three quest zones, each with a name of its own", () => {
    expect([planDeck.length, questZones.length]).toEqual([14, 3]);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(17);
    expect(new Set(cards.map(({ name }) => name.fr)).size).toBe(17);
    expect(new Set(cards.map(({ name }) => name.en)).size).toBe(17);
  });

  test("REG-RULING-21 the door square lies beyond the exit and belongs to the zone that placed it", () => {
    const [card] = planDeck;
    if (card === undefined) throw new Error("no card");
    const ground = groundOf([laidZone(card.plan, asDrawn)]);
    expect(terrainAt(ground, { x: 6, y: 2 })).toBe("doorway");
    expect(terrainAt(ground, { x: 3, y: -1 })).toBe("doorway");
    expect(terrainAt(ground, { x: -1, y: 3 })).toBe("rock");
  });
});

test("REG-ZONE-15 the well stands on (7, 2)", () => {
  expect(questZones[0]?.plan.well).toEqual({ x: 7, y: 2 });
});

test("REG-ZONE-08 three cells of four squares stand behind prison doors", () => {
  const cells = cellsOf(planDeck[7]?.plan ?? questZones[0]?.plan ?? fail());
  expect(cells.map(({ door }) => door)).toEqual([
    { x: 0, y: 2 },
    { x: 3, y: 2 },
    { x: 6, y: 2 },
  ]);
  expect(cells.map(({ squares }) => squares.length)).toEqual([4, 4, 4]);
  // REG-VERDICT-83: from the nearest to the farthest.
  expect(cells[1]?.squares.map(({ x, y }) => `${x},${y}`)).toEqual(["3,1", "4,1", "3,0", "4,0"]);
});

describe("a card that does not hold together is refused when it is read", () => {
  const whole = {
    id: "trial",
    name: { fr: "Essai", en: "Trial" },
    tiles: [],
    entrance: "west",
    exits: [["east", "open"]],
    plan: "E.1",
  } as const;

  test.each([
    ["an exit that is not drawn", { plan: "E.." }, "no “1”"],
    ["an exit of which nothing is said", { exits: [] }, "nothing is said of “1”"],
    ["a door that is no wall", { entrance: "east" }, "no wall east of “E”"],
    ["a mark twice", { plan: "E11" }, "stands twice"],
    ["a sign without meaning", { plan: "E?1" }, "“?” has no meaning"],
    ["rows of two lengths", { plan: "E.1\n.." }, "one length"],
  ] as const)("%s", (_, wrong, words) => {
    expect(() => zone({ ...whole, ...wrong })).toThrow(words);
  });
});

function walkable({ plan }: ZoneCard): number {
  return Array.from(plan.rows.join("")).filter((sign) => ".BcJ".includes(sign)).length;
}

function written({ x, y, side }: { readonly x: number; readonly y: number; readonly side: string }): string {
  return `(${x},${y}) ${side}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

function fail(): never {
  throw new Error("no card");
}
