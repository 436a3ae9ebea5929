import type { Figure, Laid, Zone } from "../../../apps/web/src/board/grid/scene.ts";
import { outlines } from "../../../apps/web/src/games/conquest/figures.ts";

const tones = ["nave", "crypt", "ochre", "damp", "gallery"] as const;

/** Ten halls in two rows of five, each with pillars, joined by doorways. */
export const zones: readonly Zone[] = Array.from({ length: 10 }, (_, n) => ({
  squares: hall((n % 5) * 9, Math.floor(n / 5) * 9),
  tone: tones[n % tones.length] ?? "nave",
  depth: "lava",
  things: [],
  isLit: true,
}));

function hall(left: number, top: number): readonly Laid[] {
  const squares: Laid[] = [];
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      const isPillar = (x === 2 || x === 5) && (y === 2 || y === 5);
      squares.push({ x: left + x, y: top + y, ground: isPillar ? "pillar" : "floor" });
    }
  return [...squares, { x: left + 8, y: top + 3, ground: "doorway" }];
}

/** Eight of them, five squares to and fro. */
export function walkers(isAway: boolean): readonly Figure[] {
  return Array.from({ length: 8 }, (_, n) => ({
    id: `${n}`,
    x: 18 + (isAway ? 6 : 1),
    y: n < 4 ? 3 + n : 6 + n,
    name: `${n}`,
    coat: { lit: "#fbf1d2", shaded: "#d9b867", ink: "#2a1703", foot: n < 4 ? "round" : "spiked" },
    figure: outlines["sword-1"],
    life: [5, 8],
    states: [],
    lies: false,
    hasLamp: n < 4,
    fades: false,
  }));
}
