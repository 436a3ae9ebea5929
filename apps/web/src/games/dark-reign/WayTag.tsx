import { tableWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";

/** What the way to where somebody points would cost. */
export function WayTag({ steps, actions }: { readonly steps: number; readonly actions: number }): ReactNode {
  return (
    <p className="dr-way" role="status">
      {tableWords.way(steps, actions)[useLanguage()]}
    </p>
  );
}
