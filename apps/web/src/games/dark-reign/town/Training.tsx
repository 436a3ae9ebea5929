import { raisesSeen, townWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { ErrandButton } from "./ErrandButton.tsx";
import { ErrandRow } from "./ErrandRow.tsx";
import type { Errands } from "./errands.ts";

/** REG-XP-05 to 07, 10, 11: what XP can raise, and what one more would change. */
export function Training({ view, visit, onChoose }: Errands): ReactNode {
  const language = useLanguage();
  return (
    <>
      <h3>{townWords.training[language]}</h3>
      <ul className="errands">
        {raisesSeen(view, visit).map(({ id, name, text, xp, from, option, bar }) => (
          <ErrandRow
            key={id}
            name={`${name[language]} ${from}`}
            text={text[language]}
            price={townWords.xp(xp)[language]}
            bar={bar}
          >
            {option && (
              <ErrandButton
                words={townWords.raise[language]}
                about={name[language]}
                onPress={() => onChoose(option.id)}
              />
            )}
          </ErrandRow>
        ))}
      </ul>
    </>
  );
}
