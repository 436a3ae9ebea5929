import type { Aim } from "../aim/aim.ts";
import { type Camera, fit } from "../camera.ts";
import { flickingIn } from "../task.ts";
import type { Doings } from "./doings.ts";
import { aimFlung } from "./fling.ts";
import type { Movement } from "./follow.ts";
import { type Grip, type Setting, type Touched, touchedAt } from "./grip.ts";

/** A hand that has gone somewhere lets go: what it aimed with is flicked. */
export function letGo(
  grip: Grip,
  { hand, time }: Movement,
  aim: Aim | undefined,
  { task }: Setting,
  camera: Camera,
  doings: Doings,
): void {
  const flicking = flickingIn(task);
  if (grip.kind === "flick") {
    const flung = flicking && aimFlung(grip, hand, camera, flicking, time);
    if (flung !== undefined) doings.release(flung, undefined);
    return;
  }
  if (aim === undefined) return;
  if (grip.kind === "pull" && grip.left) doings.release(aim, undefined);
  if (grip.kind === "lead" && grip.pull?.left) doings.release(aim, grip.start);
}

/** A hand that has only tapped; gives the piece that it has met, for when the tap is wholly over. */
export function tapped(
  grip: Grip,
  { hand }: Movement,
  twice: boolean,
  setting: Setting,
  camera: Camera,
  doings: Doings,
): Touched | undefined {
  if (grip.kind === "lead") {
    if (twice) doings.confirm();
    return undefined;
  }
  if (grip.kind === "pan") {
    doings.take(undefined);
    if (twice) doings.look(fit(camera.board, camera.frame, camera.round));
  }
  if ((grip.kind === "pull" || grip.kind === "flick") && setting.task?.kind === "flick") {
    doings.take(grip.kind === "pull" ? grip.piece : grip.piece.id);
    return undefined;
  }
  return touchedAt(setting, camera, hand);
}
