import {
  type Catacombs,
  type ChartRoom,
  campWords,
  chartName,
  chartOf,
  chartWords,
} from "@ossuaire/catacombs";
import { capital, say, w } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Sign } from "./Sign.tsx";
import { signs } from "./signs.ts";
import { showMap, useMap } from "./useMap.ts";
import { WayStep } from "./WayStep.tsx";
import "./way.css";

/** A longer way is told by numbers. */
const mostDots = 12;

/** CAT-SETUP-05, CAT-LAYOUT-12: the way in the bar, as dots with signs; the room one is in has its name. Pressed, it is the map. */
export function Way({ view }: { readonly view: Catacombs["view"] }): ReactNode {
  const language = useLanguage();
  const isOpen = useMap();
  const { rooms, layout } = chartOf(view, []);
  const here = rooms[view.here];
  const along = (room: ChartRoom) => (layout === "branching" ? room.x : room.y);
  const steps = layout === "labyrinth" ? [] : stepsOf(rooms, along);
  const name = here === undefined ? chartWords.title : chartName(here);
  const entered = rooms.filter(({ visits }) => visits > 0).length;
  const now = here === undefined ? 0 : layout === "labyrinth" ? entered : along(here) + 1;
  const all = layout === "labyrinth" ? rooms.length : steps.length;
  return (
    <div className="way">
      <button
        type="button"
        className="way-open"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => showMap(!isOpen)}
      >
        {(steps.length === 0 || steps.length > mostDots || here === undefined) && (
          <span className="way-here">
            <Sign path={signs.map} className="way-map" />
            <span className="way-name">{capital(name)[language]}</span>
            <span className="way-count" aria-hidden="true">
              {now}/{all}
            </span>
          </span>
        )}
        {steps.length <= mostDots &&
          steps.map((step, at) => <WayStep key={step[0]?.place} rooms={step} number={at + 1} view={view} />)}
        <span className="unseen">
          {say`, ${w(`${now} sur ${all}`, `${now} of ${all}`)}${w(" : ", ": ")}${chartWords.open}`[language]}
        </span>
      </button>
      {view.options.camping && (
        <button type="button" className="way-camp" aria-haspopup="dialog" onClick={() => showMap(true)}>
          <Sign path={signs.camp} className="way-map" />
          <span aria-hidden="true">
            {view.camp}/{campWords.spaces.length - 1}
          </span>
          <span className="unseen">{campWords.at(view.camp)[language]}</span>
        </button>
      )}
    </div>
  );
}

function stepsOf(
  rooms: readonly ChartRoom[],
  along: (room: ChartRoom) => number,
): readonly (readonly ChartRoom[])[] {
  const steps = [...new Set(rooms.map(along))];
  return steps.map((step) => rooms.filter((room) => along(room) === step));
}
