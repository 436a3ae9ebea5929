import {
  attackSeen,
  bashSeen,
  type DarkReign,
  oddsWords,
  searchSeen,
  testSeen,
  type View,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { type Language, useLanguage } from "../../words/language.ts";

interface OddsProps {
  readonly view: View;
  readonly question: DarkReign["question"];
  readonly option: string;
}

/** REG-DICE: the exact chances of an attack, a test, a blow on a door or a search, before it is made, and what it brings to fail. Of all else, nothing. */
export function Odds(props: OddsProps): ReactNode {
  const language = useLanguage();
  const { share, words, more } = oddsOf(props, language) ?? {};
  if (share === undefined) return null;
  return (
    <span className="dr-odds">
      <b>{share}</b> {words}
      {more?.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </span>
  );
}

interface Said {
  readonly share: string;
  readonly words: string;
  readonly more: readonly string[];
}

function oddsOf({ view, question, option }: OddsProps, language: Language): Said | undefined {
  const test = testSeen(view, question, option);
  if (test !== undefined)
    return {
      share: oddsWords.share(test.chance)[language],
      words: oddsWords.pass[language],
      more: [
        oddsWords.terms(test)[language],
        ...(test.failure ? [oddsWords.failure(test.failure)[language]] : []),
      ],
    };
  const search = searchSeen(view, question, option);
  if (search !== undefined)
    return {
      share: oddsWords.share(search.finds)[language],
      words: oddsWords.find[language],
      more: [
        [
          oddsWords.dice(search.dice)[language],
          ...(search.harms.cases > 0 ? [oddsWords.harm(search.harms)[language]] : []),
          oddsWords.throws(search.finds)[language],
        ].join(" · "),
      ],
    };
  const attack = attackSeen(view, question, option);
  const blow = attack ?? bashSeen(view, question, option);
  if (blow === undefined) return undefined;
  const end = attack ? oddsWords.fell(attack.fell, attack.isHero) : oddsWords.shatter(blow.fell);
  return {
    share: oddsWords.share(blow.wound)[language],
    words: (attack ? oddsWords.wound : oddsWords.batter)[language],
    more: [
      [
        end[language],
        oddsWords.loss(blow.loss)[language],
        ...(blow.wound.of < 100_000 ? [oddsWords.throws(blow.wound)[language]] : []),
      ].join(" · "),
    ],
  };
}
