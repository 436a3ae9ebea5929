import type { ReactNode } from "react";
import { useLanguage } from "../words/language.ts";
import { useLessonWords } from "../words/lesson.ts";
import "./coach-head.css";
import type { Lesson } from "./lesson.ts";

/** In which chapter one is, what is being carried out, and the way back to what one has done last. */
export function CoachHead({
  chapters,
  now,
  onAgain,
  children,
}: {
  readonly chapters: Lesson["chapters"];
  /** Undefined at the end. */
  readonly now: number | undefined;
  /** Undefined while there is nothing to be done again. */
  readonly onAgain: (() => void) | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useLessonWords();
  const language = useLanguage();
  const at = now ?? chapters.length;
  return (
    <header className="coach-head">
      <h2 className="coach-turn">{chapters[at]?.title[language] ?? t("lesson.done")}</h2>
      {children}
      {onAgain && (
        <button type="button" className="coach-again" onClick={onAgain}>
          <span aria-hidden="true">↺ </span>
          {t("lesson.again")}
        </button>
      )}
      <ol className="coach-way" aria-hidden="true">
        {chapters.map(({ title }, chapter) => (
          <li key={title.en} className={stateOf(chapter, at)} />
        ))}
      </ol>
      <p className="coach-count">
        {t("lesson.count", { at: Math.min(at + 1, chapters.length), count: chapters.length })}
      </p>
    </header>
  );
}

function stateOf(chapter: number, now: number): string | undefined {
  if (chapter === now) return "coach-now";
  return chapter < now ? "coach-past" : undefined;
}
