import type { ReactNode } from "react";
import { isFlicked } from "../games/boxes.ts";
import { Sheet } from "../look/Sheet.tsx";
import { href, type Route } from "../route/route.ts";
import { useLanguage } from "../words/language.ts";
import { useLessonWords } from "../words/lesson.ts";
import { FirstMatch } from "./FirstMatch.tsx";
import "./learned.css";
import type { Lesson } from "./lesson.ts";

/** The end of the lesson: what one knows now, and where to go with it. */
export function Learned({
  lesson,
  further,
  onClose,
  onStartOver,
}: {
  readonly lesson: Lesson;
  /** Where more is taught. */
  readonly further: Route | undefined;
  onClose(): void;
  onStartOver(): void;
}): ReactNode {
  const { t } = useLessonWords();
  const language = useLanguage();
  return (
    <Sheet title={t("lesson.done")} onClose={onClose}>
      <p>{lesson.parting[language]}</p>
      <ul className="learned">
        {lesson.learned.map((words) => (
          <li key={words.en}>{words[language]}</li>
        ))}
      </ul>
      <div className="leaf-actions">
        <button type="button" className="button" onClick={onStartOver}>
          {t("lesson.startOver")}
        </button>
        {further && (
          <a className="button" href={href(further)}>
            {t("lesson.further")}
          </a>
        )}
        {isFlicked(lesson.game.id) && (
          <a className="button" href={href({ page: "practice" })}>
            {t("home.practice")}
          </a>
        )}
        <FirstMatch lesson={lesson} />
      </div>
    </Sheet>
  );
}
