import { type RefObject, useEffect, useState } from "react";
import { moveBeside } from "./beside.ts";
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
