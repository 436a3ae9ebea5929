import type { Point } from "@ossuaire/flick";
import { type Aim, aimAlong } from "../aim/aim.ts";
import { isAim, letsGo, pull, reachOn } from "../aim/pull.ts";
import { type Camera, directionOnBoard } from "../camera.ts";
import type { Flicking } from "../scene.ts";
import type { Pulling } from "./grip.ts";

/** The aim of a disc that is pulled back to `hand`, which pressed at `down`; none before it aims, and once it lets go. */
export function aimPulled(
  grip: Pulling,
  down: Point,
  hand: Point,
  camera: Camera,
  flicking: Flicking,
): Aim | undefined {
  const away = Math.hypot(hand.x - grip.anchor.x, hand.y - grip.anchor.y);
  const aims = isAim(Math.hypot(hand.x - down.x, hand.y - down.y), away, grip.left);
  grip.left ||= away > letsGo;
  if (!aims) return undefined;
  const { direction, power } = pull(grip.anchor, hand, reachOn(camera.frame));
  return aimAlong(grip.piece, directionOnBoard(camera, direction), power, flicking);
}
