import type { Point } from "@ossuaire/flick";
import type { Area } from "@ossuaire/kernel";
import { useEffect, useMemo } from "react";
import type { Aim } from "./aim/aim.ts";
import type { Foresight } from "./aim/foresee.ts";
import type { Reach } from "./aim/pull.ts";
import type { Camera } from "./camera.ts";
import type { Counter, Scene } from "./scene.ts";
import type { Stage } from "./stage/Stage.ts";
import type { Hint } from "./useHint.ts";

interface Drawing {
  readonly stage: Stage | "failed" | undefined;
  readonly camera: Camera | undefined;
  readonly scene: Scene;
  readonly lit: readonly string[];
  readonly chosen: string | undefined;
  readonly focus: string | undefined;
  /** Somebody points at it. */
  readonly named: string | undefined;
  readonly zone: readonly Area[] | undefined;
  readonly placed: string | undefined;
  readonly spot: Point | undefined;
  readonly legal: boolean;
  readonly aim: Aim | undefined;
  /** The piece that is aimed with, where it is now. */
  readonly aimed: Counter | undefined;
  readonly foresight: Foresight | undefined;
  readonly hint: Hint | undefined;
  /** A flick is made by pulling: what is proposed shows how far. */
  readonly pulls: boolean;
  readonly reach: Reach | undefined;
  readonly gliding: boolean;
}

/** Brings to the stage what has changed, in the order in which it lies: the board, the pieces, the zone, the aim. */
export function useDrawing({
  camera,
  scene,
  chosen,
  focus,
  named,
  zone,
  placed,
  spot,
  legal,
  aim,
  aimed,
  foresight,
  hint,
  ...drawing
}: Drawing): void {
  const stage = drawing.stage === "failed" ? undefined : drawing.stage;
  const { gliding, pulls } = drawing;
  const names = drawing.lit.join("\n");
  const light = useMemo(
    () => ({ lit: new Set(names.split("\n")), chosen, focus, named }),
    [names, chosen, focus, named],
  );
  const { slack = 0, full = 0 } = drawing.reach ?? {};

  useEffect(() => {
    if (stage === undefined || camera === undefined) return;
    stage.look(camera, scene);
    stage.lay(scene, light, gliding);
  }, [stage, camera, scene, light, gliding]);

  useEffect(() => {
    if (camera !== undefined) stage?.light(zone ?? nowhere);
  }, [stage, camera, zone]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the pieces are laid, this one lies elsewhere
  useEffect(() => {
    if (placed !== undefined && spot !== undefined) stage?.put(placed, spot, legal);
  }, [stage, camera, scene, light, gliding, placed, spot, legal]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the camera moves, thin lines change
  useEffect(() => {
    const reach = { slack, full };
    const aiming = aim && aimed && foresight && { aim, from: aimed, foresight, reach };
    stage?.aim(aiming, hint && { ...hint, reach: pulls ? reach : undefined });
  }, [stage, camera, scene, aim, aimed, foresight, hint, pulls, slack, full]);
}

const nowhere: readonly Area[] = [];
