import { type Conquest, endWords, teamOfSeat, teams, winnerWords } from "@ossuaire/conquest";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../words/language.ts";
import type { EndProps } from "../look.ts";
import "./end.css";
import { figureOfTeam } from "./figures.ts";
import { Outline } from "./Outline.tsx";

/** CON-END-07: the reason, both pools, both hands and the winner. */
export function End({ view, outcome, sitters }: EndProps<Conquest>): ReactNode {
  const { t } = useTranslation();
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
            <th scope="col">{t("conquest.health")}</th>
            <th scope="col">{t("conquest.handSize")}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team} className={team === winning ? "end-won" : undefined}>
              <th scope="row">
                <Outline name={figureOfTeam[team]} /> {t(`conquest.${team}`)}
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
