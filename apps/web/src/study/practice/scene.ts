import { path as target } from "virtual:game-icon/archery-target";
import { path as obelisk } from "virtual:game-icon/obelisk";
import { path as finger } from "virtual:game-icon/pointing";
import { RADIUS } from "@ossuaire/flick";
import {
  boardOf,
  type DiscKind,
  type Goal,
  type Laid,
  type LaidWall,
  type Layout,
  spanOf,
  wallRadius,
} from "@ossuaire/study";
import type { Counter, Scene, Seen } from "../../board/scene.ts";
import type { SaidInStudy } from "../../words/study.ts";
import { paintBeam } from "./beam.ts";
import { directionWords, turnSeen } from "./direction.ts";
import type { Say } from "./words/words.ts";

/** Who tells what lies there, and from where it is looked at. */
export interface Speech {
  readonly t: SaidInStudy;
  readonly say: Say;
  readonly seen: Seen;
}

/** A layout as the board draws it. Who is flicked has targets for enemies, so that keys find them. */
export function sceneOf(layout: Layout, speech: Speech, goal?: Goal): Scene {
  const pieces = layout.pieces.map((piece) => counterOf(piece, speech));
  const board = boardOf(layout);
  return goal?.rests === undefined ? { board, pieces } : { board, pieces, circles: [goal.rests] };
}

export function counterOf(piece: Laid, speech: Speech): Counter {
  const { id, kind, number, size, x, y } = piece;
  if (kind === "wall") return { id, x, y, ...wallOf(piece, speech) };
  const name = speech.t(`study.pieces.${kind}`, { number });
  const counter = { id, x, y, radius: RADIUS[size], name, ...faces[kind] };
  return kind === "obstacle" ? { ...counter, fixed: true } : { ...counter, side: kind };
}

/** How it lies is told as its burden: to the ear it is all that one wall has and another has not. */
function wallOf(wall: LaidWall, { say, seen }: Speech): Omit<Counter, "id" | "x" | "y"> {
  return {
    name: say("room.wallNumber", { number: wall.number }),
    radius: wallRadius,
    fixed: true,
    tone: "umber",
    figure: "",
    beam: { span: spanOf(wall), paint: paintBeam },
    burdens: [{ words: directionWords(say, turnSeen(wall.turn, seen)) }],
  };
}

const faces: Readonly<Record<DiscKind, Pick<Counter, "tone" | "figure">>> = {
  disc: { tone: "ivory", figure: finger },
  target: { tone: "ember", figure: target },
  obstacle: { tone: "jade", figure: obelisk },
};
