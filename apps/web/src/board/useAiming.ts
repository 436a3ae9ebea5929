import { useMemo, useRef, useState } from "react";
import { type Aim, aimAlong } from "./aim/aim.ts";
import { type Bearing, bearingTo, directionOf, type Turn, turned } from "./aim/bearing.ts";
import { enemiesOf, following } from "./aim/enemies.ts";
import { type Foresight, foresee, readyFor } from "./aim/foresee.ts";
import { type Camera, directionOnBoard, directionSeen, seen } from "./camera.ts";
import type { Counter, Guide, Scene, Task } from "./scene.ts";
import { flickingIn } from "./task.ts";

export interface Aiming {
  readonly aim: Aim | undefined;
  readonly foresight: Foresight | undefined;
  /** As seen, in degrees. */
  readonly degrees: number;
  readonly byKeys: boolean;
  /** The enemy that keys have asked for, as long as the aim was not turned away. */
  readonly target: string | undefined;
  readonly point: (aim: Aim | undefined) => void;
  /** By keys: takes aim, or turns it. */
  readonly turn: (piece: string, turn: Turn | undefined, finely: boolean) => void;
  /** By keys: takes aim at the next enemy, or at the one before. */
  readonly aimAtNext: (piece: string, back: boolean) => void;
}

/** The aim of a flick, whoever makes it: a hand, or keys. */
export function useAiming(
  scene: Scene,
  task: Task | undefined,
  guide: Guide,
  camera: Camera | undefined,
  hint: Aim | undefined,
): Aiming {
  const [state, setState] = useState<Held>();
  const bearings = useRef(new Map<string, Bearing>());
  const flick = flickingIn(task);
  const aim = state !== undefined && flick?.pieces.includes(state.aim.piece) ? state.aim : undefined;
  const ready = useMemo(() => readyFor(scene), [scene]);
  const foresight = useMemo(() => aim && foresee(ready, aim, guide), [ready, aim, guide]);
  const way = aim && camera && directionSeen(camera, { x: aim.vx, y: aim.vy });
  // Whoever has been shown a flick begins with it.
  const shownTo = (id: string) => (aim === undefined && hint?.piece === id ? hint : undefined);

  /** The last aim of the same piece is remembered: the next flick often goes nearly the same way. */
  const before = (piece: Counter, onBoard: Camera): Bearing => {
    const shown = shownTo(piece.id);
    const middle = { x: scene.board.length / 2, y: scene.board.width / 2 };
    return (
      (shown && bearingOf(shown, onBoard)) ??
      bearings.current.get(keyOf(piece.id, onBoard)) ??
      (aim?.piece === piece.id ? bearingOf(aim, onBoard) : undefined) ?? {
        degrees: bearingTo(seen(onBoard, piece), seen(onBoard, middle)),
        percent: 50,
      }
    );
  };

  return {
    aim,
    foresight,
    degrees: way === undefined ? 0 : bearingTo({ x: 0, y: 0 }, way),
    byKeys: state?.byKeys ?? false,
    target: state?.turned ? undefined : state?.target,
    point: (next) => setState(next && { aim: next, byKeys: false }),
    turn(id, turn, finely) {
      const piece = scene.pieces.find((one) => one.id === id);
      if (piece === undefined || flick === undefined || camera === undefined) return;
      const shown = shownTo(id);
      const now = before(piece, camera);
      const bearing = turn === undefined ? now : turned(now, turn, finely);
      bearings.current.set(keyOf(id, camera), bearing);
      if (shown !== undefined && turn === undefined) return setState({ aim: shown, byKeys: true });
      const next = aimAlong(id, directionOnBoard(camera, directionOf(bearing)), bearing.percent / 100, flick);
      const target = aim?.piece === id ? state?.target : undefined;
      const away = state?.turned || turn === "left" || turn === "right";
      setState(next && { aim: next, byKeys: true, target, turned: away });
    },
    aimAtNext(id, back) {
      const piece = scene.pieces.find((one) => one.id === id);
      if (piece === undefined || flick === undefined || camera === undefined) return;
      const last = aim?.piece === id ? state?.target : undefined;
      const enemy = following(enemiesOf(scene.pieces, piece), last, back);
      if (enemy === undefined) return;
      const { percent } = before(piece, camera);
      // Straight at its middle: half a degree beside it is a miss at the other end of the board.
      const next = aimAlong(id, { x: enemy.x - piece.x, y: enemy.y - piece.y }, percent / 100, flick);
      if (next === undefined) return;
      bearings.current.set(keyOf(id, camera), { ...bearingOf(next, camera), percent });
      setState({ aim: next, byKeys: true, target: enemy.id });
    },
  };
}

interface Held {
  readonly aim: Aim;
  readonly byKeys: boolean;
  /** The enemy that was asked for last, and whether the aim was turned away from it since. */
  readonly target?: string | undefined;
  readonly turned?: boolean;
}

/** A bearing is as seen: whoever looks from another side begins anew. */
function keyOf(piece: string, { turned, round }: Camera): string {
  return `${piece} ${turned} ${round}`;
}

function bearingOf({ vx, vy, power }: Aim, camera: Camera): Bearing {
  const way = directionSeen(camera, { x: vx, y: vy });
  return { degrees: bearingTo({ x: 0, y: 0 }, way), percent: Math.round(power * 100) };
}
