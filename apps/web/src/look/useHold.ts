import { type ComponentProps, useEffect, useRef } from "react";
import { longPress } from "./long-press.ts";

/** A finger is never quite still. */
const slack = 12;

type Held = Pick<
  ComponentProps<"button">,
  | "onPointerDown"
  | "onPointerMove"
  | "onPointerUp"
  | "onPointerCancel"
  | "onPointerLeave"
  | "onContextMenu"
  | "onKeyDown"
  | "onClickCapture"
>;

/** What a button does beside its press, as a disc on the board: by a long press, a right click or the key I. */
export function useHold(onHold: () => void): Held {
  const press = useRef<{ readonly timer: number; readonly x: number; readonly y: number }>(undefined);
  const held = useRef(false);
  const letGo = () => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  const hold = () => {
    letGo();
    if (held.current) return;
    held.current = true;
    onHold();
  };
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ button, clientX: x, clientY: y }) => {
      held.current = false;
      if (button === 0) press.current = { timer: window.setTimeout(hold, longPress), x, y };
    },
    onPointerMove: ({ clientX, clientY }) => {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > slack) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    // A right click; telephones ask for a menu after a long press as well.
    onContextMenu: (event) => {
      event.preventDefault();
      hold();
    },
    onKeyDown: ({ key }) => {
      if (key === "i" || key === "I") onHold();
    },
    // The finger that held is lifted at last: that was no press. Keys are always meant.
    onClickCapture: (event) => {
      if (held.current && event.detail > 0) event.stopPropagation();
      held.current = false;
    },
  };
}
