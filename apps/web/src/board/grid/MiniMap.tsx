import { type MouseEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { boundsOf } from "./camera.ts";
import { paintMap } from "./paint/map.ts";
import type { GridScene } from "./scene.ts";
import type { GridStage } from "./stage/GridStage.ts";

export interface MiniMapHandle {
  /** The view has moved. */
  show(): void;
}

/** All that is known, small; whoever presses it looks there. Keys have the board itself for that. */
export function MiniMap({
  ref,
  scene,
  stage,
}: {
  readonly ref: Ref<MiniMapHandle>;
  readonly scene: GridScene;
  readonly stage: GridStage | undefined;
}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const show = (): void => {
    if (canvas.current !== null && stage?.camera) paintMap(canvas.current, scene, stage.camera, stage.frame);
  };
  useImperativeHandle(ref, () => ({ show }));
  useEffect(show);
  // It would only repeat what is in view.
  if (scene.zones.length < 2) return null;
  const lookThere = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const bounds = boundsOf(scene);
    const zoom = stage?.camera?.zoom ?? 48;
    const scale = Math.min(
      width / (bounds.right - bounds.left + 2),
      height / (bounds.bottom - bounds.top + 2),
    );
    const [across, down] = [(clientX - left - width / 2) / scale, (clientY - top - height / 2) / scale];
    const [middleX, middleY] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
    stage?.look({ x: middleX + across, y: middleY + down, zoom }, true);
  };
  return (
    <button type="button" className="grid-map grid-over" tabIndex={-1} aria-hidden="true" onClick={lookThere}>
      <canvas ref={canvas} />
    </button>
  );
}
