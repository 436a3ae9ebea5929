import { type ReactNode, useMemo } from "react";
import { href, type ReaderRoute } from "../route/route.ts";
import type { Language } from "../words/language.ts";
import { useRulesWords } from "../words/rules.ts";
import type { CatalogueId } from "./catalogues.ts";
import "./found.css";
import { searchIn } from "./find/search.ts";
import { NothingFound } from "./NothingFound.tsx";
import { ResultList } from "./ResultList.tsx";
import type { Volume } from "./volume.ts";

type FoundInBookProps = {
  readonly id: CatalogueId;
  readonly volume: Volume;
  readonly language: Language;
  readonly query: string;
  readonly at: ReaderRoute;
};

/** What one book answers, beside its open page. */
export function FoundInBook({ id, volume, language, query, at }: FoundInBookProps): ReactNode {
  const { t } = useRulesWords();
  const found = useMemo(() => searchIn(volume, language, query), [volume, language, query]);
  const { results, also } = found;
  return (
    <div className="found" lang={language}>
      <p className="found-count" role="status">
        {results.length > 0 && t("rules.found", { count: results.length })}
        {results.length > 0 && also.length > 0 && (
          <>
            {" "}
            {t("rules.also")} <b>{also.join(", ")}</b>
          </>
        )}
      </p>
      {results.length === 0 && <NothingFound query={query} />}
      <ResultList id={id} found={found} query={query} at={at} />
      <p className="found-wider">
        <a href={href({ page: "rules", query })}>{t("rules.everywhere")}</a>
      </p>
    </div>
  );
}
