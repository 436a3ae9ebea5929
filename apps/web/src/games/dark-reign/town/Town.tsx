import { type DarkReign, stalls, townWords, visitorIn } from "@ossuaire/dark-reign";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";
import { drawingOf } from "../drawings.ts";
import { Belongings } from "./Belongings.tsx";
import { HandEcus } from "./HandEcus.tsx";
import { Lessons } from "./Lessons.tsx";
import { Training } from "./Training.tsx";
import { Visitor } from "./Visitor.tsx";
import { Wares } from "./Wares.tsx";
import { WayDown } from "./WayDown.tsx";
import "./town.css";

const places = ["pack", ...stalls, "learning", "training"] as const;

type Place = (typeof places)[number];

/** REG-VERDICT-71, 81: the town as a place: who is there, the stalls, one's own things, and the way down. */
export function Town({ sight, decision, onAnswer }: PlaceProps<DarkReign>): ReactNode {
  const language = useLanguage();
  const { view } = sight;
  const [place, setPlace] = useState<Place>("smith");
  const visit = decision?.prompt === "town" ? decision : undefined;
  const who = visitorIn(view, visit);
  const choose = (option: string) => onAnswer({ kind: "choose", option });
  const errands = { view, visit, onChoose: choose };
  return (
    <section className="town" aria-label={townWords.title[language]}>
      {who && <Visitor who={who} places={visit?.about.places} />}
      <fieldset className="town-places" aria-label={townWords.tabs[language]}>
        {places.map((one) => (
          <button
            key={one}
            type="button"
            className="town-place"
            aria-pressed={one === place}
            onClick={() => setPlace(one)}
          >
            <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
              <path fill="currentColor" d={drawingOf("stall", one)} />
            </svg>
            {nameOf(one)[language]}
          </button>
        ))}
      </fieldset>
      <div className="parchment town-inside">
        {decision?.prompt === "hand-ecus" ? (
          <HandEcus key={sight.page} view={view} question={decision} onAnswer={onAnswer} />
        ) : place === "pack" ? (
          <Belongings {...errands} />
        ) : place === "learning" ? (
          <Lessons {...errands} />
        ) : place === "training" ? (
          <Training {...errands} />
        ) : (
          <Wares stall={place} {...errands} />
        )}
      </div>
      <WayDown {...errands} />
    </section>
  );
}

function nameOf(place: Place) {
  if (place === "pack" || place === "learning" || place === "training") return townWords[place];
  return townWords.stalls[place];
}
