import { useMemo, useRef, useState } from "react";
import { type Aim, aimAlong } from "./aim/aim.ts";
import { type Bearing, bearingTo, directionOf, type Turn, turned } from "./aim/bearing.ts";
import { type Foresight, foresee, readyFor } from "./aim/foresee.ts";
import { type Camera, directionOnBoard, directionSeen, seen } from "./camera.ts";
import type { Guide, Scene, Task } from "./scene.ts";
import { flickingIn } from "./task.ts";

export interface Aiming {
  readonly aim: Aim | undefined;
  readonly foresight: Foresight | undefined;
  /** As seen, in degrees. */
  readonly degrees: number;
  readonly byKeys: boolean;
  readonly point: (aim: Aim | undefined) => void;
  /** By keys: takes aim, or turns it. */
  readonly turn: (piece: string, turn: Turn | undefined, finely: boolean) => void;
}

/** The aim of a flick, whoever makes it: a hand, or keys. */
export function useAiming(
  scene: Scene,
  task: Task | undefined,
  guide: Guide,
  camera: Camera | undefined,
  hint: Aim | undefined,
): Aiming {
  const [state, setState] = useState<{ readonly aim: Aim; readonly byKeys: boolean }>();
  const bearings = useRef(new Map<string, Bearing>());
  const flick = flickingIn(task);
  const aim = state !== undefined && flick?.pieces.includes(state.aim.piece) ? state.aim : undefined;
  const ready = useMemo(() => readyFor(scene), [scene]);
  const foresight = useMemo(() => aim && foresee(ready, aim, guide), [ready, aim, guide]);
  const way = aim && camera && directionSeen(camera, { x: aim.vx, y: aim.vy });

  return {
    aim,
    foresight,
    degrees: way === undefined ? 0 : bearingTo({ x: 0, y: 0 }, way),
    byKeys: state?.byKeys ?? false,
    point: (next) => setState(next && { aim: next, byKeys: false }),
    turn(id, turn, finely) {
      const piece = scene.pieces.find((one) => one.id === id);
      if (piece === undefined || flick === undefined || camera === undefined) return;
      const middle = { x: scene.board.length / 2, y: scene.board.width / 2 };
      // Whoever has been shown a flick begins with it.
      const shown = aim === undefined && hint?.piece === id ? hint : undefined;
      // The last aim of the same piece is remembered: the next flick often goes nearly the same way.
      const before = (shown && bearingOf(shown, camera)) ??
        bearings.current.get(keyOf(id, camera)) ??
        (aim?.piece === id ? bearingOf(aim, camera) : undefined) ?? {
          degrees: bearingTo(seen(camera, piece), seen(camera, middle)),
          percent: 50,
        };
      const bearing = turn === undefined ? before : turned(before, turn, finely);
      bearings.current.set(keyOf(id, camera), bearing);
      if (shown !== undefined && turn === undefined) return setState({ aim: shown, byKeys: true });
      const next = aimAlong(id, directionOnBoard(camera, directionOf(bearing)), bearing.percent / 100, flick);
      setState(next && { aim: next, byKeys: true });
    },
  };
}

/** A bearing is as seen: whoever looks from another side begins anew. */
function keyOf(piece: string, { turned, round }: Camera): string {
  return `${piece} ${turned} ${round}`;
}

function bearingOf({ vx, vy, power }: Aim, camera: Camera): Bearing {
  const way = directionSeen(camera, { x: vx, y: vy });
  return { degrees: bearingTo({ x: 0, y: 0 }, way), percent: Math.round(power * 100) };
}
