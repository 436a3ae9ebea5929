import { expect, test } from "vitest";
import { boardLink, readBoardLink } from "./board-link.ts";
import { asFound } from "./room.ts";

const linked = (board: unknown): string => btoa(JSON.stringify(board)).replaceAll("=", "");
const [piece] = asFound.pieces;

test("a board comes out of its link as it went in, and fits an address", () => {
  expect(readBoardLink(boardLink(asFound))).toEqual(asFound);
  expect(boardLink(asFound)).toMatch(/^[\w-]+$/);
});

test.each([
  ["nothing", ""],
  ["no base 64", "~~~"],
  ["no JSON", btoa("board")],
  ["a board that nobody could lay out", linked({ ...asFound, pieces: [{ ...piece, x: -300 }] })],
  ["a piece with words of a stranger", linked({ ...asFound, pieces: [{ ...piece, id: "buy now" }] })],
  ["a number beyond counting", linked({ ...asFound, pieces: [{ ...piece, id: "obstacle-0", number: 0 }] })],
  ["a link without end", "A".repeat(12_001)],
])("%s is refused", (_, link) => {
  expect(readBoardLink(link)).toBeUndefined();
});
