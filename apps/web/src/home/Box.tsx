import type { ReactNode } from "react";
import { gameOf } from "../games/games.ts";
import { Disc } from "../look/Disc.tsx";
import { href } from "../route/route.ts";
import { type CatalogueId, coverOf } from "../rules/catalogues.ts";
import { recallProgress } from "../tutorial/progress.ts";
import { useLanguage, useTranslation } from "../words/language.ts";
import "./box.css";

/** A game on the shelf. One that is ready opens the set-up; the others say that they are not, and open their rules. */
export function Box({ id }: { readonly id: CatalogueId }): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const cover = coverOf(id);
  const game = gameOf(id);
  const ready = game !== undefined;
  const action = ready ? t("home.play") : t("home.read");
  return (
    <article className={`box game-${id}`}>
      <Disc figure={cover.figure} className="box-disc" />
      <div className="box-words">
        <h3 id={`box-${id}`} className="box-name">
          <a
            className="box-link"
            href={href(ready ? { page: "new", game: id } : { page: "catalogue", catalogue: id, query: "" })}
          >
            {cover.name[language]}
            <span className="unseen"> — {action}</span>
          </a>
        </h3>
        <p className="box-line">{cover.line[language]}</p>
        <p className="box-facts">{cover.facts[language]}</p>
      </div>
      <div className="box-foot">
        {game?.lesson && (
          <a className="box-learn" aria-describedby={`box-${id}`} href={href({ page: "learn", game: id })}>
            {t(recallProgress(id) === undefined ? "home.learn" : "home.learnOn")}
          </a>
        )}
        {!ready && <p className="box-seal">{t("home.seal")}</p>}
        <p className={ready ? "box-read box-play" : "box-read"} aria-hidden="true">
          {action}
        </p>
      </div>
    </article>
  );
}
