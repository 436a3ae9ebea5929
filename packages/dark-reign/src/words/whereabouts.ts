import { say, type Words, w } from "@ossuaire/kernel";
import type { Square } from "../grid/square.ts";
import type { Names } from "./names.ts";
import { bearingWords, exactWords, wayWords } from "./seen/bearing.ts";

const nowhere = w("", "");

/** “, au nord-est”, “, à 5 pas au nord-est”: from somebody, as far as it is known where that is; nobody reads columns and rows. */
export function whereabouts(who: string, square: Square, names: Names | undefined): Words {
  const from = standsAt(who, names);
  if (from === undefined || (from.x === square.x && from.y === square.y)) return nowhere;
  const isBeside = Math.abs(from.x - square.x) <= 1 && Math.abs(from.y - square.y) <= 1;
  return say`${w(", ", ", ")}${isBeside ? wayWords(from, square) : bearingWords(from, square)}`;
}

/** A square that can be chosen: no two of them are called the same. */
export function placeWords(from: Square | undefined, square: Square): Words {
  return from === undefined ? w("cette case", "this square") : exactWords(from, square);
}

function standsAt(who: string, names: Names | undefined): Square | undefined {
  const found = names?.characters.find(({ id }) => id === who);
  return found?.x === undefined || found.y === undefined ? undefined : { x: found.x, y: found.y };
}
