import { useEffect } from "react";
import type { Camera } from "./camera.ts";
import type { Trail } from "./motion/trail.ts";
import type { Stage } from "./stage/Stage.ts";

export function useTrails(
  stage: Stage | "failed" | undefined,
  camera: Camera | undefined,
  trails: readonly Trail[] = none,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the camera moves, thin lines change
  useEffect(() => {
    if (stage !== "failed") stage?.trail(trails);
  }, [stage, camera, trails]);
}

const none: readonly Trail[] = [];
