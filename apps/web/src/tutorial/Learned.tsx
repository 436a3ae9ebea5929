import type { ReactNode } from "react";
import { Sheet } from "../look/Sheet.tsx";
import { useLanguage, useTranslation } from "../words/language.ts";
import { FirstMatch } from "./FirstMatch.tsx";
import type { Lesson } from "./lesson.ts";

/** The end of the lesson: what one knows now, and where to go with it. */
export function Learned({
  lesson,
  onClose,
  onStartOver,
}: {
  readonly lesson: Lesson;
  onClose(): void;
  onStartOver(): void;
}): ReactNode {
  const { t } = useTranslation();
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
        <FirstMatch lesson={lesson} />
      </div>
    </Sheet>
  );
}
