import type { Point } from "@ossuaire/flick";
import { type Ref, type RefObject, useImperativeHandle } from "react";
import { type Camera, toScreen } from "./camera.ts";
import type { BoardHandle } from "./props.ts";
import type { Scene } from "./scene.ts";

export function useHandle(
  ref: Ref<BoardHandle> | undefined,
  view: RefObject<HTMLElement | null>,
  scene: Scene,
  camera: Camera | undefined,
): void {
  useImperativeHandle(ref, () => {
    const placeAt = (point: Point): Point | undefined => {
      const frame = view.current?.getBoundingClientRect();
      if (frame === undefined || camera === undefined) return undefined;
      const { x, y } = toScreen(camera, point);
      return { x: frame.x + x, y: frame.y + y };
    };
    return {
      placeAt,
      placeOf(piece) {
        const found = scene.pieces.find(({ id }) => id === piece);
        return found && placeAt(found);
      },
    };
  }, [view, scene, camera]);
}
