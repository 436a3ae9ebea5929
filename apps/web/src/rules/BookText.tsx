import { memo, type ReactNode } from "react";
import { AboutBook } from "./AboutBook.tsx";
import { Blocks } from "./Blocks.tsx";
import type { Catalogue, Chapter, Section } from "./catalogue.ts";
import { rulesOf } from "./parse.ts";

type BookTextProps = { readonly book: Catalogue; readonly target: string | undefined };

/** The catalogue alone, from cover to cover. Memoised: a thousand rules need not be laid out again for each letter typed beside them. */
export const BookText = memo(function BookText({ book, target }: BookTextProps): ReactNode {
  const chapters = book.chapters.filter((chapter) => rulesOf(chapter).length > 0);
  return (
    <>
      {chapters.map((chapter) => (
        <ChapterText key={chapter.anchor} chapter={chapter} book={book} target={target} />
      ))}
      <AboutBook book={book} />
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
