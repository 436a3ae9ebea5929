import { type RefObject, useEffect, useState } from "react";
import { type Frame, type GridCamera, seenAt } from "./camera.ts";
import type { GridStage } from "./stage/GridStage.ts";

/** The stage in this element, as large as it is; `layer` lies over it and goes along with the view. */
export function useGridStage(
  host: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  map: RefObject<{ show(): void } | null>,
  beside: RefObject<HTMLElement | null>,
): GridStage | undefined {
  const [stage, setStage] = useState<GridStage>();
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    let opened: GridStage | undefined;
    let isWanted = true;
    const resize = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      opened?.resize({ width, height }, Math.min(2, devicePixelRatio));
    };
    const watcher = new ResizeObserver(resize);
    const open = async (): Promise<void> => {
      const { GridStage } = await import("./stage/GridStage.ts");
      if (!isWanted) return;
      opened = new GridStage(element, (camera, frame) => {
        const { x, y, zoom } = camera;
        const { width, height } = frame;
        if (beside.current !== null) moveBeside(beside.current, camera, frame);
        layer.current?.style.setProperty(
          "transform",
          `translate(${width / 2 - x * zoom}px, ${height / 2 - y * zoom}px) scale(${zoom / 100})`,
        );
        map.current?.show();
      });
      resize();
      watcher.observe(element);
      setStage(opened);
    };
    open().catch((error: unknown) => console.warn("The board cannot be drawn", error));
    return () => {
      isWanted = false;
      watcher.disconnect();
      opened?.close();
      setStage(undefined);
    };
  }, [host, layer, map, beside]);
  return stage;
}

/** To the right of its square, or to the left where there is more room; whole, as far as the view is large enough. */
function moveBeside(card: HTMLElement, camera: GridCamera, frame: Frame): void {
  const square = { x: Number(card.dataset["x"]), y: Number(card.dataset["y"]) };
  const { left, top } = seenAt(camera, frame, square);
  const { offsetWidth: width, offsetHeight: height } = card;
  const isRight = left + camera.zoom * 1.25 + width < frame.width || left < frame.width / 2;
  const across = isRight ? left + camera.zoom * 1.2 : left - camera.zoom * 0.2 - width;
  const clamp = (at: number, most: number) => Math.max(6, Math.min(most - 6, at));
  card.style.setProperty(
    "transform",
    `translate(${clamp(across, frame.width - width)}px, ${clamp(top + camera.zoom / 2 - height / 2, frame.height - height)}px)`,
  );
}
