import type { ReactNode } from "react";
import type { PageGame } from "../games/page-game.ts";
import { Disc } from "../look/Disc.tsx";
import { href } from "../route/route.ts";
import { recallProgress } from "../tutorial/progress.ts";
import { useLanguage, useTranslation } from "../words/language.ts";
import { BoxWords } from "./BoxWords.tsx";
import "./box.css";

/** A game on the shelf: it opens the set-up, or teaches itself. */
export function Box({
  id,
  game: { cover, lesson },
}: {
  readonly id: string;
  readonly game: PageGame;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <article className={`box game-${id}`}>
      <Disc figure={cover.figure} className="box-disc" />
      <BoxWords cover={cover} to={{ page: "new", game: id }} />
      <div className="box-foot">
        <p className="box-play" aria-hidden="true">
          {t("home.play")}
        </p>
        {lesson && (
          <a className="box-learn" href={href({ page: "learn", game: id })}>
            {t(recallProgress(id) === undefined ? "home.learn" : "home.learnOn")}
            <span className="unseen"> — {cover.name[language]}</span>
          </a>
        )}
      </div>
    </article>
  );
}
