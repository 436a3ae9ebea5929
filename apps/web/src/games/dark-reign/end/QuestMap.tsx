import { endWords, secretsWords, type View } from "@ossuaire/dark-reign";
import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage } from "../../../words/language.ts";
import { coatOf } from "../coats.ts";
import { gridOf } from "../scene.ts";
import "./quest-map.css";

/** REG-QUEST-03: the map as it was found, small enough for a page, with all that nobody found in red. */
export function QuestMap({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paint = async (): Promise<void> => {
      const { paintWhole } = await import("../../../board/grid/paint/whole.ts");
      const elements = view.elements.filter(({ hidden, shown }) => !hidden || shown);
      if (canvas.current !== null) paintWhole(canvas.current, gridOf({ ...view, elements }, language), 24);
    };
    paint().catch((error: unknown) => console.warn("The map cannot be drawn", error));
  }, [view, language]);
  const squares = view.zones.flatMap((zone) => zone.squares.filter(({ ground }) => ground !== "rock"));
  if (squares.length === 0) return null;
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const secret = view.elements.filter(({ hidden, shown }) => hidden && !shown);
  return (
    <figure className="quest-map">
      <div>
        <canvas ref={canvas} />
        <svg viewBox={`${left - 1} ${top - 1} ${wide + 2} ${high + 2}`} aria-hidden="true" focusable="false">
          {secret.map(({ id, x, y }) => (
            <path key={id} data-secret="" d={`M${x + 0.5} ${y + 0.12}l.38 .38-.38 .38-.38-.38z`} />
          ))}
          {view.characters
            .filter(({ gone, hero }) => hero !== undefined && gone !== "left")
            .map(({ id, card, x, y, gone }) => (
              <circle
                key={id}
                cx={x + 0.5}
                cy={y + 0.5}
                r={0.4}
                fill={coatOf(card, "heroes").shaded}
                data-dead={gone === undefined ? undefined : ""}
              />
            ))}
        </svg>
      </div>
      <figcaption>
        <b>{endWords.map[language]}.</b> {secretsWords(view)[language]}
      </figcaption>
    </figure>
  );
}
