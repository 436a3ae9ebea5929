import type { Point } from "@ossuaire/flick";
import { type Aim, aimOf } from "../aim/aim.ts";
import { speedAtRelease } from "../aim/real-flick.ts";
import { type Camera, directionOnBoard, toScreen } from "../camera.ts";
import type { Flicking } from "../scene.ts";
import type { Flinging } from "./grip.ts";

/** The aim of a disc that is pushed as on a real table: by where the hand goes and how fast, once it has left the disc. */
export function aimFlung(
  { piece, samples }: Flinging,
  hand: Point,
  camera: Camera,
  flicking: Flicking,
  now: number,
): Aim | undefined {
  const disc = toScreen(camera, piece);
  if (Math.hypot(hand.x - disc.x, hand.y - disc.y) < piece.radius * camera.scale) return undefined;
  const speed = speedAtRelease(samples, now);
  if (speed === undefined) return undefined;
  const { x, y } = directionOnBoard(camera, speed);
  return aimOf(piece.id, { x: x / camera.scale, y: y / camera.scale }, flicking);
}
