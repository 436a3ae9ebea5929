import { type SeenCharacter, sheetWords, titleIn, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Portrait } from "../Row.tsx";
import { isHere } from "../scene.ts";
import { openSheet } from "./opened.ts";
import { useDrop } from "./useDrop.ts";

/** Heroes first, then whoever else is on the board. An object that is dragged onto another hero is given to them. */
export function SheetTabs({ view, open }: { readonly view: View; readonly open: string }): ReactNode {
  const { heroes } = view.options;
  const others = view.characters.filter((one) => isHere(one) && !heroes.includes(one.id));
  const all = [...view.characters.filter(({ id }) => heroes.includes(id)), ...others];
  return (
    <nav className="dr-tabs" aria-label={sheetWords.tabs[useLanguage()]}>
      {all.map((one) => (
        <Tab key={one.id} view={view} who={one} isOpen={one.id === open} />
      ))}
    </nav>
  );
}

function Tab({
  view,
  who,
  isOpen,
}: {
  readonly view: View;
  readonly who: SeenCharacter;
  readonly isOpen: boolean;
}): ReactNode {
  const language = useLanguage();
  const drop = useDrop({ kind: "hero", id: who.id });
  return (
    <button
      type="button"
      className="dr-tab"
      aria-current={isOpen ? "true" : undefined}
      onClick={() => openSheet(who.id)}
      {...drop}
    >
      <Portrait who={who} />
      <span>{titleIn(who.id, view)[language]}</span>
    </button>
  );
}
