import { endWords, secretsWords, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { coatOf } from "../coats.ts";
import "./quest-map.css";

/** REG-QUEST-03: the map as it was found, small enough for a page, with all that nobody found in red. */
export function QuestMap({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const squares = view.zones.flatMap((zone) => zone.squares.filter(({ ground }) => ground !== "rock"));
  if (squares.length === 0) return null;
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const found = view.elements.filter(({ hidden, shown }) => !hidden || shown);
  const secret = view.elements.filter(({ hidden, shown }) => hidden && !shown);
  return (
    <figure className="quest-map">
      <svg
        viewBox={`${left - 0.5} ${top - 0.5} ${wide + 1} ${high + 1}`}
        aria-hidden="true"
        focusable="false"
      >
        {squares.map(({ x, y, ground }) => (
          <rect key={`${x},${y}`} x={x} y={y} width={1} height={1} data-ground={ground} />
        ))}
        {found.map(({ id, x, y, kind }) => (
          <rect
            key={id}
            x={x + 0.2}
            y={y + 0.2}
            width={0.6}
            height={0.6}
            rx={0.12}
            data-element={kind.includes("door") ? "door" : "thing"}
          />
        ))}
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
      <figcaption>
        <b>{endWords.map[language]}.</b> {secretsWords(view)[language]}
      </figcaption>
    </figure>
  );
}
