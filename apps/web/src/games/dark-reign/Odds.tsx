import { attackSeen, type DarkReign, oddsWords, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";

/** REG-DICE: the exact chances of an attack, before it is made. Of what is no attack, nothing. */
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
