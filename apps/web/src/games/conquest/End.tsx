import {
  type Conquest,
  endWords,
  seatTitle,
  tableWords,
  teamOfSeat,
  teams,
  winnerWords,
} from "@ossuaire/conquest";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import type { EndProps } from "../look.ts";
import "./end.css";
import { figureOfTeam } from "./figures.ts";
import { Outline } from "./Outline.tsx";

/** CON-END-07: the reason, both pools, both hands and the winner. */
export function End({ view, outcome, sitters }: EndProps<Conquest>): ReactNode {
  const language = useLanguage();
  const [winner] = outcome.winners;
  const why = endWords(view);
  const winning = winner === undefined ? undefined : teamOfSeat(view.options, winner);
  const names = outcome.winners.flatMap((seat) => sitters[seat]?.name || []).join(", ");
  return (
    <div className="end">
      <p className="end-winner">
        {winnerWords(winning)[language]}
        {names !== "" && ` (${names})`}
      </p>
      {why && <p className="end-why">{why[language]}</p>}
      <table className="end-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{tableWords.health[language]}</th>
            <th scope="col">{tableWords.handSize[language]}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team} className={team === winning ? "end-won" : undefined}>
              <th scope="row">
                <Outline name={figureOfTeam[team]} /> {seatTitle(team)[language]}
              </th>
              <td>{view.pools[team]}</td>
              <td>
                {Object.entries(view.hands)
                  .filter(([seat]) => teamOfSeat(view.options, seat) === team)
                  .reduce((sum, [, count]) => sum + count, 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
