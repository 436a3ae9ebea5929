import type { Point } from "@ossuaire/flick";
import type { Aim } from "../aim/aim.ts";
import type { Camera } from "../camera.ts";
import { flickingIn } from "../task.ts";
import { pannedFrom } from "./closer.ts";
import type { Doings } from "./doings.ts";
import { aimFlung } from "./fling.ts";
import type { Grip, Setting } from "./grip.ts";
import { leadOn } from "./lead.ts";
import { aimPulled } from "./pull.ts";

/** How a hand stands that pressed somewhere and has gone on from there. */
export interface Movement {
  readonly down: Point;
  readonly hand: Point;
  /** It has not gone anywhere yet. */
  readonly still: boolean;
  readonly time: number;
}

/** The hand goes on with what it holds; gives the aim that it takes by that. */
export function follow(
  grip: Grip,
  { down, hand, still, time }: Movement,
  { task }: Setting,
  camera: Camera,
  doings: Doings,
): Aim | undefined {
  const flicking = flickingIn(task);
  switch (grip.kind) {
    case "pan":
      doings.look(pannedFrom(camera, grip.last, hand));
      grip.last = hand;
      return undefined;
    case "stuck":
      if (still || grip.said) return undefined;
      grip.said = true;
      doings.balk(grip.piece.id);
      return undefined;
    case "lead": {
      const { wish, aim } = leadOn(grip, down, hand, camera, task);
      doings.lead(wish);
      return aim;
    }
    case "pull":
      return flicking && aimPulled(grip, down, hand, camera, flicking);
    case "flick":
      return flicking && aimFlung(grip, hand, camera, flicking, time);
    default:
      return undefined;
  }
}
