import type { Table } from "@ossuaire/flick";
import { describe, expect, test } from "vitest";
import { slide } from "./index.ts";

const edges = { left: "open", right: "open", top: "open", bottom: "open" } as const;
const table: Table = {
  board: { length: 480, width: 320, rims: edges },
  discs: [
    { id: "missile", x: 400, y: 160, radius: 6 },
    { id: "zombie", x: 440, y: 160, radius: 12.5 },
    { id: "thief", x: 60, y: 60, radius: 12.5 },
  ],
};

describe("what leaves the board", () => {
  const slid = slide(table, { disc: "missile", vx: 1500, vy: 0 });

  test("is not on it any more", () => {
    expect(slid.after.discs.map(({ id }) => id)).toEqual(["missile", "thief"]);
  });

  test("comes back where it left", () => {
    const { after, spots } = slid.bringBack();
    expect(spots).toEqual([{ piece: "zombie", x: 467.5, y: 160 }]);
    expect(after.discs.map(({ id }) => id)).toEqual(["missile", "thief", "zombie"]);
  });

  test("stays away when it is done with", () => {
    expect(slid.bringBack("zombie")).toEqual({ after: slid.after, spots: [] });
  });
});

test("a flick that nobody could have asked for is a mistake of the rules", () => {
  expect(() => slide(table, { disc: "lich", vx: 100, vy: 0 })).toThrow("unknown-piece lich");
});
