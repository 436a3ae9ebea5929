import type { Table } from "@ossuaire/flick";
import { describe, expect, test } from "vitest";
import { nearestBeside, type OwnReasons, objectionTo, placingBeside, spotBeside, spotNear } from "./index.ts";

const board = {
  length: 480,
  width: 320,
  rims: { left: "open", right: "open", top: "open", bottom: "open" },
} as const;
const archer = { id: "archer", x: 100, y: 100, radius: 12.5 };
const table: Table = { board, discs: [archer] };
const arrow = { id: "arrow", radius: 6 };

/** The archer with a closed ring of stones around him. */
const crowded: Table = {
  board,
  discs: [
    archer,
    ...Array.from({ length: 6 }, (_, i) => ({
      id: `stone-${i}`,
      x: 100 + 35.2 * Math.cos((i * Math.PI) / 3),
      y: 100 + 35.2 * Math.sin((i * Math.PI) / 3),
      radius: 17.5,
    })),
  ],
};

describe("a spot in the ring around a disc", () => {
  test("is found by a look around, towards the far end first", () => {
    expect(spotBeside(table, arrow, "archer")).toEqual({ piece: "arrow", x: 119.5, y: 100 });
  });

  test("is worked out when the eight directions are taken or outside the zone", () => {
    const zones = [{ x: 0, y: 90, length: 95, width: 15 }];
    const spot = spotBeside(table, arrow, "archer", { zones });
    expect(spot).toEqual(nearestBeside(table, arrow, "archer", { zones }));
    expect(spot && objectionTo(table, spot, 6, { zones, near: "archer" })).toBeUndefined();
  });

  test("is not there when others lie all around; the nearest one is further off", () => {
    const big = { id: "shield", radius: 17.5 };
    expect(spotBeside(crowded, big, "archer")).toBeUndefined();
    const spot = spotNear(crowded, big, archer);
    expect(objectionTo(crowded, spot, 17.5)).toBeUndefined();
    expect(objectionTo(crowded, spot, 17.5, { near: "archer" })?.code).toBe("too-far");
  });

  test("may be beside either of two", () => {
    const two: Table = { board, discs: [archer, { ...archer, id: "friend", x: 300 }] };
    expect(placingBeside(two, "arrow", { radius: 6, kind: "longbow" }, ["archer", "friend"])).toEqual({
      piece: "arrow",
      radius: 6,
      kind: "longbow",
      zone: [
        { shape: "ring", x: 100, y: 100, inner: 18.5, outer: 43.5 },
        { shape: "ring", x: 300, y: 100, inner: 18.5, outer: 43.5 },
      ],
    });
  });
});

describe("an objection", () => {
  const at = (x: number, y: number) => ({ piece: "arrow", x, y });

  test("says what is wrong, in French and in English", () => {
    expect(objectionTo(table, at(101, 100), 6)).toEqual({
      code: "overlap",
      rule: "FLK-PLACE-02",
      words: { fr: "La place est déjà prise.", en: "The spot is taken." },
    });
    expect(objectionTo(table, at(3, 100), 6)?.words.fr).toBe("Le pion dépasse du plateau.");
  });

  test("uses the game's own rules and words where it has some", () => {
    const own: OwnReasons = {
      "off-board": { words: { fr: "Hors de l’arène.", en: "Outside the arena." } },
      overlap: { rule: "CON-RULING-32" },
    };
    expect(objectionTo(table, at(3, 100), 6, undefined, own)).toMatchObject({
      rule: "FLK-PLACE-02",
      words: { en: "Outside the arena." },
    });
    expect(objectionTo(table, at(101, 100), 6, undefined, own)).toMatchObject({
      rule: "CON-RULING-32",
      words: { en: "The spot is taken." },
    });
  });
});
