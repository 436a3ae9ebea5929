import { type DarkReign, titleIn } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import type { FoesProps } from "../look.ts";
import { PieceRow } from "../PieceRow.tsx";
import { Life, Portrait } from "./Row.tsx";
import { ShowButton } from "./ShowButton.tsx";
import { isHere } from "./scene.ts";
import { SheetButton } from "./sheet/SheetButton.tsx";

/** Whom the heroes face, as far as they are on the board. */
export function Foes({ view, rows }: FoesProps<DarkReign>): ReactNode {
  const foes = view.characters.filter((who) => who.side === "mj" && isHere(who));
  if (foes.length === 0) return null;
  return (
    <div className="dr-foes">
      {foes.map((foe) => (
        <PieceRow key={foe.id} piece={foe.id} rows={rows} className="dr-foe" panel={foe.id}>
          <ShowButton who={foe.id} name={titleIn(foe.id, view)}>
            <Portrait who={foe} />
          </ShowButton>
          <span>
            <SheetButton who={foe.id} name={titleIn(foe.id, view)} />
            {foe.pv.length > 1 && ` ×${foe.pv.length}`}
          </span>
          <Life who={foe} />
        </PieceRow>
      ))}
    </div>
  );
}
