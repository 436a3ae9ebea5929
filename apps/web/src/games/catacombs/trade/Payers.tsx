import { heroCard, tradeWords, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { type Gifts, purseOf, total } from "./gifts.ts";

/** CAT-MERCH-08: what each of one's Heroes gives, and what he has left. */
export function Payers({
  view,
  payers,
  price,
  gifts,
  onChange,
}: {
  readonly view: View;
  readonly payers: readonly string[];
  readonly price: number;
  readonly gifts: Gifts;
  onChange(gifts: Gifts): void;
}): ReactNode {
  const language = useLanguage();
  const gathered = total(gifts);
  return (
    <fieldset className="payers">
      <legend>{tradeWords.payers[language]}</legend>
      {payers.map((hero) => {
        const given = gifts[hero] ?? 0;
        const purse = purseOf(view, hero);
        const give = (gold: number) => onChange({ ...gifts, [hero]: gold });
        return (
          <div key={hero} className="payer">
            <span className="payer-name">
              <b>{heroCard(hero).name[language]}</b>
              <i>{tradeWords.rest(purse, given)[language]}</i>
            </span>
            <button
              type="button"
              aria-label={tradeWords.less(hero)[language]}
              disabled={given === 0}
              onClick={() => give(given - 100)}
            >
              −
            </button>
            <output>{given}</output>
            <button
              type="button"
              aria-label={tradeWords.more(hero)[language]}
              disabled={given >= purse || gathered >= price}
              onClick={() => give(given + 100)}
            >
              +
            </button>
          </div>
        );
      })}
      <p className="payers-sum">
        {tradeWords.gathered[language]} <b>{tradeWords.ofPrice(gathered, price)[language]}</b>
      </p>
    </fieldset>
  );
}
