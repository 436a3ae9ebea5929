import type { ReactNode } from "react";
import { expansionOf, gameOf } from "../games/games.ts";
import { games } from "../games/list/games.ts";
import { isCatalogue } from "../rules/catalogues.ts";
import { useTranslation } from "../words/language.ts";
import { Box } from "./Box.tsx";
import { SmallBox } from "./SmallBox.tsx";
import { Spine } from "./Spine.tsx";
import "./shelf.css";

/** The boxes: those that can be played with their lids to the front, expansions on top of each other, the others by their backs. */
export function Shelf(): ReactNode {
  const { t } = useTranslation();
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
        {boxes.map(
          ({ id, game, expansion }) =>
            game === undefined &&
            expansion === undefined &&
            isCatalogue(id) && (
              <li key={id} className="shelf-spine">
                <Spine id={id} />
              </li>
            ),
        )}
      </ul>
      <div className="shelf-board" />
    </section>
  );
}
