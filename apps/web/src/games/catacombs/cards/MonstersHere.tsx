import { cardWords, monsterOf, nameIn, type Piece, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { Rows } from "../../look.ts";
import { PieceRow } from "../../PieceRow.tsx";
import { rowOf } from "../blows.ts";
import { discsIn } from "../monsters.ts";
import { PieceButton } from "../PieceButton.tsx";
import { CardLink } from "./CardLink.tsx";
import { DiscOnBoard } from "./DiscOnBoard.tsx";
import "./muster.css";

/**
 * CAT-COMP-11: the monsters of this room, a row for each kind with its discs as they lie. The name opens the card; a disc that may
 * be chosen is chosen here too.
 */
export function MonstersHere({
  view,
  rows,
}: {
  readonly view: View;
  /** On a card nothing is chosen. */
  readonly rows?: Rows;
}): ReactNode {
  const language = useLanguage();
  const discs = discsIn(view.fight?.pieces ?? []);
  if (discs.length === 0) return null;
  const kinds = Map.groupBy(discs, ({ card }) => card);
  return (
    <ul className="musters" aria-label={cardWords.here[language]}>
      {[...kinds].map(([card, alike]) => (
        <li key={card} data-panel={rowOf(card)}>
          <div className="muster">
            <CardLink card={{ kind: "monster", id: card }} className="muster-open">
              {/* One disc beside it is counted at a glance. */}
              <span className={alike.length === 1 ? "unseen" : undefined}>{alike.length} × </span>
              {monsterOf(card).name[language]}
            </CardLink>
            <span className="muster-discs">
              {alike.map((piece) => (
                <MusterDisc key={piece.id} piece={piece} view={view} rows={rows} />
              ))}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function MusterDisc({
  piece,
  view,
  rows,
}: {
  readonly piece: Piece;
  readonly view: View;
  readonly rows: Rows | undefined;
}): ReactNode {
  const disc = <DiscOnBoard piece={piece} view={view} />;
  if (rows === undefined) return disc;
  return (
    <PieceRow piece={piece.id} rows={rows} className="muster-disc">
      {rows.lit.has(piece.id) ? (
        <PieceButton
          piece={piece.id}
          card={piece.card}
          name={nameIn(view, piece)}
          rows={rows}
          className="muster-choice"
        >
          {disc}
        </PieceButton>
      ) : (
        disc
      )}
    </PieceRow>
  );
}
