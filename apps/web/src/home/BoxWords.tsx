import { Fragment, type ReactNode } from "react";
import type { Cover } from "../games/cover.ts";
import { href, type Route } from "../route/route.ts";
import { useHomeWords } from "../words/home.ts";
import { useLanguage } from "../words/language.ts";

/** What a lid says, large or small; its name leads to the set-up. */
export function BoxWords({ cover, to }: { readonly cover: Cover; readonly to: Route }): ReactNode {
  const { t } = useHomeWords();
  const language = useLanguage();
  return (
    <div className="box-words">
      <h3 className="box-name">
        <a className="box-link" href={href(to)}>
          {cover.name[language]}
          <span className="unseen"> — {t("home.play")}</span>
        </a>
      </h3>
      <p className="box-line">{cover.line[language]}</p>
      <p className="box-facts">
        {cover.facts[language].split("\u00a0· ").map((fact, place) => (
          <Fragment key={fact}>
            {place > 0 && <span className="box-dot">{"\u00a0· "}</span>}
            <span>{fact}</span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
