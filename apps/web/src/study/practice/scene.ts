import { path as target } from "virtual:game-icon/archery-target";
import { path as obelisk } from "virtual:game-icon/obelisk";
import { path as finger } from "virtual:game-icon/pointing";
import { RADIUS } from "@ossuaire/flick";
import { boardOf, type Goal, type Laid, type LaidKind, type Layout } from "@ossuaire/study";
import type { Counter, Scene } from "../../board/scene.ts";
import type { SaidInStudy } from "../../words/study.ts";

/** A layout as the board draws it. Who is flicked has targets for enemies, so that keys find them. */
export function sceneOf(layout: Layout, t: SaidInStudy, goal?: Goal): Scene {
  const pieces = layout.pieces.map((piece) => counterOf(piece, t));
  const board = boardOf(layout);
  return goal?.rests === undefined ? { board, pieces } : { board, pieces, circles: [goal.rests] };
}

export function counterOf(piece: Laid, t: SaidInStudy): Counter {
  const { id, kind, number, size, x, y } = piece;
  const counter = {
    id,
    x,
    y,
    radius: RADIUS[size],
    name: t(`study.pieces.${kind}`, { number }),
    ...faces[kind],
  };
  return kind === "obstacle" ? { ...counter, fixed: true } : { ...counter, side: kind };
}

const faces: Readonly<Record<LaidKind, Pick<Counter, "tone" | "figure">>> = {
  disc: { tone: "ivory", figure: finger },
  target: { tone: "ember", figure: target },
  obstacle: { tone: "jade", figure: obelisk },
};
