import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useOwnTouch } from "../../look/useOwnTouch.ts";
import { Hand, type Held } from "./Hand.ts";

/** Pointers and wheels over this element, told to the newest of what is held. */
export function useHand(host: RefObject<HTMLElement | null>, held: Held): void {
  const latest = useRef(held);
  useOwnTouch(host);
  // Before anybody can touch what is shown: a press is about the question on the screen, never about the one before it.
  useLayoutEffect(() => {
    latest.current = held;
  });
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const hand = new Hand({
      camera: () => latest.current.camera(),
      frame: () => latest.current.frame(),
      look: (camera) => latest.current.look(camera),
      tap: (square) => latest.current.tap(square),
      hold: (square) => latest.current.hold(square),
      point: (square) => latest.current.point(square),
      grab: (square) => latest.current.grab?.(square) === true,
      carries: () => latest.current.carries?.() === true,
    });
    const spot = ({ clientX, clientY }: MouseEvent) => {
      const { left, top } = element.getBoundingClientRect();
      return { left: clientX - left, top: clientY - top };
    };
    const listeners = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listen: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, listen, { signal: listeners.signal, passive: false });
    on("pointerdown", (event) => {
      if (event.button !== 0 || isControl(event.target, element)) return;
      element.setPointerCapture(event.pointerId);
      hand.down(event.pointerId, spot(event));
    });
    on("pointermove", (event) => hand.move(event.pointerId, spot(event)));
    on("pointerup", (event) => hand.up(event.pointerId, spot(event)));
    // A finger makes a click of its tap later on, and would press whatever the tap has opened below it.
    on("touchend", (event) => {
      if (event.cancelable && !isControl(event.target, element)) event.preventDefault();
    });
    on("pointercancel", (event) => hand.cancel(event.pointerId));
    on("contextmenu", (event) => {
      event.preventDefault();
      if (!isControl(event.target, element)) hand.study(spot(event));
    });
    on("pointerleave", () => hand.leave());
    on("wheel", (event) => {
      event.preventDefault();
      hand.wheel(event.deltaY, spot(event));
    });
    return () => listeners.abort();
  }, [host]);
}

/** What lies over the board has hands of its own. */
function isControl(target: EventTarget | null, board: HTMLElement): boolean {
  const over = target instanceof Element ? target.closest(".grid-over") : null;
  return over !== null && board.contains(over);
}
