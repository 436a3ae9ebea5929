import { sheetWords } from "@ossuaire/dark-reign";
import type { Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useHold } from "../../../look/useHold.ts";
import { useLanguage } from "../../../words/language.ts";
import { openSheet } from "./opened.ts";

/** The name in somebody's row: its whole row opens the sheet. */
export function SheetButton({ who, name }: { readonly who: string; readonly name: Words }): ReactNode {
  const language = useLanguage();
  const open = (): void => openSheet(who);
  const held = useHold(open);
  return (
    <button
      type="button"
      className="dr-sheet-button"
      aria-haspopup="dialog"
      title={sheetWords.open(name)[language]}
      onClick={open}
      {...held}
    >
      {name[language]}
    </button>
  );
}
