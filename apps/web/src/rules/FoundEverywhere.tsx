import { type ReactNode, use } from "react";
import { href } from "../route/route.ts";
import { useLanguage, useTranslation } from "../words/language.ts";
import { coverOf } from "./catalogues.ts";
import { tellingWords, wordsOf } from "./fold.ts";
import { openLibrary } from "./load.ts";
import { NothingFound } from "./NothingFound.tsx";
import { RuleText } from "./RuleText.tsx";
import { searchRules } from "./search.ts";

/** As many as a page can show of each book; the rest is one link away. */
const shownOfEach = 6;

export function FoundEverywhere({ query }: { readonly query: string }): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const library = use(openLibrary(language));
  const words = tellingWords(wordsOf(query));
  const found = library
    .map(({ id, book }) => ({ id, book, rules: searchRules(book, query) }))
    .filter(({ rules }) => rules.length > 0);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="found" lang={language}>
      <p className="found-count" role="status">
        {count > 0 && t("rules.found", { count })}
      </p>
      {count === 0 && <NothingFound query={query} />}
      {found.map(({ id, book, rules }) => (
        <section key={id} className="chapter">
          <h2>{t("rules.foundIn", { name: coverOf(id).name[language], count: rules.length })}</h2>
          {rules.slice(0, shownOfEach).map((rule) => (
            <RuleText key={rule.id} rule={rule} book={book} words={words} />
          ))}
          {rules.length > shownOfEach && (
            <p className="found-wider">
              <a href={href({ page: "catalogue", catalogue: id, query })}>{t("rules.more")}</a>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
