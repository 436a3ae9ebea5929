import type { ReactNode } from "react";
import { expansionOf, gameOf } from "../games/games.ts";
import { href } from "../route/route.ts";
import { useLanguage } from "../words/language.ts";
import { useSetupWords } from "../words/setup.ts";

/** To what is taught of this game, as a whole where there is more than a first minute of it, and of each box on the table. */
export function LearnLinks({
  game,
  boxes,
}: {
  readonly game: string;
  readonly boxes: readonly string[];
}): ReactNode {
  const { t } = useSetupWords();
  const language = useLanguage();
  const { lesson, course } = gameOf(game) ?? {};
  const taught = boxes.flatMap((box) => {
    const expansion = expansionOf(box);
    return expansion?.lesson === undefined ? [] : [{ box, name: expansion.cover.name[language] }];
  });
  return (
    <>
      {lesson !== undefined && (
        <>
          {" "}
          <a href={href({ page: "learn", game, ...(course && { course: true }) })}>{t("setup.learn")}</a>
        </>
      )}
      {taught.map(({ box, name }) => (
        <span key={box}>
          {" "}
          <a href={href({ page: "learn", game: box })}>{t("setup.learnBox", { name })}</a>
        </span>
      ))}
    </>
  );
}
