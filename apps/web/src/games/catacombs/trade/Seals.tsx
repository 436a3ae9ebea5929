import { discountsAt, tradeWords, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";

/** CAT-MERCH-05, CAT-RULING-56, SOL-MERCHANT-08: how often the half price can still be had, if at all. */
export function Seals({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const { all, left } = discountsAt(view);
  if (all === 0) {
    const isMaze = view.options.layout === "labyrinth";
    return <p className="seals">{(isMaze ? tradeWords.noSeals : tradeWords.fullPrices)[language]}</p>;
  }
  return (
    <p className="seals">
      {Array.from({ length: all }, (_, seal) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seals are alike
        <span key={seal} className={seal < left ? "seal" : "seal seal-spent"} aria-hidden="true">
          ½
        </span>
      ))}
      {tradeWords.seals(left)[language]}
    </p>
  );
}
