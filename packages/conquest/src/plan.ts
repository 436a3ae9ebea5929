import type { Plan, PlanDisc } from "@ossuaire/kernel";
import { arena, crystals, type Piece, radiusOf } from "./arena.ts";
import { type Character, isCharacter } from "./teams.ts";
import type { View } from "./view.ts";
import { pieceName } from "./words/names.ts";

/** The arena from above. Capitals for Sword, small letters for Skull; the crystals by their numbers. */
export function planOf({ discs }: View): Plan {
  return { ...arena, discs: discs.map(discOf) };
}

function discOf({ id, x, y }: Piece): PlanDisc {
  const where = { x, y, radius: radiusOf(id), words: pieceName(id) };
  if (isCharacter(id)) return { ...where, mark: marks[id], fill: "·" };
  const number = crystals.indexOf(id) + 1;
  return number > 0 ? { ...where, mark: `${number}`, fill: "#" } : { ...where, mark: "*", fill: "*" };
}

const marks: Readonly<Record<Character, string>> = { s1: "A", s2: "B", c1: "a", c2: "b" };
