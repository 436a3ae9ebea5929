import { type DarkReign, type SeenCharacter, sheetWords, titleIn, type View } from "@ossuaire/dark-reign";
import { type ReactNode, useEffect, useRef } from "react";
import { Sheet } from "../../../look/Sheet.tsx";
import { useLanguage } from "../../../words/language.ts";
import { isActing } from "../offers.ts";
import { FingersContext, useCarrying } from "./carrying.ts";
import { type Drop, droppedOn } from "./drops.ts";
import { FoeSheet } from "./FoeSheet.tsx";
import { HeroSheet } from "./HeroSheet.tsx";
import { openSheet } from "./opened.ts";
import { pictureOf } from "./picture.ts";
import { SheetTabs } from "./SheetTabs.tsx";
import "./sheet.css";

/** A sheet laid over the table, with tabs that lead to the others. */
export function SheetLeaf({
  view,
  who,
  question,
  onChoose,
}: {
  readonly view: View;
  readonly who: SeenCharacter;
  readonly question: DarkReign["question"] | undefined;
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  const isHero = view.options.heroes.includes(who.id);
  const close = (): void => openSheet(undefined);
  const sheet = useRef<HTMLDivElement>(null);
  const begun = useRef<object>(undefined);
  const choose = (option: string): void => {
    begun.current = question;
    onChoose(option);
  };
  // What was begun here is asked on: to whom, or where to. That is answered at the table.
  useEffect(() => {
    if (begun.current === undefined || question === undefined || question === begun.current) return;
    begun.current = undefined;
    if (!isActing(question) && question.prompt !== "town") openSheet(undefined);
  }, [question]);
  const { carrying, grip } = useCarrying(sheet, (carried, drops) => {
    const [option] = drops.flatMap((drop) => droppedOn(question, carried, drop) ?? []);
    if (option !== undefined) choose(option);
  });
  const fingers = {
    grip,
    isOpen: (drop: Drop): boolean =>
      carrying !== undefined && droppedOn(question, carrying.carried, drop) !== undefined,
  };
  const title = isHero ? sheetWords.title : sheetWords.foe;
  return (
    <Sheet title={`${title[language]} — ${titleIn(who.id, view)[language]}`} wide onClose={close}>
      <FingersContext value={fingers}>
        <div className="dr-sheet" ref={sheet} data-carrying={carrying ? "" : undefined}>
          <SheetTabs view={view} open={who.id} />
          {isHero ? (
            <HeroSheet key={who.id} view={view} who={who} question={question} onChoose={choose} />
          ) : (
            <FoeSheet key={who.id} view={view} who={who} />
          )}
        </div>
      </FingersContext>
      {carrying && (
        <svg
          className="dr-carried"
          style={{ left: carrying.x, top: carrying.y }}
          viewBox="0 0 512 512"
          aria-hidden="true"
          focusable="false"
        >
          <path fill="currentColor" d={pictureOf(carrying.carried.line.card)} />
        </svg>
      )}
    </Sheet>
  );
}
