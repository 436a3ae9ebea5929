import { type ReactNode, useState } from "react";
import { LanguageSwitch } from "../frame/LanguageSwitch.tsx";
import { Sheet } from "../look/Sheet.tsx";
import { href } from "../route/route.ts";
import { SettingsOnDemand } from "../settings/SettingsOnDemand.tsx";
import { useTranslation } from "../words/language.ts";
import type { Lessoning } from "./useLesson.ts";

/** What is done beside the lesson: this turn again, all of it again, settings, language, and away. */
export function LessonMenu({ course }: { readonly course: Lessoning }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"menu" | "settings">();
  const close = () => setOpen(undefined);
  const then = (go: () => void) => () => {
    close();
    go();
  };
  return (
    <>
      <button type="button" className="play-button" onClick={() => setOpen("menu")}>
        {t("table.menu")}
      </button>
      {open === "menu" && (
        <Sheet title={t("table.menu")} onClose={close}>
          <div className="menu-list">
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
      {open === "settings" && <SettingsOnDemand onClose={close} />}
    </>
  );
}
