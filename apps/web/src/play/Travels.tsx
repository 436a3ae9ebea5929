import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { BoardHandle } from "../board/index.ts";
import { paintDisc } from "../board/paint/disc.ts";
import type { Look, Travel } from "../games/look.ts";
import { type Place, placeOf } from "./places.ts";
import { prefersStillness } from "./stillness.ts";
import "./travels.css";
import type { Passage } from "./usePassage.ts";

/** From one stop to the next, for a token and for a disc, and between one token and the next, in milliseconds. */
const leg = 420;
const legOfDisc = 450;
const gap = 130;

/** So long a card that has been turned over lies there to be read, in legs. */
const read = 2;

/** So large its picture is painted, in pixels; the style sheet shows it at half of that. */
const discRadius = 44;

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
function send(
  layer: HTMLElement,
  { token, disc, face }: Travel,
  stops: readonly Place[],
  delay: number,
): void {
  const element = document.createElement("span");
  element.className = `token travel ${token}`;
  if (disc !== undefined)
    element.append(paintDisc({ ...disc, band: undefined, stunned: false, wounded: false }, discRadius));
  if (face !== undefined) element.append(turnedOver(face, delay + leg));
  layer.append(element);
  const places = face === undefined ? stops : [...stops.slice(0, 2), ...lying(stops[1]), ...stops.slice(2)];
  // A disc sets out as large as it lay, and is small in its row.
  const [first, last] = face !== undefined ? [1, 1] : disc === undefined ? [2, 1.3] : [1, 0.6];
  const frames = places.map(({ x, y }, n) => ({
    transform: `translate(${x}px, ${y}px) scale(${n === 0 ? first : last})`,
    easing: "cubic-bezier(0.4, 0, 0.2, 1)",
  }));
  const flight = element.animate(frames, {
    duration: (disc === undefined ? leg : legOfDisc) * (places.length - 1),
    delay,
    fill: "backwards",
  });
  flight.onfinish = () => element.remove();
  flight.oncancel = () => element.remove();
}

/** The face of a card whose back is the token. */
function turnedOver(words: string, delay: number): HTMLElement {
  const face = document.createElement("b");
  face.textContent = words;
  face.style.animationDelay = `${delay}ms`;
  return face;
}

function lying(place: Place | undefined): readonly Place[] {
  return place === undefined ? [] : Array.from({ length: read }, () => place);
}
