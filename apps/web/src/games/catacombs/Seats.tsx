import { type Catacombs, heroesOf, type Role, roleNames, supplyWords } from "@ossuaire/catacombs";
import { figure } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useSitterName } from "../../table/useSitterName.ts";
import { useHomeWords } from "../../words/home.ts";
import { useLanguage } from "../../words/language.ts";
import type { SeatsProps } from "../look.ts";
import { HeroBoard, LordBoard } from "./Boards.tsx";
import { CardLink } from "./cards/CardLink.tsx";
import "./seats.css";
import "./seats-windows.css";

/** CAT-COMP-20, 21, CAT-SETUP-11: the boards of all Heroes and of the Lord, and the supply. */
export function Seats({ view, viewer, sitters, rows }: SeatsProps<Catacombs>): ReactNode {
  const { t } = useHomeWords();
  const language = useLanguage();
  const nameOf = useSitterName();
  const roles = (Object.entries(view.roles) as [Role, string][]).sort(overseerLast);
  return (
    <div className="parties">
      {roles.map(([role, seat]) => (
        <section
          key={role}
          className={role === "overseer" ? "party party-overseer" : "party"}
          aria-label={roleNames[role][language]}
        >
          <h2 className="party-name">
            {roleNames[role][language]}
            <small>
              {nameOf(sitters[seat], "")}
              {seat === viewer && <i> ({t("sitters.you")})</i>}
            </small>
          </h2>
          {role === "overseer" ? (
            <LordBoard view={view} rows={rows} />
          ) : (
            heroesOf(view.options, role).map((hero) => (
              <HeroBoard key={hero} hero={hero} view={view} rows={rows} />
            ))
          )}
        </section>
      ))}
      <div className="party-bank" data-panel="bank">
        <p>
          {supplyWords.bank[language]} <b>{figure(view.bank)[language]}</b>
        </p>
        {view.poison && (
          <p data-panel="poison">
            {supplyWords.poison[language]} <b>{view.poison.left}</b>
          </p>
        )}
        <CardLink card={{ kind: "supply" }}>{supplyWords.open[language]}</CardLink>
      </div>
    </div>
  );
}

const overseerLast = ([a]: readonly [Role, string], [b]: readonly [Role, string]): number =>
  Number(a === "overseer") - Number(b === "overseer");
