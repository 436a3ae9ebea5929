import type { Point } from "@ossuaire/flick";
import type { Aim } from "../aim/aim.ts";
import { type Camera, toBoard } from "../camera.ts";
import type { Task } from "../scene.ts";
import { flickingIn } from "../task.ts";
import { isBeyond } from "./find.ts";
import type { Leading } from "./grip.ts";
import { aimPulled } from "./pull.ts";

/** Where a piece is led to by the hand that took it. */
export function ledTo({ offset }: Leading, hand: Point, camera: Camera): Point {
  return toBoard(camera, { x: hand.x + offset.x, y: hand.y + offset.y });
}

/** A piece that is placed and flicked lies where it was while the hand, beyond its circle, aims with it. */
export function leadOn(
  grip: Leading,
  down: Point,
  hand: Point,
  camera: Camera,
  task: Task | undefined,
): { readonly wish: Point; readonly aim: Aim | undefined } {
  const flicking = flickingIn(task);
  const isOut = task?.kind === "place" && isBeyond(task.zone, task.radius, camera, hand);
  if (!isOut || grip.pull === undefined || flicking === undefined)
    return { wish: ledTo(grip, hand, camera), aim: undefined };
  return { wish: grip.start, aim: aimPulled(grip.pull, down, hand, camera, flicking) };
}
