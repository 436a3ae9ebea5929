import type { ReactNode } from "react";
import type { Expansion } from "../games/page-game.ts";
import { Disc } from "../look/Disc.tsx";
import { href } from "../route/route.ts";
import { useLanguage, useTranslation } from "../words/language.ts";
import "./box.css";
import "./small-box.css";

/** An expansion on the shelf: it opens the set-up of its game, with itself on the table. */
export function SmallBox({
  id,
  expansion: { cover, of },
}: {
  readonly id: string;
  readonly expansion: Expansion;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <article className={`box box-small game-${id}`}>
      <Disc figure={cover.figure} className="box-disc" />
      <div className="box-words">
        <h3 className="box-name">
          <a className="box-link" href={href({ page: "new", game: of, box: id })}>
            {cover.name[language]}
            <span className="unseen"> — {t("home.play")}</span>
          </a>
        </h3>
        <p className="box-line">{cover.line[language]}</p>
        <p className="box-facts">{cover.facts[language]}</p>
      </div>
    </article>
  );
}
