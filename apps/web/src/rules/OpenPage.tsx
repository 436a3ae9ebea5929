import { memo, type ReactNode } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import type { Language } from "../words/language.ts";
import { BookText } from "./BookText.tsx";
import { type CatalogueId, coverOf } from "./catalogues.ts";
import { ChapterPage } from "./chapter/ChapterPage.tsx";
import { FrontPage } from "./chapter/FrontPage.tsx";
import { UnknownRule } from "./UnknownRule.tsx";
import type { Opened, Volume } from "./volume.ts";

type OpenPageProps = {
  readonly id: CatalogueId;
  readonly volume: Volume;
  readonly chapter: Opened | undefined;
  readonly language: Language;
  readonly target: string | undefined;
  /** There is a rule or a code of that name. */
  readonly known: boolean;
  readonly point: number | undefined;
};

/** What lies open of a book. Memoised: it stays as it is while somebody types beside it. */
export const OpenPage = memo(function OpenPage(props: OpenPageProps): ReactNode {
  const { id, volume, chapter, language, target, known, point } = props;
  const { catalogue, book } = volume;
  const lost = target !== undefined && !known && <UnknownRule id={target} book={catalogue} />;
  if (book === undefined) {
    const { name, line } = coverOf(id);
    return (
      <>
        <PageTitle
          tab={`${known ? `${target} — ` : ""}${name[language]} — Ossuaire`}
          className="sheet-title"
          yields={known}
        >
          {name[language]}
        </PageTitle>
        <p className="sheet-lead">{line[language]}</p>
        {lost}
        <BookText book={catalogue} target={target} />
      </>
    );
  }
  return (
    <>
      {lost}
      {chapter === undefined ? (
        <FrontPage id={id} volume={volume} language={language} />
      ) : (
        <ChapterPage
          id={id}
          volume={volume}
          book={book}
          chapter={chapter}
          language={language}
          target={known ? target : undefined}
          point={point}
        />
      )}
    </>
  );
});
