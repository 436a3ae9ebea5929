import { belongingsSeen, nameIn, shortErrand, townWords } from "@ossuaire/dark-reign";
import { listed } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { ErrandButton } from "./ErrandButton.tsx";
import { ErrandRow } from "./ErrandRow.tsx";
import type { Errands } from "./errands.ts";

/** REG-VERDICT-22, 81, REG-TOWN-27: one's own things: to sell, hold, wear, put away, hand over; and écus for others. */
export function Belongings({ view, visit, onChoose }: Errands): ReactNode {
  const language = useLanguage();
  const own = belongingsSeen(view, visit);
  const gifts = (visit?.options ?? []).filter((one) => "errand" in one && one.errand === "hand-ecus");
  return (
    <>
      <h3>{townWords.pack[language]}</h3>
      {own.length === 0 && <p className="town-note">{townWords.nothing[language]}</p>}
      <ul className="errands">
        {own.map(({ id, name, count, place, weight, effects, options, bar }) => (
          <ErrandRow
            key={id}
            name={count > 1 ? `${name[language]} × ${count}` : name[language]}
            aside={place[language]}
            text={listed([...effects, townWords.weight(weight)])[language]}
            bar={bar}
          >
            {options.map((option) => (
              <ErrandButton
                key={option.id}
                words={shortErrand(option, view)[language]}
                about={name[language]}
                onPress={() => onChoose(option.id)}
              />
            ))}
          </ErrandRow>
        ))}
      </ul>
      {gifts.length > 0 && (
        <div className="errand-deeds">
          {gifts.map((option) => (
            <button
              key={option.id}
              type="button"
              className="errand-button"
              data-answer=""
              onClick={() => onChoose(option.id)}
            >
              {townWords.handEcus(nameIn(("target" in option && option.target) || "", view))[language]}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
