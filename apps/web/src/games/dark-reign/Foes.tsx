import { type DarkReign, tableWords, titleIn } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import type { FoesProps } from "../look.ts";
import { PieceRow } from "../PieceRow.tsx";
import { Life, Portrait } from "./Row.tsx";
import { isHere } from "./scene.ts";
import { showWho } from "./shown.ts";

/** Whom the heroes face, as far as they are on the board. */
export function Foes({ view, rows }: FoesProps<DarkReign>): ReactNode {
  const language = useLanguage();
  const foes = view.characters.filter((who) => who.side === "mj" && isHere(who));
  if (foes.length === 0) return null;
  return (
    <div className="dr-foes">
      {foes.map((foe) => (
        <PieceRow key={foe.id} piece={foe.id} rows={rows} className="dr-foe" panel={foe.id}>
          <Portrait who={foe} />
          <button
            type="button"
            className="dr-show"
            title={tableWords.show[language]}
            onClick={() => showWho(foe.id)}
          >
            {titleIn(foe.id, view)[language]}
            {foe.pv.length > 1 && ` ×${foe.pv.length}`}
          </button>
          <Life who={foe} />
        </PieceRow>
      ))}
    </div>
  );
}
