import { type Catacombs, chartOf, chartWords, choicesOnChart } from "@ossuaire/catacombs";
import { capital } from "@ossuaire/kernel";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useBorrowedFocus } from "../../../look/useBorrowedFocus.ts";
import { useMedia } from "../../../look/useMedia.ts";
import { useLanguage } from "../../../words/language.ts";
import { useTableWords } from "../../../words/table.ts";
import type { OverBoardProps } from "../../look.ts";
import { walkByArrow } from "./arrows.ts";
import { CampTrack } from "./CampTrack.tsx";
import { Legend } from "./Legend.tsx";
import "./map.css";
import "./map-card.css";
import { MapCard } from "./MapCard.tsx";
import { MapWay } from "./MapWay.tsx";
import { sheetOf } from "./sheetOf.ts";

/** CAT-SETUP-05, CAT-VBRANCH, CAT-VMAZE: the catacomb as it is known, over the board; where a way is asked for, it is chosen here. */
export function RoomMap({
  sight: { view },
  told,
  question,
  onChoose,
  onClose,
}: OverBoardProps<Catacombs> & { onClose(): void }): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const section = useRef<HTMLElement>(null);
  const heading = useId();
  const chart = chartOf(view, told);
  const sheet = sheetOf(chart, useMedia("(orientation: portrait)"));
  const choices = choicesOnChart(view, question);
  const { scenario, camping } = view.options;
  useLayoutEffect(() => {
    section.current?.querySelector("[data-here]")?.scrollIntoView({ block: "center", inline: "center" });
  }, []);
  // Opened by keys, or by itself where an answer lies on it: to that answer, else to the map as a whole.
  useBorrowedFocus(section, (map) => map.querySelector<HTMLElement>("[data-answer]") ?? map);
  return (
    <section
      ref={section}
      className="map"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        else if (!walkByArrow(event.key, event.currentTarget)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="map-head">
        <h2 id={heading}>{chartWords.title[language]}</h2>
        <p>{capital(chartWords.way(chart.layout))[language]}</p>
        <button
          type="button"
          className="leaf-close map-close"
          aria-label={t("frame.close")}
          onClick={onClose}
        >
          ×
        </button>
      </div>
      <div className="map-field">
        <ol
          className={`map-rooms map-of-${chart.layout}`}
          style={{ ["--columns" as string]: sheet.columns, ["--rows" as string]: sheet.rows }}
        >
          <MapWay chart={chart} sheet={sheet} />
          {chart.rooms.map((room) => (
            <MapCard
              key={room.place}
              room={room}
              chart={chart}
              view={view}
              spot={sheet.spots[room.place] ?? room}
              option={choices.get(room.place)}
              onChoose={onChoose}
            />
          ))}
        </ol>
      </div>
      <div className="map-foot">
        {camping && <CampTrack camp={view.camp} />}
        {scenario && scenario.intro[language] !== "" && (
          <details className="map-story">
            <summary>{chartWords.story[language]}</summary>
            <p>{scenario.intro[language]}</p>
          </details>
        )}
        <Legend layout={chart.layout} />
      </div>
    </section>
  );
}
