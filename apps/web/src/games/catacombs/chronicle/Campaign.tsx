import { type Catacombs, chronicleOf, chronicleWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { FlickPicture } from "../../../play/moments/FlickPicture.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { EndProps } from "../../look.ts";
import { HeroTable } from "./HeroTable.tsx";
import { Journey } from "./Journey.tsx";
import { sideOf } from "./side.ts";
import "./campaign.css";

/** The campaign as a page of a chronicle: stations and purse, the finest flick, how every Hero fared, who fell, where it turned. */
export function Campaign({ view, heard, persons, recall }: EndProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const chronicle = chronicleOf(heard);
  const { stations, falls, best, turning, ending } = chronicle;
  const finest = best[sideOf(view, persons, ending)];
  const where = (station: number) => {
    const room = stations[station];
    return room && <i className="campaign-where">{chronicleWords.room(room)[language]}</i>;
  };
  return (
    <div className="campaign">
      <Journey stations={stations} falls={falls} view={view} />
      <section>
        <h3>{chronicleWords.best[language]}</h3>
        {finest && <FlickPicture recall={recall} flick={finest.flick} />}
        <p>
          {(finest === undefined ? chronicleWords.noBest : chronicleWords.feat(finest))[language]}{" "}
          {finest && where(finest.station)}
        </p>
      </section>
      <section>
        <h3>{chronicleWords.heroes[language]}</h3>
        <HeroTable stations={stations} view={view} />
      </section>
      <section>
        <h3>{chronicleWords.falls[language]}</h3>
        {falls.length === 0 && <p>{chronicleWords.noFalls[language]}</p>}
        <ul>
          {falls.map((fall) => (
            <li key={`${fall.hero} ${fall.station} ${fall.round}`}>
              {chronicleWords.fall(fall)[language]} {where(fall.station)}
            </li>
          ))}
        </ul>
        {turning && (
          <>
            <h3>{chronicleWords.turned[language]}</h3>
            <p>
              {chronicleWords.turning(turning)[language]} {where(turning.station)}
            </p>
          </>
        )}
      </section>
    </div>
  );
}
