import type { View } from "@ossuaire/catacombs";
import { cardWords, tradeWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";

/** CAT-MERCH-08, CAT-RULING-58: what the living Heroes could pay together. */
export function Purse({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const gold = Object.values(view.heroes)
    .filter(({ life }) => life > 0)
    .reduce((sum, hero) => sum + hero.gold, 0);
  return (
    <span className="trade-purse">
      {tradeWords.purse[language]} <b>{cardWords.gold100(gold)[language]}</b>
    </span>
  );
}
