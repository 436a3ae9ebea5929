import { expect, test } from "vitest";
import { after, asFound, type Deed, newcomer, type Room } from "./room.ts";

const found: Room = { layout: asFound, past: [] };
const done = (...deeds: readonly Deed[]) => deeds.reduce(after, found);
const placeOf = (room: Room, id: string) => room.layout.pieces.find((piece) => piece.id === id);

test("every deed can be taken back, one step at a time", () => {
  const disc = placeOf(found, "disc-1");
  if (disc === undefined) throw new Error("there is no disc");
  const moved = done(
    { type: "lay", piece: { ...disc, x: 200 } },
    { type: "rim", side: "left" },
    { type: "clear" },
  );
  expect(moved.layout.pieces).toEqual([]);
  expect(moved.past).toHaveLength(3);
  const back = after(after(after(moved, { type: "back" }), { type: "back" }), { type: "back" });
  expect(back.layout).toEqual(asFound);
  expect(after(back, { type: "back" })).toBe(back);
});

test("what cannot lie there is not laid", () => {
  const disc = placeOf(found, "disc-1");
  const other = placeOf(found, "disc-2");
  if (disc === undefined || other === undefined) throw new Error("there is no disc");
  expect(done({ type: "lay", piece: { ...disc, x: other.x, y: other.y } })).toBe(found);
  expect(done({ type: "lay", piece: { ...disc, x: -50 } })).toBe(found);
});

test("a wall that is put up pushes in what hangs over the edge", () => {
  const disc = placeOf(found, "disc-1");
  if (disc === undefined) throw new Error("there is no disc");
  const hanging = done({ type: "rim", side: "left" }, { type: "lay", piece: { ...disc, x: 2 } });
  expect(placeOf(hanging, "disc-1")?.x).toBe(2);
  const walled = after(hanging, { type: "rim", side: "left" });
  expect(walled.layout.rims.left).toBe("wall");
  expect(placeOf(walled, "disc-1")?.x).toBe(12.5);
});

test("a wall is laid, turned, moved, held inside when the edges are closed, and taken back", () => {
  const wall = newcomer(asFound, "wall", "large");
  if (wall?.kind !== "wall") throw new Error("there is no room for a wall");
  expect(wall).toMatchObject({ id: "wall-1", number: 1, size: "large" });
  const laid = done({ type: "lay", piece: wall });
  const turned = after(laid, { type: "lay", piece: { ...wall, turn: 16, x: 200, y: 170 } });
  expect(placeOf(turned, "wall-1")).toMatchObject({ turn: 16, x: 200 });
  expect(turned.layout.pieces).toHaveLength(6);
  // Over the target it cannot stand.
  expect(after(turned, { type: "lay", piece: { ...wall, x: 420, y: 110 } })).toBe(turned);
  const hanging = [
    { type: "rim", side: "top" },
    { type: "lay", piece: { ...wall, turn: 16, x: 200, y: 80 } },
    { type: "rim", side: "top" },
  ] as const;
  expect(placeOf(hanging.reduce(after, turned), "wall-1")?.y).toBe(86);
  expect(after(after(turned, { type: "back" }), { type: "back" }).layout).toEqual(asFound);
});

test("a newcomer has a number of its own and a spot of its own, while there is room", () => {
  const one = newcomer(asFound, "target", "medium");
  expect(one).toMatchObject({ id: "target-3", number: 3 });
  let room = found;
  for (let n = 0; n < 80; n++) {
    const piece = newcomer(room.layout, "disc", "very-large");
    if (piece === undefined) break;
    room = after(room, { type: "lay", piece });
  }
  expect(room.layout.pieces.length).toBeGreaterThan(30);
});
