import { type ReactNode, useEffect, useRef } from "react";
import { floorFiles } from "../paint/floors.ts";
import { paintStill, signFont } from "./paint-still.ts";
import type { Still, Window } from "./still.ts";

interface StillPictureProps {
  readonly still: Still;
  readonly window: Window;
  /** What is to be seen, in words. */
  readonly alt: string;
}

/** A picture of the board: painted once it has a size, and anew when that changes much. */
export function StillPicture({ still, window: shown, alt }: StillPictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let wanted = true;
    let painted = 0;
    const contrast = matchMedia("(prefers-contrast: more)");
    const paint = async (anew: boolean): Promise<void> => {
      const [floor] = await Promise.all([floorOf(still), fontReady()]);
      const pixel = Math.min(3, devicePixelRatio || 1);
      const width = Math.round(element.clientWidth * pixel);
      if (!wanted || width === 0 || (!anew && Math.abs(width - painted) < painted * 0.06)) return;
      painted = width;
      element.width = width;
      element.height = Math.round((width * shown.height) / shown.width);
      paintStill(element, still, { window: shown, floor, pixel, bold: contrast.matches });
      element.dataset["painted"] = "";
    };
    const again = (): void => void paint(true);
    const sizes = new ResizeObserver(() => void paint(false));
    sizes.observe(element);
    contrast.addEventListener("change", again);
    return () => {
      wanted = false;
      sizes.disconnect();
      contrast.removeEventListener("change", again);
    };
  }, [still, shown]);
  return <canvas ref={canvas} className="still" role="img" aria-label={alt} width={3} height={2} />;
}

/** Without its floor a room has the plain one. */
async function floorOf({ scene }: Still): Promise<HTMLImageElement | undefined> {
  if (scene.ground === undefined) return undefined;
  const floor = new Image();
  floor.src = floorFiles[scene.ground];
  return floor.decode().then(
    () => floor,
    () => undefined,
  );
}

async function fontReady(): Promise<unknown> {
  return document.fonts.load(signFont).catch(() => undefined);
}
