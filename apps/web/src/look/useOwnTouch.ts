import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * A finger that drags something here is nobody else's: the browser neither scrolls, nor takes the tap that follows for the end of
 * a fling. Chromium swallows that tap otherwise now and then, whatever `touch-action` says. `owns`: whether this touch is meant.
 */
export function useOwnTouch(
  host: RefObject<HTMLElement | null>,
  owns: (touched: EventTarget | null) => boolean = () => true,
): void {
  const move = useEffectEvent((event: TouchEvent) => {
    if (event.cancelable && owns(event.target)) event.preventDefault();
  });
  useEffect(() => {
    const element = host.current;
    const listen = (event: TouchEvent): void => move(event);
    element?.addEventListener("touchmove", listen, { passive: false });
    return () => element?.removeEventListener("touchmove", listen);
  }, [host]);
}

/** By what a thing is dragged; elsewhere on it a finger scrolls. */
export const isGrip = (touched: EventTarget | null): boolean =>
  touched instanceof Element && touched.closest("[data-grip]") !== null;
