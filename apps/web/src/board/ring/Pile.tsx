import type { ReactNode } from "react";
import type { Camera } from "../camera.ts";
import type { Counter } from "../scene.ts";
import { around } from "./pile.ts";
import { roundOf } from "./Ring.tsx";
import { nameBeside, type Round } from "./ring.ts";
import "./ring.css";

/** The names of discs that are pressed together, and what is left of each; who listens hears it from the list of pieces. */
export function Pile({
  pile,
  named,
  camera,
  clear,
}: {
  readonly pile: readonly Counter[];
  readonly named: string;
  readonly camera: Camera;
  readonly clear: readonly Round[];
}): ReactNode {
  const longest = Math.max(
    ...pile.map(({ name, life = 1 }) => name.length * 10 + (life > 1 ? life * 13 : 0)),
  );
  const size = { width: Math.min(camera.frame.width, longest + 40), height: pile.length * 26 + 10 };
  const disc = around(pile.map((piece) => roundOf(piece, camera)));
  const { x: left, y: top } = nameBeside(disc, size, camera.frame, clear);
  return (
    <div className="pile" aria-hidden="true" style={{ left, top }}>
      {pile.map(({ id, name, life = 1, lost = 0 }) => (
        <span key={id} className={id === named ? "pile-named" : undefined}>
          {name}
          {life > 1 && (
            <i>
              {Array.from({ length: life }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a point of life is nothing but its place
                <s key={n} className={n < life - lost ? undefined : "lost"} />
              ))}
            </i>
          )}
        </span>
      ))}
    </div>
  );
}
