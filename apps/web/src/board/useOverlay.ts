import { useEffect, useEffectEvent } from "react";
import type { Camera } from "./camera.ts";
import type { Overlay, Seen } from "./scene.ts";
import type { Stage } from "./stage/Stage.ts";

/** What lies on the floor, painted anew for the side from which it is seen; and who is told of that side. */
export function useOverlay(
  stage: Stage | "failed" | undefined,
  camera: Camera | undefined,
  overlay: Overlay | undefined,
  onSeen: ((seen: Seen) => void) | undefined,
): void {
  const tell = useEffectEvent((seen: Seen) => onSeen?.(seen));
  const { turned, round = false } = camera ?? {};
  useEffect(() => {
    if (turned !== undefined) tell({ turned, round });
  }, [turned, round]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the camera moves, it may be seen from another side
  useEffect(() => {
    if (stage !== "failed") stage?.overlay(overlay);
  }, [stage, camera, overlay]);
}
