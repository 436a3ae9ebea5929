import type { ReactNode } from "react";
import { useRulesWords } from "../words/rules.ts";
import { Blocks } from "./Blocks.tsx";
import type { Catalogue } from "./catalogue.ts";
import { rulesOf } from "./parse.ts";

/** How the catalogue was made: what stands before its first chapter, and the notes after its last. */
export function AboutBook({ book }: { readonly book: Catalogue }): ReactNode {
  const { t } = useRulesWords();
  const notes = book.chapters.filter((chapter) => rulesOf(chapter).length === 0);
  return (
    <>
      {book.preface.length > 0 && (
        <details className="reader-notes">
          <summary>{t("rules.about")}</summary>
          <Blocks blocks={book.preface} book={book} />
        </details>
      )}
      {notes.map((chapter) => (
        <details key={chapter.title} className="reader-notes">
          <summary>{t("rules.notes", { title: chapter.title })}</summary>
          {[chapter, ...chapter.sections].map((section) => (
            <Blocks key={section.title} blocks={section.blocks} book={book} />
          ))}
        </details>
      ))}
    </>
  );
}
