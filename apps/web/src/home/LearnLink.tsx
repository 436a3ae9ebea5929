import type { ReactNode } from "react";
import type { Cover } from "../games/cover.ts";
import { href } from "../route/route.ts";
import { lessonName, recallProgress } from "../tutorial/progress.ts";
import { useHomeWords } from "../words/home.ts";
import { useLanguage } from "../words/language.ts";

/** From a box to what is taught of it, begun or gone on with. */
export function LearnLink({
  cover,
  to,
  small = false,
}: {
  readonly cover: Cover;
  readonly to: { readonly game: string; readonly course?: true };
  /** There is room for a word only. */
  readonly small?: boolean;
}): ReactNode {
  const { t } = useHomeWords();
  const language = useLanguage();
  const isBegun = recallProgress(lessonName(to)) !== undefined;
  return (
    <a className="box-learn" href={href({ page: "learn", ...to })}>
      {t(isBegun ? (small ? "home.learnOnShort" : "home.learnOn") : "home.learn")}
      <span className="unseen"> — {cover.name[language]}</span>
    </a>
  );
}
