import { type ChartRoom, chartName, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Sign } from "./Sign.tsx";
import { kindOf, signOf } from "./signs.ts";

/** One step of the way in the bar: done, with its name while one is there, or ahead. */
export function WayStep({
  rooms,
  number,
  view,
}: {
  readonly rooms: readonly ChartRoom[];
  readonly number: number;
  readonly view: View;
}): ReactNode {
  const language = useLanguage();
  const [first] = rooms;
  const present = rooms.find(({ here }) => here);
  if (first === undefined) return null;
  if (present !== undefined)
    return (
      <span className="way-here">
        <b className="way-number" aria-hidden="true">
          {number}
        </b>
        <span className="way-name">{chartName(present)[language]}</span>
      </span>
    );
  const isDone = rooms.some(({ visits }) => visits > 0);
  const isSpecial = kindOf(first) !== "combat";
  return (
    <span
      className="way-dot"
      aria-hidden="true"
      data-done={isDone ? "" : undefined}
      data-pair={rooms.length > 1 ? "" : undefined}
    >
      {isDone ? "✓" : isSpecial && <Sign path={signOf(first, view)} className="way-sign" />}
    </span>
  );
}
