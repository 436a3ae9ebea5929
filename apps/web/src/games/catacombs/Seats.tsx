import {
  type Catacombs,
  cardNames,
  heroCard,
  heroesOf,
  lordOf,
  type Role,
  roleNames,
  trackName,
  type View,
} from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSitterName } from "../../table/useSitterName.ts";
import { useLanguage } from "../../words/language.ts";
import type { SeatsProps } from "../look.ts";
import "./seats.css";

/** CAT-COMP-20, 21, CAT-SETUP-11: the boards of all Heroes and of the Lord, and the gold that is left. */
export function Seats({ view, viewer, sitters }: SeatsProps<Catacombs>): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = useSitterName();
  const roles = Object.entries(view.roles) as [Role, string][];
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
              {seat === viewer && <i> ({t("table.you")})</i>}
            </small>
          </h2>
          {role === "overseer" ? (
            <LordBoard view={view} />
          ) : (
            heroesOf(view.options, role).map((hero) => <HeroBoard key={hero} hero={hero} view={view} />)
          )}
        </section>
      ))}
      <p className="party-bank">
        {t("catacombs.bank")} <b>{view.bank}</b>
      </p>
    </div>
  );
}

function HeroBoard({ hero, view }: { readonly hero: string; readonly view: View }): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const board = view.heroes[hero];
  const { name, life, spells } = heroCard(hero);
  if (board === undefined) return null;
  const tracks = Object.entries(board.tracks).map(
    ([track, left]) => `${left} ${trackName(hero, track)[language]}`,
  );
  return (
    <div className={board.life === 0 ? "hero-board hero-dead" : "hero-board"}>
      <h3>{name[language]}</h3>
      <p>
        <Life now={board.life} full={life} />
        <span className="hero-gold">{t("catacombs.gold", { count: board.gold })}</span>
      </p>
      <p className="hero-facts">
        {[
          ...tracks,
          ...(spells ? [t("catacombs.spells", { count: view.spells.length })] : []),
          ...board.items.map((item) => cardNames.item(item)[language]),
        ].join(" · ")}
      </p>
    </div>
  );
}

function LordBoard({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const { name, life } = lordOf(view.lord.id);
  return (
    <div className="hero-board">
      <h3>{name[language]}</h3>
      <p>
        <Life now={view.lord.life} full={life} />
      </p>
    </div>
  );
}

/** CAT-COMP-28: a marker on a scale, as drops that are full or empty; where there is no room, in numbers. */
function Life({ now, full }: { readonly now: number; readonly full: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className="life" role="img" aria-label={t("catacombs.life", { now, full })}>
      <span className="life-drops">
        {"●".repeat(now)}
        {"○".repeat(Math.max(0, full - now))}
      </span>
      <span className="life-count">
        ♥ {now}/{full}
      </span>
    </span>
  );
}
