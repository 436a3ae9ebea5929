import { actorOf, optionWords, pieceName, shortWords } from "@ossuaire/catacombs";
import type { Decision } from "@ossuaire/kernel";
import { type ReactNode, useId } from "react";
import { useLanguage } from "../../words/language.ts";
import { Emblem } from "./cards/Emblem.tsx";
import { deedWords } from "./cards/words.ts";
import { toldOf } from "./deeds.ts";

/** Something to do: its name, in a few words what it does, and for those who listen all of it. */
export function DeedButton({
  option,
  decision,
  from,
  onChoose,
}: {
  readonly option: string;
  readonly decision: Decision;
  /** Stands beside the same deed: only from where it is worked is shown. */
  readonly from?: string;
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  const about = useId();
  const { brief, full } = toldOf(option);
  const kind = option.endsWith(":pass") ? "" : " button-forward hand-lit";
  return (
    <>
      <button
        type="button"
        className={`button deed${kind}${from === undefined ? "" : " deed-from"}`}
        aria-label={from && optionWords(option, decision)[language]}
        aria-describedby={about}
        onClick={() => onChoose(option)}
      >
        {from === undefined ? (
          <>
            <span className="unseen">{deedWords.of(pieceName(actorOf(option)))[language]} </span>
            {shortWords(option, decision)[language]}
            {brief !== undefined && <small>{brief[language]}</small>}
          </>
        ) : (
          <Emblem piece={from} />
        )}
      </button>
      <span id={about} hidden>
        {full[language]}
      </span>
    </>
  );
}
