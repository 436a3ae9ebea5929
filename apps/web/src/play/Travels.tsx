import type { Sight } from "@ossuaire/kernel";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { BoardHandle } from "../board/index.ts";
import type { Look, Stop, Travel } from "../games/look.ts";
import { prefersStillness } from "./stillness.ts";
import "./travels.css";

/** From one stop to the next, and between one token and the next, in milliseconds. */
const leg = 420;
const gap = 130;

/** The tokens that change hands, as they go over the table. Who wants no movement sees them where they arrive. */
export function Travels({
  look,
  sight,
  order,
  board,
}: {
  readonly look: Look;
  readonly sight: Sight;
  /** The number of the page that is shown: only the page after the last one has just happened. */
  readonly order: number;
  readonly board: RefObject<BoardHandle | null>;
}): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const last = useRef<number>(undefined);
  const depart = useEffectEvent(() => {
    if (sight.anew || document.hidden || prefersStillness()) return;
    for (const [n, travel] of look.travels(sight.events).entries()) {
      const places = travel.stops.flatMap((stop) => placeOf(stop, board.current) ?? []);
      if (layer.current !== null && places.length > 1)
        send(layer.current, travel, places, n * (travel.gap ?? gap));
    }
  });
  useEffect(() => {
    const isNext = last.current !== undefined && order === last.current + 1;
    last.current = order;
    if (isNext) depart();
  }, [order]);
  return <div ref={layer} className="travels" aria-hidden="true" />;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function placeOf(stop: Stop, board: BoardHandle | null): Place | undefined {
  if ("piece" in stop) return board?.placeOf(stop.piece);
  const panels = document.querySelectorAll(`[data-panel="${stop.panel}"]`);
  const box = [...panels].find((panel) => panel.checkVisibility())?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Outside of React: a token lives for a second, and nothing else on the page depends on it. */
function send(layer: HTMLElement, { token }: Travel, places: readonly Place[], delay: number): void {
  const element = document.createElement("span");
  element.className = `token travel ${token}`;
  layer.append(element);
  const frames = places.map(({ x, y }, n) => ({
    transform: `translate(${x}px, ${y}px) scale(${n === 0 ? 2 : 1.3})`,
    easing: "cubic-bezier(0.4, 0, 0.2, 1)",
  }));
  const flight = element.animate(frames, {
    duration: leg * (places.length - 1),
    delay,
    fill: "backwards",
  });
  flight.onfinish = () => element.remove();
  flight.oncancel = () => element.remove();
}
