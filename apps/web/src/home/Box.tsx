import type { ReactNode } from "react";
import type { PageGame } from "../games/page-game.ts";
import { Disc } from "../look/Disc.tsx";
import { useHomeWords } from "../words/home.ts";
import { BoxWords } from "./BoxWords.tsx";
import "./box.css";
import { LearnLink } from "./LearnLink.tsx";

/** A game on the shelf: it opens the set-up, or teaches itself. */
export function Box({
  id,
  game: { cover, lesson, course },
}: {
  readonly id: string;
  readonly game: PageGame;
}): ReactNode {
  const { t } = useHomeWords();
  return (
    <article className={`box game-${id}`}>
      <Disc figure={cover.figure} className="box-disc" />
      <BoxWords cover={cover} to={{ page: "new", game: id }} />
      <div className="box-foot">
        <p className="box-play" aria-hidden="true">
          {t("home.play")}
        </p>
        {lesson && <LearnLink cover={cover} to={{ game: id, ...(course && { course: true }) }} />}
      </div>
    </article>
  );
}
