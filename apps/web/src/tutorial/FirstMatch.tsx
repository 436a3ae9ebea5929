import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { freshSeed } from "../setup/seed.ts";
import { inviteFirst } from "../table/first.ts";
import { useLanguage } from "../words/language.ts";
import { useLessonWords } from "../words/lesson.ts";
import type { Lesson } from "./lesson.ts";

/** From the lesson straight to a match, against somebody who has just learned it too. */
export function FirstMatch({ lesson }: { readonly lesson: Lesson }): ReactNode {
  const { t } = useLessonWords();
  const language = useLanguage();
  return (
    <button
      type="button"
      className="button button-forward"
      data-focus
      onClick={async () => {
        location.hash = href({ page: "play", id: await inviteFirst(lesson.firstMatch(freshSeed())) });
      }}
    >
      {lesson.onward?.[language] ?? t("lesson.play")}
    </button>
  );
}
