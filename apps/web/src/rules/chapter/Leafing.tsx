import type { ReactNode } from "react";
import { href } from "../../route/route.ts";
import type { Language } from "../../words/language.ts";
import { useRulesWords } from "../../words/rules.ts";
import type { CatalogueId } from "../catalogues.ts";
import type { Opened } from "../volume.ts";

type LeafingProps = {
  readonly id: CatalogueId;
  readonly chapters: readonly Opened[];
  readonly at: number;
  readonly language: Language;
};

/** To the chapter before, and to the next. */
export function Leafing({ id, chapters, at, language }: LeafingProps): ReactNode {
  const { t } = useRulesWords();
  const link = (place: number, rel: "prev" | "next"): ReactNode => {
    const chapter = chapters[place];
    if (chapter === undefined) return <span />;
    const title = `${place + 1} ${chapter.written?.title[language]}`;
    return (
      <a rel={rel} href={href({ page: "catalogue", catalogue: id, chapter: chapter.id, query: "" })}>
        {rel === "prev" ? `‹ ${title}` : `${title} ›`}
      </a>
    );
  };
  return (
    <nav className="leafing" aria-label={t("rules.leafing")}>
      {link(at - 1, "prev")}
      {link(at + 1, "next")}
    </nav>
  );
}
