import { type CSSProperties, type ReactNode, useState } from "react";
import { leafOf } from "../../look/leaves.ts";
import { useTableWords } from "../../words/table.ts";
import { type Camera, toScreen } from "../camera.ts";
import type { Counter, Scene } from "../scene.ts";
import { NameTag } from "./NameTag.tsx";
import { type RingDeed, type Round, ringBeside } from "./ring.ts";
import "./ring.css";

/** So many buttons at once; of more, the last one shows the next. */
const most = 5;

/**
 * What a piece can do, as buttons around its disc. For eyes and hands alone: for those who listen, and for keys, the same
 * deeds stand beside the board.
 */
export function Ring({
  piece,
  scene,
  lit,
  camera,
  deeds,
  onDeed,
}: {
  readonly piece: Counter;
  readonly scene: Scene;
  readonly lit: readonly string[];
  readonly camera: Camera;
  readonly deeds: readonly RingDeed[];
  onDeed(deed: string): void;
}): ReactNode {
  const { t } = useTableWords();
  const [leaf, setLeaf] = useState(0);
  const more = deeds.length > most;
  const shown = leafOf(deeds, leaf, more ? most - 1 : most);
  const disc = roundOf(piece, camera);
  const others = scene.pieces.filter(({ id }) => id !== piece.id);
  const enemies = others.filter(({ id, fixed }) => !fixed && !lit.includes(id));
  const rounds = others.map((other) => roundOf(other, camera));
  const enemy = nearest(
    disc,
    enemies.map((other) => roundOf(other, camera)),
  );
  const size = sizeOn();
  const count = shown.length + (more ? 1 : 0);
  const spots = ringBeside(disc, { count, size }, camera.frame, rounds, enemy);
  const at = (i: number): CSSProperties => {
    const { x = 0, y = 0 } = spots[i] ?? {};
    return { width: size, height: size, transform: `translate(${x - size / 2}px, ${y - size / 2}px)` };
  };
  return (
    <div className="ring" aria-hidden="true">
      {shown.map(({ id, name, figure }, i) => (
        <button
          key={id}
          type="button"
          className="ring-deed"
          tabIndex={-1}
          data-deed={id}
          title={name}
          style={at(i)}
          onClick={() => onDeed(id)}
        >
          <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <path fill="currentColor" d={figure} />
          </svg>
        </button>
      ))}
      {more && (
        <button
          type="button"
          className="ring-deed ring-more"
          tabIndex={-1}
          style={at(shown.length)}
          onClick={() => setLeaf(leaf + 1)}
        >
          {t("board.more")}
        </button>
      )}
      <NameTag
        name={piece.name}
        disc={disc}
        frame={camera.frame}
        clear={spots.map((spot) => ({ ...spot, radius: size / 2 }))}
      />
    </div>
  );
}

export function roundOf(piece: Counter, camera: Camera): Round {
  return { ...toScreen(camera, piece), radius: piece.radius * camera.scale };
}

function nearest(disc: Round, others: readonly Round[]): Round | undefined {
  const far = ({ x, y }: Round) => Math.hypot(x - disc.x, y - disc.y);
  return others.toSorted((a, b) => far(a) - far(b))[0];
}

/** For a finger, for a large table, for a small one. */
function sizeOn(): number {
  if (matchMedia("(pointer: coarse)").matches) return 48;
  return matchMedia("(min-width: 1440px)").matches ? 46 : 42;
}
