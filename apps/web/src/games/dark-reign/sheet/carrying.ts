import { createContext, type PointerEvent, type RefObject, useRef, useState } from "react";
import { isGrip, useOwnTouch } from "../../../look/useOwnTouch.ts";
import type { Carried, Drop } from "./drops.ts";

/** CSS pixels: whoever moves less has pressed. */
const slack = 8;

/** What is in somebody's fingers, and where they are. */
interface Carrying {
  readonly carried: Carried;
  readonly x: number;
  readonly y: number;
}

interface Begun extends Carrying {
  readonly pointer: number;
}

/** An object is dragged over the sheet by mouse or finger; where it is let go decides what is done. */
export function useCarrying(
  sheet: RefObject<HTMLElement | null>,
  onDrop: (carried: Carried, drops: readonly Drop[]) => void,
) {
  useOwnTouch(sheet, isGrip);
  const begun = useRef<Begun>(undefined);
  const [carrying, setCarrying] = useState<Carrying>();
  const wasCarried = useRef(false);
  const letGo = (): void => {
    begun.current = undefined;
    setCarrying(undefined);
  };
  const grip = (carried: Carried) => ({
    onPointerDown(event: PointerEvent): void {
      const { button, currentTarget, pointerId, pointerType, target, clientX: x, clientY: y } = event;
      wasCarried.current = false;
      // Beside its picture a finger scrolls the sheet.
      if (button !== 0 || (pointerType === "touch" && !isGrip(target))) return;
      begun.current = { carried, pointer: pointerId, x, y };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
      const start = begun.current;
      if (start?.pointer !== pointerId) return;
      if (carrying === undefined && Math.hypot(x - start.x, y - start.y) < slack) return;
      wasCarried.current = true;
      setCarrying({ carried, x, y });
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (carrying !== undefined) onDrop(carried, dropsAt(clientX, clientY));
      letGo();
    },
    onPointerCancel: letGo,
    // Whoever has dragged it did not press it.
    onClickCapture(event: { stopPropagation(): void }): void {
      if (wasCarried.current) event.stopPropagation();
      wasCarried.current = false;
    },
  });
  return { carrying, grip };
}

const kinds: ReadonlySet<string> = new Set(["right", "left", "body", "bag", "floor", "hero", "thing"]);
const isKind = (kind: string | undefined): kind is Drop["kind"] => kind !== undefined && kinds.has(kind);

/** The places that lie over each other there, the innermost first: an object in a hand is both. */
function dropsAt(x: number, y: number): readonly Drop[] {
  const drops: Drop[] = [];
  for (let at = document.elementFromPoint(x, y); at !== null; at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue;
    const { drop: kind, dropFor: id } = at.dataset;
    if (isKind(kind)) drops.push(id === undefined ? { kind } : { kind, id });
  }
  return drops;
}

type Grip = ReturnType<typeof useCarrying>["grip"];

/** For all that lies on the sheet: how a thing is taken up, and whether the one that is carried may be dropped somewhere. */
export interface Fingers {
  readonly grip: Grip;
  isOpen(drop: Drop): boolean;
}

export const FingersContext = createContext<Fingers | undefined>(undefined);
