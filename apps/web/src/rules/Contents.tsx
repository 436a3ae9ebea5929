import { type ReactNode, useEffect, useRef, useState } from "react";
import { href } from "../route/route.ts";
import { useTranslation } from "../words/language.ts";
import type { Catalogue, Section } from "./catalogue.ts";
import "./contents.css";
import { useChapterInView } from "./useChapterInView.ts";

/** The table of contents: beside the page where there is room, behind a button on a phone. */
export function Contents({ book }: { readonly book: Catalogue }): ReactNode {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const inView = useChapterInView(book);

  useEffect(() => {
    if (inView !== undefined) keepInSight(list.current, document.getElementById(linkId(inView)));
  }, [inView]);

  const link = (section: Section): ReactNode => (
    <ContentsLink section={section} current={section.anchor === inView} onFollow={() => setUnfolded(false)} />
  );
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
      <ul id="chapters" ref={list} className={unfolded ? "contents-unfolded" : undefined}>
        {book.chapters.map((chapter) => (
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
    </nav>
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
function keepInSight(list: HTMLElement | null, link: HTMLElement | null): void {
  if (list === null || link === null) return;
  const top = link.offsetTop;
  if (top < list.scrollTop + 40 || top > list.scrollTop + list.clientHeight - 80) {
    list.scrollTop = top - list.clientHeight / 3;
  }
}
