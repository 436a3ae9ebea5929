import { cardWords, marksOf, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { discsIn } from "../monsters.ts";
import { DiscOnBoard, stateOfDisc } from "./DiscOnBoard.tsx";

/** CAT-COMP-11: on a monster's card, the discs of its kind in this room: which of them are wounded. */
export function DiscsOfKind({ card, view }: { readonly card: string; readonly view: View }): ReactNode {
  const language = useLanguage();
  const { fight } = view;
  const discs = discsIn(fight?.pieces ?? []).filter((piece) => piece.card === card);
  if (fight === undefined || discs.length === 0) return null;
  const abouts = new Map(
    discs
      .flatMap((piece) => marksOf(view, piece))
      .flatMap(({ kind, about }) => (about === undefined ? [] : [[kind, about] as const])),
  );
  return (
    <>
      <h3>{cardWords.here[language]}</h3>
      <ul className="discs-here">
        {discs.map((piece) => (
          <li key={piece.id}>
            <DiscOnBoard piece={piece} view={view} />
            <span aria-hidden="true">{stateOfDisc(piece, view)[language]}</span>
          </li>
        ))}
      </ul>
      {[...abouts].map(([kind, about]) => (
        <p key={kind} className="card-said">
          {about[language]}
        </p>
      ))}
    </>
  );
}
