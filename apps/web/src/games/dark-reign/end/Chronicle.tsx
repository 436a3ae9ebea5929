import {
  type DarkReign,
  darkReignWords,
  endWords,
  objectiveWords,
  sideWords,
  taleOf,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { EndProps } from "../../look.ts";
import { Onward } from "../campaign/Onward.tsx";
import { PartyTable } from "./PartyTable.tsx";
import { QuestMap } from "./QuestMap.tsx";
import "./chronicle.css";

/** The quest as a page of a chronicle: its objective, the map with every secret, how each hero fared, the tale, and how it goes on. */
export function Chronicle({ view, heard, match, sitters }: EndProps<DarkReign>): ReactNode {
  const language = useLanguage();
  const { heroes, chapters } = taleOf(view, heard);
  const { roster } = view;
  return (
    <div className="quest-end">
      {roster && <Onward match={match} view={view} sitters={sitters} roster={roster} />}
      <div className="quest-side">
        <section className="quest-objective">
          <h3>{endWords.objective[language]}</h3>
          {objectiveWords(view).map((words) => (
            <p key={words.en}>{words[language]}</p>
          ))}
          <h3>{endWords.side[language]}</h3>
          {sideWords(view).map((words) => (
            <p key={words.en}>{words[language]}</p>
          ))}
        </section>
        <PartyTable heroes={heroes} view={view} />
      </div>
      <div className="quest-side">
        <QuestMap view={view} />
        <section className="quest-tale">
          <h3>{endWords.tale[language]}</h3>
          {chapters.length === 0 && <p>{endWords.quiet[language]}</p>}
          <ol>
            {chapters.map(({ round, told }) => (
              <li key={round}>
                <b>{(round === 0 ? endWords.inTown : endWords.inRound(round))[language]}</b>{" "}
                {told.map((event) => darkReignWords.line(event, view)[language]).join(". ")}.
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
