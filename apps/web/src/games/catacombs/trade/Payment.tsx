import { detailOf, type QuestionOf, tradeWords, type View } from "@ossuaire/catacombs";
import type { Answer } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { Payers } from "./Payers.tsx";

/** CAT-RULING-57: a Hero is asked for gold by somebody else: for what, for whom, at which price, out of which purse. */
export function Payment({
  question,
  view,
  onAnswer,
}: {
  readonly question: QuestionOf<"pay">;
  readonly view: View;
  onAnswer(answer: Answer): void;
}): ReactNode {
  const language = useLanguage();
  const { about, min, max, rule } = question;
  const [given, setGiven] = useState(100 * max);
  return (
    <div className="parchment bargain">
      <p>
        {detailOf(question, view)?.[language]} <RuleLink id={rule} />
      </p>
      <Payers
        view={view}
        payers={[about.payer]}
        price={100 * max}
        gifts={{ [about.payer]: given }}
        onChange={(gifts) => setGiven(Math.max(100 * min, gifts[about.payer] ?? 0))}
      />
      <button
        type="button"
        className="button button-forward bargain-agree hand-lit"
        onClick={() => onAnswer({ kind: "amount", amount: given / 100 })}
      >
        {tradeWords.give[language]}
        <small>{tradeWords.purse(about.payer, given)[language]}</small>
      </button>
    </div>
  );
}
