import type { ReactNode } from "react";
import type { Expansion } from "../games/page-game.ts";
import { Disc } from "../look/Disc.tsx";
import { BoxWords } from "./BoxWords.tsx";
import "./box.css";
import { LearnLink } from "./LearnLink.tsx";
import "./small-box.css";

/** An expansion on the shelf: it opens the set-up of its game, with itself on the table. */
export function SmallBox({
  id,
  expansion: { cover, of, lesson },
}: {
  readonly id: string;
  readonly expansion: Expansion;
}): ReactNode {
  return (
    <article className={`box box-small game-${id}`}>
      <Disc figure={cover.figure} className="box-disc" />
      <BoxWords cover={cover} to={{ page: "new", game: of, box: id }} />
      {lesson && (
        <div className="box-foot">
          <LearnLink cover={cover} to={{ game: id }} small />
        </div>
      )}
    </article>
  );
}
