import { memo, type ReactNode } from "react";
import { expansionOf, gameOf } from "../games/games.ts";
import { games } from "../games/list/games.ts";
import { useHomeWords } from "../words/home.ts";
import { Box } from "./Box.tsx";
import { SmallBox } from "./SmallBox.tsx";
import "./shelf.css";

/** The boxes: games with their lids to the front, expansions on top of each other. Whatever home hears of matches, they stay. */
export const Shelf = memo(function Shelf(): ReactNode {
  const { t } = useHomeWords();
  const boxes = Object.keys(games).map((id) => ({ id, game: gameOf(id), expansion: expansionOf(id) }));
  return (
    <section className="shelf" aria-labelledby="shelf">
      <h2 id="shelf" className="unseen">
        {t("home.shelf")}
      </h2>
      <ul className="shelf-boxes">
        {boxes.map(
          ({ id, game }) =>
            game && (
              <li key={id} className="shelf-box">
                <Box id={id} game={game} />
              </li>
            ),
        )}
        {boxes.map(
          ({ id, expansion }) =>
            expansion && (
              <li key={id} className="shelf-small">
                <SmallBox id={id} expansion={expansion} />
              </li>
            ),
        )}
      </ul>
      <div className="shelf-board" />
    </section>
  );
});
