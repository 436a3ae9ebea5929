import { type ReactNode, use, useDeferredValue, useEffect } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import { href } from "../route/route.ts";
import { replaceRoute, useVisit } from "../route/useRoute.ts";
import { useLanguage, useTranslation } from "../words/language.ts";
import { BookTabs } from "./BookTabs.tsx";
import { BookText } from "./BookText.tsx";
import { Contents } from "./Contents.tsx";
import { type CatalogueId, coverOf } from "./catalogues.ts";
import { FoundInBook } from "./FoundInBook.tsx";
import { openCatalogue } from "./load.ts";
import { SearchField } from "./SearchField.tsx";
import { UnknownRule } from "./UnknownRule.tsx";

type BookPageProps = {
  readonly id: CatalogueId;
  /** The rule or chapter at which the book is opened. */
  readonly target: string | undefined;
  readonly query: string;
};

export function BookPage({ id, target, query }: BookPageProps): ReactNode {
  const { t } = useTranslation();
  // Deferred: in another language the old pages stay on the table until the new ones are there.
  const language = useDeferredValue(useLanguage());
  const book = use(openCatalogue(id, language));
  const calm = useDeferredValue(query);
  const sought = query.trim() === "" ? "" : calm;
  const known = target !== undefined && book.anchors.has(target);
  useGoTo(known ? target : undefined);

  const cover = coverOf(id);
  const name = cover.name[language];
  return (
    <div className="reader">
      <BookTabs open={id} />
      <div className="reader-side">
        <SearchField
          label={t("rules.searchHere")}
          query={query}
          onChange={(words) => replaceRoute({ page: "catalogue", catalogue: id, query: words })}
        />
        <Contents book={book} />
      </div>
      <div className="sheet reader-sheet" lang={language}>
        <PageTitle
          tab={`${known ? `${target} — ` : ""}${name} — Ossuaire`}
          className="sheet-title"
          yields={known}
        >
          {name}
        </PageTitle>
        <p className="sheet-lead">{cover.line[language]}</p>
        {target !== undefined && !known && <UnknownRule id={target} book={book} />}
        {sought === "" ? (
          <BookText book={book} target={target} />
        ) : (
          <FoundInBook book={book} query={sought}>
            <a href={href({ page: "rules", query: sought })}>{t("rules.everywhere")}</a>
          </FoundInBook>
        )}
      </div>
    </div>
  );
}

/** Opens the book at a rule or chapter: there one stands, there the keyboard goes on. */
function useGoTo(target: string | undefined): void {
  const visit = useVisit();
  useEffect(() => {
    if (target === undefined || visit.arrival === "returned") return;
    const place =
      document.getElementById(target) ?? document.querySelector<HTMLElement>(`[id^="${target}-"]`);
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  }, [target, visit]);
}
