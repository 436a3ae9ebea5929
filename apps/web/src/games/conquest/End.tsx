import { type Conquest, teamOfSeat, teams } from "@ossuaire/conquest";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { EndProps } from "../look.ts";
import "./end.css";
import { figureOfTeam } from "./figures.ts";
import { Outline } from "./Outline.tsx";

/** CON-END-07: the reason, both pools, both hands and the winner. */
export function End({ view, outcome, sitters }: EndProps<Conquest>): ReactNode {
  const { t } = useTranslation();
  const [winner] = outcome.winners;
  const winning = winner === undefined ? undefined : teamOfSeat(view.options, winner);
  const names = outcome.winners.flatMap((seat) => sitters[seat]?.name || []).join(", ");
  return (
    <div className="end">
      <p className="end-winner">
        {winning === undefined ? t("conquest.draw") : t("conquest.wins", { team: t(`conquest.${winning}`) })}
        {names !== "" && ` (${names})`}
      </p>
      {view.ended && <p className="end-why">{why(view.ended)}</p>}
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

  function why(ended: NonNullable<Conquest["view"]["ended"]>): string {
    if (ended !== "pool-empty") return t(`conquest.ending.${ended}`);
    const empty = teams.filter((team) => view.pools[team] === 0);
    return empty.map((team) => t(`conquest.emptied.${team}`)).join(" ");
  }
}
