import { type DarkReign, deedTitle, tableWords } from "@ossuaire/dark-reign";
import { type ReactNode, useMemo } from "react";
import { useLanguage } from "../../words/language.ts";
import type { HandProps } from "../look.ts";
import { choose, useChosen } from "./chosen.ts";
import { DeedButton } from "./DeedButton.tsx";
import { drawingOf } from "./drawings.ts";
import { isLuck } from "./luck.ts";
import { useDraft } from "./master/draft.ts";
import { ForMe } from "./master/ForMe.tsx";
import { Nexts } from "./master/Nexts.tsx";
import { Tray } from "./master/Tray.tsx";
import { barOf, isActing, offersOf } from "./offers.ts";
import { digitOf, runKey, useDeedKeys } from "./useDeedKeys.ts";

/** REG-ACT-03: all that can be done now beside walking, each with what it costs; what has several ways shows them on the board. */
export function Hand({
  sight: { view, decision },
  lit,
  onChoose,
  onAnswer,
}: HandProps<DarkReign>): ReactNode {
  const language = useLanguage();
  const chosen = useChosen(decision);
  const draft = useDraft(decision);
  // A coach asks for some of them alone.
  const isLit = (id: string): boolean => lit.size === 0 || lit.has(id);
  const all = useMemo(() => offersOf(view, decision), [view, decision]);
  const { bar } = barOf(all.filter(({ id }) => isLit(id)));
  const press = (deed: string): void => {
    if (decision === undefined) return;
    const [only, another] = bar.find(([id]) => id === deed)?.[1] ?? [];
    // What is a matter of luck shows its chance first.
    const isSure = only !== undefined && only.target === undefined && !isLuck(view, decision, only.id);
    if (isSure && another === undefined) onChoose(only.id);
    else choose(chosen?.deed === deed ? undefined : { question: decision, deed });
  };
  const canRun = all.some(({ id, deed }) => deed === "run" && isLit(id)) && decision?.prompt === "act";
  useDeedKeys(
    bar.map(([id]) => id),
    canRun,
    press,
  );
  if (draft !== undefined) return <Tray draft={draft} onAnswer={onAnswer} />;
  if (decision?.prompt === "next") return <Nexts view={view} question={decision} onChoose={onChoose} />;
  if (!isActing(decision)) return decision ? <ForMe view={view} question={decision} /> : null;
  const { who, actions } = decision.about;
  const rest = decision.options.filter((option) => !("deed" in option) && isLit(option.id));
  return (
    <div className="deeds dr-deeds">
      <fieldset className="dr-row" aria-label={tableWords.deeds[language]}>
        {canRun && (
          <DeedButton
            deed="run"
            digit={runKey}
            words={deedTitle(view, "run")[language]}
            cost={1}
            isChosen={chosen?.deed === "run"}
            onPress={() => press("run")}
          />
        )}
        {bar.map(([deed, offers], place) => (
          <DeedButton
            key={deed}
            deed={deed}
            digit={digitOf(place)}
            words={deedTitle(view, deed)[language]}
            cost={Math.min(...offers.map(({ cost }) => cost))}
            isChosen={chosen?.deed === deed}
            onPress={() => press(deed)}
          />
        ))}
        <button
          type="button"
          className="button dr-deed dr-more"
          aria-pressed={chosen?.isMore === true}
          onClick={() => choose(chosen?.isMore ? undefined : { question: decision, isMore: true })}
        >
          <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <path fill="currentColor" d={drawingOf("deed", "more")} />
          </svg>
          <span className="dr-deed-name">{tableWords.more[language]}</span>
        </button>
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
      <ForMe view={view} question={decision} />
    </div>
  );
}
