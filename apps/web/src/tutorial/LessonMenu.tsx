import { type ReactNode, useState } from "react";
import { LanguageSwitch } from "../frame/LanguageSwitch.tsx";
import { Sheet } from "../look/Sheet.tsx";
import { BarSign } from "../play/BarSign.tsx";
import { href } from "../route/route.ts";
import { SettingsOnDemand } from "../settings/SettingsOnDemand.tsx";
import { useLessonWords } from "../words/lesson.ts";
import { Chapters } from "./Chapters.tsx";
import type { Lesson } from "./lesson.ts";
import type { Lessoning } from "./useLesson.ts";

/** What is done beside the lesson: another chapter, this turn again, all of it again, settings, language, and away. */
export function LessonMenu({
  lesson,
  course,
}: {
  readonly lesson: Lesson;
  readonly course: Lessoning;
}): ReactNode {
  const { t } = useLessonWords();
  const [open, setOpen] = useState<"menu" | "chapters" | "settings">();
  const close = () => setOpen(undefined);
  const then = (go: () => void) => () => {
    close();
    go();
  };
  return (
    <>
      <button type="button" className="play-button" onClick={() => setOpen("menu")}>
        <BarSign of="menu" />
        {t("table.menu")}
      </button>
      {open === "menu" && (
        <Sheet title={t("table.menu")} onClose={close}>
          <div className="menu-list">
            {lesson.chapters.some(({ terms }) => terms) && (
              <button type="button" className="play-button" onClick={() => setOpen("chapters")}>
                {t("lesson.chapters")}
              </button>
            )}
            <button type="button" className="play-button" onClick={then(course.restartTurn)}>
              {t("lesson.turn")}
            </button>
            <button type="button" className="play-button" onClick={then(course.startOver)}>
              {t("lesson.startOver")}
            </button>
            <button type="button" className="play-button" onClick={() => setOpen("settings")}>
              {t("table.settings")}
            </button>
            <LanguageSwitch />
            <a className="play-button" href={href({ page: "home" })}>
              {t("lesson.leave")}
            </a>
          </div>
        </Sheet>
      )}
      {open === "chapters" && (
        <Chapters
          lesson={lesson}
          now={course.stop?.chapter}
          onOpen={(chapter) => then(() => course.open(chapter))()}
          onClose={close}
        />
      )}
      {open === "settings" && <SettingsOnDemand onClose={close} />}
    </>
  );
}
