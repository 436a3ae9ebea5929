import {
  addedWords,
  attackSeen,
  bashSeen,
  type DarkReign,
  oddsWords,
  searchSeen,
  soakWords,
  testSeen,
  type View,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { type Language, useLanguage } from "../../words/language.ts";
import { Die } from "./Die.tsx";

interface OddsProps {
  readonly view: View;
  readonly question: DarkReign["question"];
  readonly option: string;
}

/** REG-DICE: the exact chances of an attack, a test, a blow on a door or a search, before it is made, and what it brings to fail. Of all else, nothing. */
export function Odds(props: OddsProps): ReactNode {
  const language = useLanguage();
  const { share, words, blow, more } = oddsOf(props, language) ?? {};
  if (share === undefined) return null;
  return (
    <span className="dr-odds">
      <b>{share}</b> {words}
      {blow && <Formula blow={blow} />}
      {more?.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </span>
  );
}

/** The dice of an attack and what is added to them and taken off. */
function Formula({ blow: { kind, level, dice, fixed, soak } }: { readonly blow: Blow }): ReactNode {
  const language = useLanguage();
  return (
    <span className="dr-formula">
      <Die level={level} /> <span className="unseen">{level} + </span>
      {Array.from({ length: dice }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one D is like another
        <Die key={n}>D</Die>
      ))}
      {fixed !== 0 && (
        <span>
          + <i>{fixed}</i> <span className="dr-formula-words">{addedWords(kind)[language]}</span>
        </span>
      )}
      {soak !== 0 && (
        <span>
          − <i>{soak}</i> <span className="dr-formula-words">{soakWords[language]}</span>
        </span>
      )}
    </span>
  );
}

type Blow = NonNullable<ReturnType<typeof attackSeen>>["blow"];

interface Said {
  readonly share: string;
  readonly words: string;
  /** Of what an attack is made. */
  readonly blow?: Blow | undefined;
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
    blow: attack?.blow,
    more: [
      [
        ...(attack ? [oddsWords.hit(attack.hit)[language]] : []),
        end[language],
        oddsWords.loss(blow.loss)[language],
        ...(blow.wound.of < 100_000 ? [oddsWords.throws(blow.wound)[language]] : []),
      ].join(" · "),
    ],
  };
}
