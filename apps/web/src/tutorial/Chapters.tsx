import type { ReactNode } from "react";
import { Sheet } from "../look/Sheet.tsx";
import { useLanguage } from "../words/language.ts";
import { useLessonWords } from "../words/lesson.ts";
import "./chapters.css";
import type { Lesson } from "./lesson.ts";

/** All chapters by their titles. Those with a position of their own can be opened in any order. */
export function Chapters({
  lesson: { chapters },
  now,
  onOpen,
  onClose,
}: {
  readonly lesson: Lesson;
  /** The one that is open; undefined at the end. */
  readonly now: number | undefined;
  onOpen(chapter: number): void;
  onClose(): void;
}): ReactNode {
  const { t } = useLessonWords();
  const language = useLanguage();
  return (
    <Sheet title={t("lesson.chapters")} onClose={onClose}>
      <ol className="chapters">
        {chapters.map(({ title, terms }, chapter) => (
          <li key={title.en}>
            <button
              type="button"
              className="play-button"
              aria-current={chapter === now ? "step" : undefined}
              disabled={chapter > 0 && terms === undefined}
              onClick={() => onOpen(chapter)}
            >
              <span aria-hidden="true">{chapter + 1}</span> {title[language]}
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
