import { groundOf, seesSquare, squareId } from "../board.ts";
import type { Aiming } from "../cards/spell.ts";
import { onBoard } from "../characters.ts";
import { type Ground, isFull } from "../grid/ground.ts";
import { sees } from "../grid/sight.ts";
import { byRow, directions, distance, type Square, sameSquare } from "../grid/square.ts";
import { notAroundCorner } from "../grid/steps.ts";
import type { Character, State } from "../state.ts";
import { isExposed } from "./aims.ts";

/** REG-SPELL-14: the squares of a line in one of the eight directions, aimed by the first; one that hits nobody is not offered. */
export const line = (length: number): Aiming => {
  const reached = (state: State, caster: Character, { square }: { readonly square?: Square }) => {
    if (square === undefined) return [];
    const struck = lineThrough(groundOf(state), caster, square, length);
    return exposed(state, caster).filter((one) => struck.some((other) => sameSquare(one, other)));
  };
  return {
    *aims(state, caster) {
      for (const { x, y } of directions) {
        const square = { x: caster.x + x, y: caster.y + y };
        if (reached(state, caster, { square }).length > 0) yield { square };
      }
    },
    reached,
  };
};

/** It ends before a full obstacle, and does not go around a corner; characters do not stop it. */
function lineThrough(ground: Ground, from: Square, first: Square, length: number): readonly Square[] {
  const [dx, dy] = [first.x - from.x, first.y - from.y];
  const squares: Square[] = [];
  let last = from;
  for (let i = 0; i < length; i++) {
    const next = { x: last.x + dx, y: last.y + dy };
    if (isFull(ground, next.x, next.y) || !notAroundCorner(ground, last, next)) break;
    squares.push(next);
    last = next;
  }
  return squares;
}

/** REG-SPELL-15: a square in sight and those around it, as far as a free line joins them; one that hits nobody is not offered. */
export const burst = (range: number): Aiming => ({
  *aims(state, caster) {
    const ground = groundOf(state);
    const around = exposed(state, caster).flatMap((one) =>
      [{ x: 0, y: 0 }, ...directions].map(({ x, y }) => ({ x: one.x + x, y: one.y + y })),
    );
    const squares = [...new Map(around.map((square) => [squareId(square), square])).values()];
    for (const square of squares.toSorted(byRow))
      if (
        distance(caster, square) <= range &&
        !isFull(ground, square.x, square.y) &&
        seesSquare(state, caster, square) &&
        within(state, caster, square).length > 0
      )
        yield { square };
  },
  reached: (state, caster, { square }) => (square === undefined ? [] : within(state, caster, square)),
});

function within(state: State, caster: Character, { x, y }: Square): readonly Character[] {
  const ground = groundOf(state);
  return exposed(state, caster).filter(
    (one) => distance(one, { x, y }) <= 1 && sees(ground, x, y, one.x, one.y),
  );
}

/** REG-RULING-95: an area aims at nobody, and finds the invisible too. */
function exposed(state: State, caster: Character): readonly Character[] {
  return onBoard(state)
    .filter((one) => isExposed(state, caster, one))
    .toSorted(byRow);
}
