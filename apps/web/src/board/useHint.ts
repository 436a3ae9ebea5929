import type { Point } from "@ossuaire/flick";
import type { Answer } from "@ossuaire/kernel";
import { useMemo } from "react";
import { type Aim, aimOf } from "./aim/aim.ts";
import { type Foresight, foresee, readyFor } from "./aim/foresee.ts";
import type { Scene, Task } from "./scene.ts";

/** What somebody else draws on the board: a flick with all of its way, or a spot, and rings around pieces. */
export interface Hint {
  readonly points: readonly Round[];
  readonly aim: Aim | undefined;
  readonly from: Round | undefined;
  readonly way: Foresight["lines"];
  /** Where the piece would come to lie. */
  readonly end: Round | undefined;
}

type Round = Point & { readonly radius: number };

export function useHint(
  scene: Scene,
  task: Task | undefined,
  answer: Answer | undefined,
  named: readonly string[] | undefined,
): Hint | undefined {
  const proposal = useMemo(() => proposed(scene, task, answer), [scene, task, answer]);
  return useMemo(() => {
    const points = scene.pieces.filter(({ id }) => named?.includes(id));
    return points.length === 0 && proposal === nothing ? undefined : { ...proposal, points };
  }, [scene, proposal, named]);
}

type Proposal = Omit<Hint, "points">;

const nothing: Proposal = { aim: undefined, from: undefined, way: [], end: undefined };

function proposed(scene: Scene, task: Task | undefined, answer: Answer | undefined): Proposal {
  if (task?.kind === "place" && answer?.kind === "place") {
    const spot = answer.spots.find(({ piece }) => piece === task.piece);
    return spot ? { ...nothing, end: { x: spot.x, y: spot.y, radius: task.radius } } : nothing;
  }
  if (answer?.kind !== "flick") return nothing;
  const { piece, vx, vy } = answer;
  const from = scene.pieces.find(({ id }) => id === piece);
  if (from === undefined) return nothing;
  // Without a task somebody else will flick: nobody aims here, but everybody may see where it goes.
  const power = task?.kind === "flick" ? aimOf(piece, { x: vx, y: vy }, task)?.power : undefined;
  const aim = power === undefined ? undefined : { piece, vx, vy, power };
  const { lines } = foresee(readyFor(scene), aim ?? { piece, vx, vy, power: 0 }, "full-path");
  const way = lines.filter(({ kind }) => kind === "way");
  const end = way.at(-1)?.to;
  return { aim, from, way, end: end && { x: end.x, y: end.y, radius: from.radius } };
}
