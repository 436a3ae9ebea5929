import { expect, test } from "vitest";
import { boardLink, readBoardLink } from "./board-link.ts";
import { asFound } from "./room.ts";

const linked = (board: unknown): string => btoa(JSON.stringify(board)).replaceAll("=", "");
const [piece] = asFound.pieces;
const wall = { id: "wall-1", kind: "wall", number: 1, size: "large", x: 270, y: 60, turn: 5 } as const;
const walled = { ...asFound, pieces: [...asFound.pieces, wall] };

test("a board comes out of its link as it went in, and fits an address", () => {
  expect(readBoardLink(boardLink(asFound))).toEqual(asFound);
  expect(boardLink(asFound)).toMatch(/^[\w-]+$/);
  expect(readBoardLink(boardLink(walled))).toEqual(walled);
});

test.each([
  ["nothing", ""],
  ["no base 64", "~~~"],
  ["no JSON", btoa("board")],
  ["a board that nobody could lay out", linked({ ...asFound, pieces: [{ ...piece, x: -300 }] })],
  ["a piece with words of a stranger", linked({ ...asFound, pieces: [{ ...piece, id: "buy now" }] })],
  ["a number beyond counting", linked({ ...asFound, pieces: [{ ...piece, id: "obstacle-0", number: 0 }] })],
  ["a wall that is turned by no number", linked({ ...walled, pieces: [{ ...wall, turn: "5" }] })],
  ["a wall through a disc", linked({ ...walled, pieces: [...asFound.pieces, { ...wall, y: 170 }] })],
  ["a wall called otherwise", linked({ ...walled, pieces: [{ ...wall, id: "disc-1" }] })],
  ["a thousand walls", linked({ ...walled, pieces: Array.from({ length: 100 }, () => wall) })],
  ["a link without end", "A".repeat(12_001)],
])("%s is refused", (_, link) => {
  expect(readBoardLink(link)).toBeUndefined();
});
