import { type ReactNode, useEffect, useRef, useState } from "react";
import { href } from "../route/route.ts";
import type { Language } from "../words/language.ts";
import { useRulesWords } from "../words/rules.ts";
import type { Catalogue, Section } from "./catalogue.ts";
import type { CatalogueId } from "./catalogues.ts";
import "./contents.css";
import { useChapterInView } from "./useChapterInView.ts";
import { chaptersOf, type Volume } from "./volume.ts";

type ContentsProps = {
  readonly id: CatalogueId;
  readonly volume: Volume;
  readonly language: Language;
  /** The chapter that lies open. */
  readonly open: string | undefined;
};

/** The table of contents: beside the page where there is room, behind a button on a phone. */
export function Contents(props: ContentsProps): ReactNode {
  const { t } = useRulesWords();
  const [unfolded, setUnfolded] = useState(false);
  const fold = () => setUnfolded(false);
  const { catalogue, book } = props.volume;
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">
        <span className="contents-title">{t("rules.chapters")}</span>
        <button
          type="button"
          aria-expanded={unfolded}
          aria-controls="chapters"
          onClick={() => setUnfolded(!unfolded)}
        >
          {t("rules.chapters")}
        </button>
      </h2>
      <div id="chapters" className={unfolded ? "contents-list contents-unfolded" : "contents-list"}>
        {book === undefined ? (
          <Sections catalogue={catalogue} onFollow={fold} />
        ) : (
          <Chapters {...props} onFollow={fold} />
        )}
      </div>
    </nav>
  );
}

/** The chapters of a book that is written for players. */
function Chapters({ id, volume, language, open, onFollow }: ContentsProps & { onFollow(): void }): ReactNode {
  return (
    <ol className="contents-chapters">
      {chaptersOf(volume).map((chapter) => (
        <li key={chapter.id}>
          <a
            href={href({ page: "catalogue", catalogue: id, chapter: chapter.id, query: "" })}
            aria-current={chapter.id === open ? "page" : undefined}
            onClick={onFollow}
          >
            {chapter.written?.title[language]}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Those of a catalogue that is read from cover to cover, with their sections. */
function Sections({ catalogue, onFollow }: { readonly catalogue: Catalogue; onFollow(): void }): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const inView = useChapterInView(catalogue);
  useEffect(() => {
    if (inView !== undefined)
      keepInSight(list.current?.parentElement, document.getElementById(linkId(inView)));
  }, [inView]);
  const link = (section: Section): ReactNode => (
    <ContentsLink section={section} current={section.anchor === inView} onFollow={onFollow} />
  );
  return (
    <ul ref={list}>
      {catalogue.chapters.map((chapter) => (
        <li key={chapter.title}>
          {link(chapter)}
          {chapter.sections.length > 0 && (
            <ul>
              {chapter.sections.map((section) => (
                <li key={section.title}>{link(section)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type ContentsLinkProps = {
  readonly section: Section;
  readonly current: boolean;
  readonly onFollow: () => void;
};

/** Chapters without rules are notes at the end of the book: nothing to look up there. */
function ContentsLink({ section: { anchor, title }, current, onFollow }: ContentsLinkProps): ReactNode {
  if (anchor === undefined) return null;
  return (
    <a
      id={linkId(anchor)}
      href={href({ page: "rule", id: anchor })}
      aria-current={current ? "location" : undefined}
      onClick={onFollow}
    >
      {title}
    </a>
  );
}

function linkId(anchor: string): string {
  return `to-${anchor}`;
}

/** Scrolls the list alone; the page itself must not move under the reader. */
function keepInSight(list: HTMLElement | null | undefined, link: HTMLElement | null): void {
  if (list == null || link === null) return;
  const top = link.offsetTop;
  if (top < list.scrollTop + 40 || top > list.scrollTop + list.clientHeight - 80) {
    list.scrollTop = top - list.clientHeight / 3;
  }
}
