import {
  type Conquest,
  chronicleOf,
  chronicleWords,
  type Deeds,
  seatTitle,
  type Team,
  teamOfSeat,
  teams,
} from "@ossuaire/conquest";
import { type Words, w } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { EndProps } from "../../look.ts";
import { figureOfTeam } from "../figures.ts";
import { Outline } from "../Outline.tsx";
import { Course } from "./Course.tsx";
import "../end.css";

/** CON-END-07: both pools and both hands, and what both teams have done. */
export function Story({ view, outcome, heard }: EndProps<Conquest>): ReactNode {
  const language = useLanguage();
  const { teams: deeds, course, turns } = chronicleOf(heard);
  const [winner] = outcome.winners;
  const winning = winner === undefined ? undefined : teamOfSeat(view.options, winner);
  const hand = (team: Team) =>
    Object.entries(view.hands)
      .filter(([seat]) => teamOfSeat(view.options, seat) === team)
      .reduce((sum, [, count]) => sum + count, 0);
  const rows: readonly (readonly [Words, (of: Deeds, team: Team) => Words])[] = [
    [chronicleWords.health, (_, team) => number(view.pools[team])],
    [chronicleWords.hand, (_, team) => number(hand(team))],
    [chronicleWords.cards, ({ cards }) => number(cards)],
    [chronicleWords.hits, chronicleWords.share],
    [chronicleWords.taken, ({ taken }) => number(taken)],
    [chronicleWords.captured, ({ captured }) => number(captured)],
    [chronicleWords.healed, ({ healed }) => number(healed)],
    [chronicleWords.warded, ({ warded }) => number(warded)],
  ];
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
          {rows.map(([name, value]) => (
            <tr key={name.en}>
              <th scope="row">{name[language]}</th>
              {teams.map((team) => (
                <td key={team} className={team === winning ? "end-won" : undefined}>
                  {value(deeds[team], team)[language]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="end-told">
        <h3>{chronicleWords.best[language]}</h3>
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

function number(count: number): Words {
  return w(`${count}`, `${count}`);
}
