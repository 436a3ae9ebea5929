import type { Point } from "@ossuaire/flick";
import type { Sample } from "../aim/real-flick.ts";
import { type Camera, toBoard, toScreen } from "../camera.ts";
import { heldInside } from "../place/zone.ts";
import type { Counter, Flicking, Gesture, Scene, Task } from "../scene.ts";
import { flickingIn, litIn } from "../task.ts";
import { distanceOf, isOnZone, pieceAt, pieceUnder } from "./find.ts";

/** What the hand finds when it comes to the board. */
export interface Setting {
  readonly scene: Scene;
  readonly camera: Camera | undefined;
  readonly task: Task | undefined;
  readonly gesture: Gesture;
  /** Discs are moving: there is nothing to do but to watch, or to skip. */
  readonly watching: boolean;
  /** Tapped before: may now be pulled from anywhere, where the disc lies too near to the edge of the screen. */
  readonly taken: string | undefined;
  /** Where the piece that is being placed is. */
  readonly spot: Point | undefined;
}

/** What the hand has hold of. */
export type Grip =
  | { readonly kind: "none" | "spent" | "pinch" }
  | Pulling
  | Flinging
  | Leading
  /** A disc that may not be pulled now. */
  | { readonly kind: "stuck"; readonly piece: Counter; said: boolean }
  | { readonly kind: "pan"; last: Point };

export interface Flinging {
  readonly kind: "flick";
  readonly piece: Counter;
  readonly samples: Sample[];
}

export interface Pulling {
  readonly kind: "pull";
  readonly piece: string;
  /** From where on the screen the pull is measured. */
  readonly anchor: Point;
  /** Has once been farther than what lets go. */
  left: boolean;
}

export interface Leading {
  readonly kind: "lead";
  readonly offset: Point;
  /** Where the piece lay when it was taken: who pulls it beyond its circle aims from there. */
  readonly start: Point;
  /** The pull, where what is placed is flicked as well. */
  readonly pull: Pulling | undefined;
}

/** What a hand gets hold of that presses here; `camera` is that of the setting. */
export function gripAt(setting: Setting, camera: Camera, hand: Point, time: number): Grip {
  const { scene, task, gesture, spot } = setting;
  if (task?.kind === "place") return leadAt(task, camera, gesture, hand, spot) ?? { kind: "pan", last: hand };
  const flicking = flickingIn(task);
  const piece = flicking && pieceAt(scene.pieces, flicking.pieces, camera, hand);
  if (piece !== undefined && gesture === "real-flick")
    return { kind: "flick", piece, samples: [{ ...hand, time }] };
  if (piece !== undefined) return pullOf(piece.id, toScreen(camera, piece));
  const met = pieceUnder(scene.pieces, camera, hand);
  // Where targets are chosen nobody pulls; and what sits in the board never moves.
  if (met !== undefined && !met.fixed && (flicking !== undefined || task === undefined))
    return { kind: "stuck", piece: met, said: false };
  const far = flicking && farFrom(setting, flicking);
  return far === undefined ? { kind: "pan", last: hand } : pullOf(far, hand);
}

function pullOf(piece: string, anchor: Point): Pulling {
  return { kind: "pull", piece, anchor, left: false };
}

/** The piece that was tapped before, and is now pulled from elsewhere. */
function farFrom({ task, taken, gesture }: Setting, { pieces }: Flicking): string | undefined {
  const tapped = task?.kind === "choose" ? task.picked : taken;
  return tapped !== undefined && gesture === "pull-back" && pieces.includes(tapped) ? tapped : undefined;
}

function leadAt(
  task: Extract<Task, { kind: "place" }>,
  camera: Camera,
  gesture: Gesture,
  hand: Point,
  spot: Point | undefined,
): Leading | undefined {
  if (spot === undefined) return undefined;
  const at = toScreen(camera, spot);
  const offset = { x: at.x - hand.x, y: at.y - hand.y };
  const near = distanceOf({ ...spot, ...task.look }, camera, hand) < Math.max(30, task.radius * camera.scale);
  if (!near && !isOnZone(task.zone, camera, hand)) return undefined;
  const start = near ? spot : heldInside(task.zone, toBoard(camera, hand));
  const pull =
    task.flicks !== undefined && gesture === "pull-back"
      ? pullOf(task.piece, toScreen(camera, start))
      : undefined;
  return { kind: "lead", offset: near ? offset : { x: 0, y: 0 }, start, pull };
}

/** A piece that a tap has met. */
export interface Touched {
  readonly piece: string;
  /** It is one of those that may be chosen now; any other is only named. */
  readonly chosen: boolean;
}

/** Those that may be chosen come before all others: a thumb covers several. */
export function touchedAt({ scene, task }: Setting, camera: Camera, hand: Point): Touched | undefined {
  const choosable = task?.kind === "choose" ? litIn(task) : [];
  const chosen = pieceAt(scene.pieces, choosable, camera, hand);
  if (chosen !== undefined) return { piece: chosen.id, chosen: true };
  const all = scene.pieces.map(({ id }) => id);
  const seen = pieceAt(scene.pieces, all, camera, hand);
  return seen && { piece: seen.id, chosen: false };
}
