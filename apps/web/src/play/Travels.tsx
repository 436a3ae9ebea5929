import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { BoardHandle } from "../board/index.ts";
import type { Look, Travel } from "../games/look.ts";
import { type Place, placeOf } from "./places.ts";
import { prefersStillness } from "./stillness.ts";
import "./travels.css";
import type { Passage } from "./usePassage.ts";

/** From one stop to the next, and between one token and the next, in milliseconds. */
const leg = 420;
const gap = 130;

/** The tokens that change hands, as they go over the table. Who wants no movement sees them where they arrive. */
export function Travels({
  look,
  passage,
  board,
}: {
  readonly look: Look;
  readonly passage: Passage;
  readonly board: RefObject<BoardHandle | null>;
}): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const depart = useEffectEvent(() => {
    if (document.hidden || prefersStillness()) return;
    for (const [n, travel] of (look.travels?.(passage.sight.events) ?? []).entries()) {
      const places = travel.stops.flatMap((stop) => placeOf(stop, board.current, passage) ?? []);
      if (layer.current !== null && places.length > 1)
        send(layer.current, travel, places, n * (travel.gap ?? gap));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    if (passage.isNext) depart();
  }, [passage.page, passage.isNext]);
  return <div ref={layer} className="travels" aria-hidden="true" />;
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
