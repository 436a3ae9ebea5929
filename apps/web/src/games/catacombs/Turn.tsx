import type { Catacombs, Piece } from "@ossuaire/catacombs";
import type { Sight } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { actorIn } from "./actor.ts";
import { DiscOnBoard } from "./cards/DiscOnBoard.tsx";
import { hasActed } from "./discs.ts";
import { sideOf } from "./on-discs.ts";
import "./turn.css";

/** CAT-ROUND-07: the side whose turn it is: who has acted, who acts, who is still to come. */
export function Turn({ sight }: { readonly sight: Sight<Catacombs> }): ReactNode {
  const { view } = sight;
  const { fight, phase, ended } = view;
  if (fight === undefined || ended !== undefined) return null;
  const actor = actorIn(sight);
  const placeOf = (piece: Piece) => (piece.id === actor ? 1 : hasActed(piece, phase) ? 0 : 2);
  const side = fight.pieces.filter((piece) => sideOf(piece) === phase);
  return (
    <ol className="deeds turn" aria-hidden="true">
      {side
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((piece) => (
          <li
            key={piece.id}
            data-state={piece.id === actor ? "acts" : hasActed(piece, phase) ? "acted" : undefined}
          >
            <DiscOnBoard piece={piece} view={view} />
          </li>
        ))}
    </ol>
  );
}
