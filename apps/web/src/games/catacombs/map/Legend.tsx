import { type Chart, chartWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";

/** What the signs of the map mean; the list of rooms says the same in words. */
export function Legend({ layout }: Pick<Chart, "layout">): ReactNode {
  const language = useLanguage();
  const shown = { basic: common, branching, labyrinth }[layout];
  return (
    <ul className="map-legend" aria-hidden="true">
      {shown.map((sign) => (
        <li key={sign}>
          <i className={`legend-${sign}`} /> {chartWords.signs[sign][language]}
        </li>
      ))}
    </ul>
  );
}

const common = ["here", "hidden", "way"] as const;
const branching = ["here", "hidden", "passedBy", "way"] as const;
const labyrinth = ["here", "hidden", "remembered", "on", "shut", "way"] as const;
