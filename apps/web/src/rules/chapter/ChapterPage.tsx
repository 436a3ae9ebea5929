import type { Book, Point } from "@ossuaire/kernel";
import { type ReactNode, Suspense } from "react";
import { PageTitle } from "../../frame/PageTitle.tsx";
import type { Language } from "../../words/language.ts";
import { useRulesWords } from "../../words/rules.ts";
import type { CatalogueId } from "../catalogues.ts";
import { coverOf } from "../catalogues.ts";
import { chaptersOf, isPlayed, type Opened, type Volume } from "../volume.ts";
import "./chapter.css";
import { Examples } from "./Examples.tsx";
import { Leafing } from "./Leafing.tsx";
import { Pictures } from "./Pictures.tsx";
import { PointText } from "./PointText.tsx";
import { WholeText } from "./WholeText.tsx";

type ChapterPageProps = {
  readonly id: CatalogueId;
  readonly volume: Volume;
  readonly book: Book;
  readonly chapter: Opened;
  readonly language: Language;
  /** The rule for which one came. */
  readonly target: string | undefined;
  /** Or the point, by its place. */
  readonly point: number | undefined;
};

/** A chapter as players read it: what it comes to, pictures, points, examples, and beneath them the whole text. */
export function ChapterPage({
  id,
  volume,
  book,
  chapter,
  language,
  target,
  point,
}: ChapterPageProps): ReactNode {
  const { t } = useRulesWords();
  const { written } = chapter;
  if (written === undefined) return null;
  const name = coverOf(id).name[language];
  const chapters = chaptersOf(volume);
  const at = chapters.indexOf(chapter) + 1;
  const title = written.title[language];
  return (
    <article className="chapter-page">
      <p className="chapter-where">{t("rules.where", { name, at, count: chapters.length })}</p>
      <PageTitle
        tab={`${target ?? title} — ${name} — Ossuaire`}
        className="sheet-title"
        yields={target !== undefined || point !== undefined}
      >
        {title}
      </PageTitle>
      <p className="chapter-lead">{written.lead[language]}</p>
      {written.pictures && isPlayed(book) && (
        <Suspense>
          <Pictures book={book} pictures={written.pictures} />
        </Suspense>
      )}
      <ul className="points">
        {written.points.map((one: Point, place) => (
          <PointText
            key={one.name.en}
            point={one}
            place={place}
            catalogue={volume.catalogue}
            language={language}
            pointed={place === point}
          />
        ))}
      </ul>
      <Examples chapter={chapter} book={volume.catalogue} target={target} />
      <WholeText key={target} chapter={chapter} book={volume.catalogue} target={target} />
      <Leafing id={id} chapters={chapters} at={at - 1} language={language} />
    </article>
  );
}
