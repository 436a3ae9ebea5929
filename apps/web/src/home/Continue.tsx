import type { Line } from "@ossuaire/table";
import type { ReactNode } from "react";
import { Disc } from "../look/Disc.tsx";
import { href } from "../route/route.ts";
import { coverOf, isCatalogue } from "../rules/catalogues.ts";
import { type Glance, recallGlance } from "../table/glance.ts";
import { useHomeWords } from "../words/home.ts";
import { useLanguage } from "../words/language.ts";
import "./continue.css";
import { Position, SmallDisc } from "./Position.tsx";
import { useLineFacts } from "./useLineFacts.ts";

/** The match that was played last: its board as it was left, how it stands, and the way back to it. */
export function Continue({ line }: { readonly line: Line }): ReactNode {
  const { t } = useHomeWords();
  const language = useLanguage();
  const { title, facts, when } = useLineFacts()(line);
  const glance = recallGlance(line.id);
  const cover = isCatalogue(line.game) ? coverOf(line.game) : undefined;
  return (
    <section className={`panel continue game-${line.game}`} aria-labelledby="continue">
      <div className="continue-board">
        {glance && glance.discs.length > 0 ? (
          <Position glance={glance} />
        ) : (
          cover && <Disc figure={cover.figure} className="continue-disc" />
        )}
      </div>
      <div className="continue-words">
        <p className="continue-over">
          {t("shelf.title")} · <time>{when}</time>
        </p>
        <h2 id="continue" className="panel-title">
          {title}
        </h2>
        <p className="continue-facts">{glance?.title[language] ?? facts.join(" · ")}</p>
        {glance && <Vitals glance={glance} />}
      </div>
      <a
        className="button continue-go"
        aria-describedby="continue"
        href={href({ page: "play", id: line.id })}
      >
        {t("home.goOn")}
      </a>
    </section>
  );
}

function Vitals({ glance: { vitals, faces } }: { readonly glance: Glance }): ReactNode {
  const language = useLanguage();
  return (
    <ul className="vitals">
      {vitals.map(({ face, name, life }) => {
        const looks = faces[face];
        return (
          <li key={name.en}>
            {looks && <SmallDisc face={looks} />}
            <span className="unseen">{name[language]} </span>
            <span className="vitals-life">♥ {life}</span>
          </li>
        );
      })}
    </ul>
  );
}
