import { type ReactNode, use, useMemo } from "react";
import { href } from "../route/route.ts";
import { useLanguage } from "../words/language.ts";
import { useRulesWords } from "../words/rules.ts";
import { coverOf } from "./catalogues.ts";
import "./found.css";
import { searchIn } from "./find/search.ts";
import { openLibrary } from "./load.ts";
import { NothingFound } from "./NothingFound.tsx";
import { ResultList } from "./ResultList.tsx";

/** As many as a page can show of each book; the rest is one link away. */
const shownOfEach = 4;

/** What all books answer, the one that answers best first. */
export function FoundEverywhere({ query }: { readonly query: string }): ReactNode {
  const { t } = useRulesWords();
  const language = useLanguage();
  const library = use(openLibrary(language));
  const found = useMemo(
    () =>
      library
        .map(({ id, volume }) => ({ id, ...searchIn(volume, language, query) }))
        .filter(({ results }) => results.length > 0)
        .toSorted((one, other) => other.score - one.score),
    [library, language, query],
  );
  const count = found.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <div className="found found-everywhere" lang={language}>
      <p className="found-count" role="status">
        {count > 0 && t("rules.found", { count })}
      </p>
      {count === 0 && <NothingFound query={query} />}
      {found.map(({ id, ...one }) => (
        <section key={id} className="chapter">
          <h2>{t("rules.foundIn", { name: coverOf(id).name[language], count: one.results.length })}</h2>
          <ResultList id={id} found={one} query={query} most={shownOfEach} />
          {one.results.length > shownOfEach && (
            <p className="found-wider">
              <a href={href({ page: "catalogue", catalogue: id, query })}>{t("rules.more")}</a>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
