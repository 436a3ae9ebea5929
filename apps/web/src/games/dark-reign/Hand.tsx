import { type DarkReign, deedTitle, tableWords } from "@ossuaire/dark-reign";
import { type ReactNode, useMemo } from "react";
import { useLanguage } from "../../words/language.ts";
import type { HandProps } from "../look.ts";
import { choose, useChosen } from "./chosen.ts";
import { DeedButton } from "./DeedButton.tsx";
import { deedsIn, isActing, offersOf } from "./offers.ts";

/** REG-ACT-03: all that can be done now beside walking, each with what it costs; what has several ways shows them on the board. */
export function Hand({ sight: { view, decision }, onChoose }: HandProps<DarkReign>): ReactNode {
  const language = useLanguage();
  const chosen = useChosen(decision);
  const deeds = useMemo(() => [...deedsIn(offersOf(view, decision))], [view, decision]);
  if (!isActing(decision)) return null;
  const { who, actions } = decision.about;
  const press = (deed: string): void => {
    const [only, another] = deeds.find(([id]) => id === deed)?.[1] ?? [];
    if (only !== undefined && another === undefined && only.target === undefined) onChoose(only.id);
    else choose(chosen?.deed === deed ? undefined : { question: decision, deed });
  };
  const rest = decision.options.filter((option) => !("deed" in option));
  return (
    <div className="deeds dr-deeds">
      <fieldset className="dr-row" aria-label={tableWords.deeds[language]}>
        {deeds.map(([deed, offers]) => (
          <DeedButton
            key={deed}
            deed={deed}
            words={deedTitle(view, deed)[language]}
            cost={Math.min(...offers.map(({ cost }) => cost))}
            isChosen={chosen?.deed === deed}
            onPress={() => press(deed)}
          />
        ))}
      </fieldset>
      <div className="dr-ends">
        <p className="dr-left">
          <span aria-hidden="true">{"◆".repeat(actions)}</span> {actions} {tableWords.actions[language]}
        </p>
        {rest.map(({ id }) => (
          <button key={id} type="button" className="button" data-option={id} onClick={() => onChoose(id)}>
            <span>
              {id === "end" ? tableWords.end(view, who)[language] : tableWords.pass(id)[language]}
              {id === "end" && actions > 0 && <small>{tableWords.leaves(actions)[language]}</small>}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
