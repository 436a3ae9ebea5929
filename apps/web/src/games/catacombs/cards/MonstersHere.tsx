import { cardWords, monsterOf, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { rowOf } from "../blows.ts";
import { discsIn } from "../monsters.ts";
import { CardLink } from "./CardLink.tsx";
import { DiscOnBoard } from "./DiscOnBoard.tsx";
import "./muster.css";

/** CAT-COMP-11: the monsters of this room, a row for each kind with its discs as they lie; each row opens the card. */
export function MonstersHere({ view: { fight } }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const discs = discsIn(fight?.pieces ?? []);
  if (fight === undefined || discs.length === 0) return null;
  const kinds = Map.groupBy(discs, ({ card }) => card);
  return (
    <ul className="musters" aria-label={cardWords.here[language]}>
      {[...kinds].map(([card, alike]) => (
        <li key={card} data-panel={rowOf(card)}>
          <CardLink card={{ kind: "monster", id: card }} className="muster">
            <span>
              {alike.length} × {monsterOf(card).name[language]}
            </span>
            <span className="muster-discs">
              {alike.map((piece) => (
                <DiscOnBoard key={piece.id} piece={piece} fight={fight} />
              ))}
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
