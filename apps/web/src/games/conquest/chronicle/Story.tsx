import { type Conquest, chronicleOf, chronicleWords, seatTitle, teamOfSeat, teams } from "@ossuaire/conquest";
import type { ReactNode } from "react";
import { FlickPicture } from "../../../play/moments/FlickPicture.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { EndProps } from "../../look.ts";
import { figureOfTeam } from "../figures.ts";
import { Outline } from "../Outline.tsx";
import { Course } from "./Course.tsx";
import { facts } from "./facts.ts";
import { finestOf } from "./finest.ts";
import "../end.css";

/** CON-END-07: both pools and both hands, and what both teams have done. */
export function Story({ view, outcome, heard, persons, recall }: EndProps<Conquest>): ReactNode {
  const language = useLanguage();
  const { teams: deeds, course, turns } = chronicleOf(heard);
  const [winner] = outcome.winners;
  const winning = winner === undefined ? undefined : teamOfSeat(view.options, winner);
  const finest = finestOf(deeds, view, persons, winning);
  const rows = facts(view, deeds);
  return (
    <div className="end">
      <table className="end-table">
        <thead>
          <tr>
            <td />
            {teams.map((team) => (
              <th key={team} scope="col" className={team === winning ? "end-won" : undefined}>
                <Outline name={figureOfTeam[team]} /> {seatTitle(team)[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name.en}>
              <th scope="row">{name[language]}</th>
              {teams.map((team) => (
                <td key={team} className={team === winning ? "end-won" : undefined}>
                  {values[team][language]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="end-told">
        <h3>{chronicleWords.best[language]}</h3>
        {finest && <FlickPicture recall={recall} flick={finest.flick} />}
        {teams.map((team) => {
          const { best } = deeds[team];
          return (
            <p key={team}>
              <Outline name={figureOfTeam[team]} />{" "}
              {(best === undefined ? chronicleWords.noBest : chronicleWords.feat(best))[language]}
            </p>
          );
        })}
        <h3>{chronicleWords.course[language]}</h3>
        <Course course={course} turns={turns} />
      </div>
    </div>
  );
}
