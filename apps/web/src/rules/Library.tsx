import { type ReactNode, Suspense, useDeferredValue } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import { Disc } from "../look/Disc.tsx";
import { href } from "../route/route.ts";
import { replaceRoute } from "../route/useRoute.ts";
import { useLanguage } from "../words/language.ts";
import { useRulesWords } from "../words/rules.ts";
import { catalogues, coverOf } from "./catalogues.ts";
import { FoundEverywhere } from "./FoundEverywhere.tsx";
import "./library.css";
import { SearchField } from "./SearchField.tsx";
import { UnknownRule } from "./UnknownRule.tsx";

type LibraryProps = { readonly query: string; readonly unknown?: string | undefined };

/** All the books, and a search through all of them. */
export function Library({ query, unknown }: LibraryProps): ReactNode {
  const { t } = useRulesWords();
  const sought = useDeferredValue(query.trim());
  return (
    <div className="sheet library">
      <PageTitle tab={`${t("rules.title")} — Ossuaire`} className="sheet-title">
        {t("rules.title")}
      </PageTitle>
      <p className="sheet-lead">{t("rules.lead")}</p>
      {unknown !== undefined && <UnknownRule id={unknown} />}
      <SearchField
        label={t("rules.search")}
        query={query}
        onChange={(words) => replaceRoute({ page: "rules", query: words })}
      />
      {sought === "" ? (
        <Books />
      ) : (
        <Suspense fallback={<p className="sheet-lead">{t("frame.loading")}</p>}>
          <FoundEverywhere query={sought} />
        </Suspense>
      )}
    </div>
  );
}

function Books(): ReactNode {
  const language = useLanguage();
  return (
    <ul className="library-books">
      {catalogues.map((id) => (
        <li key={id} className={`library-book game-${id}`}>
          <Disc figure={coverOf(id).figure} className="library-disc" />
          <div>
            <h2>
              <a href={href({ page: "catalogue", catalogue: id, query: "" })}>{coverOf(id).name[language]}</a>
            </h2>
            <p>{coverOf(id).line[language]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
