import { attackSeen, type DarkReign, oddsWords, testSeen, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";

/** REG-DICE: the exact chances of an attack or a test, before it is made, and what it brings to fail. Of all else, nothing. */
export function Odds({
  view,
  question,
  option,
}: {
  readonly view: View;
  readonly question: DarkReign["question"];
  readonly option: string;
}): ReactNode {
  const language = useLanguage();
  const odds = attackSeen(view, question, option);
  const test = testSeen(view, question, option);
  if (test !== undefined)
    return (
      <span className="dr-odds">
        <b>{oddsWords.share(test.chance)[language]}</b> {oddsWords.pass[language]}
        <small>{oddsWords.terms(test)[language]}</small>
        {test.failure && <small>{oddsWords.failure(test.failure)[language]}</small>}
      </span>
    );
  if (odds === undefined) return null;
  return (
    <span className="dr-odds">
      <b>{oddsWords.share(odds.wound)[language]}</b> {oddsWords.wound[language]}
      <small>
        {oddsWords.fell(odds.fell, odds.isHero)[language]} · {oddsWords.loss(odds.loss)[language]}
        {odds.wound.of < 100_000 && <> · {oddsWords.throws(odds.wound)[language]}</>}
      </small>
    </span>
  );
}
