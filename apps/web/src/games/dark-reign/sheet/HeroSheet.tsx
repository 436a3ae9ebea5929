import { kindWords, sheetWords, tableWords, titleIn } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Portrait, States } from "../Row.tsx";
import { Arms } from "./Arms.tsx";
import { Circle } from "./Circle.tsx";
import { Gear } from "./Gear.tsx";
import { Learned } from "./Learned.tsx";
import { Load } from "./Load.tsx";
import type { SheetProps } from "./props.ts";

/** REG-SHEET: what a hero is on the left, what he has on the right. */
export function HeroSheet(props: SheetProps): ReactNode {
  const { view, who } = props;
  const language = useLanguage();
  return (
    <div className="dr-book">
      <div className="dr-page">
        <header className="dr-sheet-head">
          <Portrait who={who} />
          <div>
            <h3>{titleIn(who.id, view)[language]}</h3>
            <p>{kindWords(who)[language]}</p>
          </div>
          <ul>
            <li>{tableWords.ecus(who.ecus)[language]}</li>
            <li>{sheetWords.xp(who.xp)[language]}</li>
          </ul>
        </header>
        <Circle view={view} who={who} />
        <Arms view={view} who={who} />
        <p className="dr-sheet-note">{sheetWords.test[language]}</p>
      </div>
      <div className="dr-page">
        <Gear {...props} />
        <Load who={who} />
        <Learned view={view} who={who} />
        <p className="dr-sheet-line">
          <b>{sheetWords.handicaps[language]}</b> {sheetWords.none[language]}
        </p>
        <States view={view} who={who} />
      </div>
    </div>
  );
}
