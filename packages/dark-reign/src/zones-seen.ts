import { groundOf, squareId } from "./board.ts";
import { type Ground, squaresOf, terrainAt } from "./grid/ground.ts";
import { sameSquare } from "./grid/square.ts";
import type { State } from "./state.ts";
import type { SeenZone } from "./view.ts";

type Squares = SeenZone["squares"];

/** By their drawing: a secret door that is not there, or that nobody has found, is wall. */
export function zonesSeen(state: State, isMaster: boolean): readonly SeenZone[] {
  // In town nobody has gone down yet.
  if (state.zones.length === 0) return [];
  const isSecret = (square: Squares[number]) =>
    !state.elements.some((one) => (isMaster || !one.hidden || one.shown) && sameSquare(one, square));
  return drawnOn(groundOf(state), state.zones.length).map(({ doorways, without }) =>
    without(doorways.filter(isSecret)),
  );
}

/** A zone on its ground. */
interface Drawing {
  readonly doorways: Squares;
  /** As it is to somebody who does not know of these doorways. */
  readonly without: (secret: Squares) => SeenZone;
}

/** By the ground, which stays the same as long as nothing on it changes: most views are asked for on the same one. */
const drawings = new WeakMap<Ground, readonly Drawing[]>();

function drawnOn(ground: Ground, zones: number): readonly Drawing[] {
  const known = drawings.get(ground);
  if (known !== undefined) return known;
  const drawn = Array.from({ length: zones }, (_, zone) => drawing(ground, zone));
  drawings.set(ground, drawn);
  return drawn;
}

function drawing(ground: Ground, zone: number): Drawing {
  const squares = squaresOf(ground, zone).map(({ x, y }) => ({ x, y, ground: terrainAt(ground, { x, y }) }));
  const seen = new Map<string, SeenZone>();
  return {
    doorways: squares.filter((square) => square.ground === "doorway"),
    without(secret) {
      const key = secret.map(squareId).join(" ");
      const known = seen.get(key);
      if (known !== undefined) return known;
      // Frozen: every view of this ground shares it.
      const open = squares
        .filter((square) => !secret.includes(square))
        .map((square) => Object.freeze(square));
      const now = { squares: Object.freeze(open) };
      seen.set(key, now);
      return now;
    },
  };
}
