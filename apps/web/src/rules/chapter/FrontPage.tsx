import type { ReactNode } from "react";
import { PageTitle } from "../../frame/PageTitle.tsx";
import { href } from "../../route/route.ts";
import type { Language } from "../../words/language.ts";
import { useRulesWords } from "../../words/rules.ts";
import { AboutBook } from "../AboutBook.tsx";
import { type CatalogueId, coverOf } from "../catalogues.ts";
import { chaptersOf, type Volume } from "../volume.ts";
import "./chapter.css";

type FrontPageProps = { readonly id: CatalogueId; readonly volume: Volume; readonly language: Language };

/** A book before it is opened: its chapters, each with what it comes to. */
export function FrontPage({ id, volume, language }: FrontPageProps): ReactNode {
  const { t } = useRulesWords();
  const { name, line } = coverOf(id);
  return (
    <article className="chapter-page">
      <p className="chapter-where">{t("rules.bookOf")}</p>
      <PageTitle tab={`${name[language]} — Ossuaire`} className="sheet-title">
        {name[language]}
      </PageTitle>
      <p className="sheet-lead">{line[language]}</p>
      <ol className="front-chapters">
        {chaptersOf(volume).map(({ id: chapter, written }) => (
          <li key={chapter}>
            <a href={href({ page: "catalogue", catalogue: id, chapter, query: "" })}>
              {written?.title[language]}
            </a>
            <p>{written?.lead[language]}</p>
          </li>
        ))}
      </ol>
      <AboutBook book={volume.catalogue} />
    </article>
  );
}
