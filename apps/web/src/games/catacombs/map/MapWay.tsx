import type { Chart } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import type { MapSheet } from "./sheetOf.ts";

/** The lines between the cards: where the way leads, and where the Heroes have gone. */
export function MapWay({ chart, sheet }: { readonly chart: Chart; readonly sheet: MapSheet }): ReactNode {
  const { columns, rows, spots, links } = sheet;
  const middle = (place: number): string => {
    const { x, y } = spots[place] ?? { x: 0, y: 0 };
    return `${x + 0.5},${y + 0.5}`;
  };
  const drawn = {
    viewBox: `0 0 ${columns} ${rows}`,
    preserveAspectRatio: "none",
    focusable: "false",
  } as const;
  return (
    <>
      <svg className="map-way map-way-below" aria-hidden="true" {...drawn}>
        {links.map(([from, to]) => (
          <polyline key={`${from} ${to}`} className="map-link" points={`${middle(from)} ${middle(to)}`} />
        ))}
      </svg>
      <svg className="map-way" aria-hidden="true" {...drawn}>
        {["map-track", "map-gone"].map((layer) => (
          <polyline key={layer} className={layer} points={chart.way.map(middle).join(" ")} />
        ))}
      </svg>
    </>
  );
}
