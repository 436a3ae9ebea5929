import type { Board } from "@ossuaire/flick";
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { type Camera, fit, refitted } from "./camera.ts";

/** The camera fits the board into its element, follows its size, goes where it is told, and stays there. */
export function useCamera(
  host: RefObject<HTMLElement | null>,
  { length, width }: Board,
  round: boolean,
): readonly [Camera | undefined, RefObject<Camera | undefined>, (camera: Camera) => void] {
  const [camera, setCamera] = useState<Camera>();
  // Several fingers may move before the next drawing: each has to find what the last one did.
  const latest = useRef<Camera>(undefined);
  const look = useCallback((next: Camera): void => {
    latest.current = next;
    setCamera(next);
  }, []);

  useLayoutEffect(() => {
    const view = host.current;
    if (view === null) return;
    const refit = (): void => {
      const frame = { width: view.clientWidth, height: view.clientHeight };
      if (frame.width === 0 || frame.height === 0) return;
      const { current } = latest;
      const isSame =
        current?.board.length === length && current.board.width === width && current.round === round;
      look(isSame ? refitted(current, frame) : fit({ length, width }, frame, round));
    };
    refit();
    const watch = new ResizeObserver(refit);
    watch.observe(view);
    return () => watch.disconnect();
  }, [host, length, width, round, look]);

  // A window that is moved to another screen may have to be drawn sharper.
  useLayoutEffect(() => {
    const sharper = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const again = (): void => {
      if (latest.current !== undefined) look({ ...latest.current });
    };
    sharper.addEventListener("change", again);
    return () => sharper.removeEventListener("change", again);
  }, [look]);

  return [camera, latest, look];
}
