import { cardWords, tradeWords } from "@ossuaire/catacombs";
import type { Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import type { Deal } from "./gifts.ts";

/** The word that makes a deal; beside it what is still missing, and who could give that. */
export function Agree({
  deal: { hero, price },
  missing,
  others,
  verb,
  isForAll,
  onAgree,
}: {
  readonly deal: Deal;
  readonly missing: number;
  readonly others: number;
  readonly verb: Words;
  readonly isForAll: boolean;
  onAgree(): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <>
      {missing > 0 && (
        <p className="bargain-missing" role="status">
          {(missing > others ? tradeWords.missing : tradeWords.fromOthers)(missing)[language]}
        </p>
      )}
      <button
        type="button"
        className="button button-forward bargain-agree"
        disabled={missing > others}
        onClick={onAgree}
      >
        {verb[language]}
        <small>{(isForAll ? cardWords.gold100(price) : tradeWords.forHero(price, hero))[language]}</small>
      </button>
    </>
  );
}
