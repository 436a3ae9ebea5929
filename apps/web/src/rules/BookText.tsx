import { memo, type ReactNode } from "react";
import { useTranslation } from "../words/language.ts";
import { Blocks } from "./Blocks.tsx";
import type { Catalogue, Chapter, Section } from "./catalogue.ts";
import { rulesOf } from "./parse.ts";

type BookTextProps = { readonly book: Catalogue; readonly target: string | undefined };

/** The whole book. Memoised: a thousand rules need not be laid out again for each letter typed beside them. */
export const BookText = memo(function BookText({ book, target }: BookTextProps): ReactNode {
  const { t } = useTranslation();
  const chapters = book.chapters.filter((chapter) => rulesOf(chapter).length > 0);
  const notes = book.chapters.filter((chapter) => rulesOf(chapter).length === 0);
  return (
    <>
      {book.preface.length > 0 && (
        <details className="reader-notes">
          <summary>{t("rules.about")}</summary>
          <Blocks blocks={book.preface} book={book} />
        </details>
      )}
      {chapters.map((chapter) => (
        <ChapterText key={chapter.anchor} chapter={chapter} book={book} target={target} />
      ))}
      {notes.map((chapter) => (
        <details key={chapter.title} className="reader-notes">
          <summary>{t("rules.notes", { title: chapter.title })}</summary>
          <SectionText section={chapter} book={book} />
          {chapter.sections.map((section) => (
            <SectionText key={section.title} section={section} book={book} heading />
          ))}
        </details>
      ))}
    </>
  );
});

type ChapterTextProps = BookTextProps & { readonly chapter: Chapter };

function ChapterText({ chapter, book, target }: ChapterTextProps): ReactNode {
  return (
    <section className="chapter" data-chapter={chapter.anchor}>
      <h2 id={chapter.anchor} tabIndex={-1}>
        {chapter.title}
      </h2>
      <Blocks blocks={chapter.blocks} book={book} target={target} />
      {chapter.sections.map((section) => (
        <SectionText key={section.title} section={section} book={book} target={target} heading />
      ))}
    </section>
  );
}

type SectionTextProps = {
  readonly section: Section;
  readonly book: Catalogue;
  readonly target?: string | undefined;
  readonly heading?: boolean;
};

function SectionText({ section, book, target, heading = false }: SectionTextProps): ReactNode {
  // A section that shares its code with an earlier one is reached by its first rule, which has that id itself.
  const id = section.anchor !== undefined && !/\d$/.test(section.anchor) ? section.anchor : undefined;
  return (
    <>
      {heading && (
        <h3 id={id} tabIndex={-1}>
          {section.title}
        </h3>
      )}
      <Blocks blocks={section.blocks} book={book} target={target} />
    </>
  );
}
