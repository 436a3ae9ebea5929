import { RING } from "@ossuaire/flick";
import { fightOf, type Piece, type State } from "../../state.ts";

/** FLK-PLACE-01: the discs with a gap of at most 2.5 cm to this one. */
export function piecesNear(state: State, { id, x, y, radius }: Piece): readonly Piece[] {
  return fightOf(state).pieces.filter((other) => {
    if (other.id === id || other.on !== undefined) return false;
    const reach = radius + other.radius + RING;
    return (other.x - x) ** 2 + (other.y - y) ** 2 <= reach * reach;
  });
}
