import { colon, type Deed, deedWords, type Passing, shortDeed } from "@ossuaire/catacombs";
import { capital, say, type Words } from "@ossuaire/kernel";
import { type ReactNode, useId } from "react";
import { useLanguage } from "../../words/language.ts";
import { Emblem } from "./cards/Emblem.tsx";
import { toldOf } from "./deeds.ts";
import { figureOf } from "./ring.ts";

/** Something to do: its name, in a few words what it does, and for those who listen all of it. */
export function DeedButton({
  option,
  name,
  from,
  digit,
  why,
  onChoose,
}: {
  readonly option: Deed | Passing;
  /** Who does it, in the middle of a sentence. */
  readonly name: Words;
  /** Stands beside the same deed: only from where it is worked is shown. */
  readonly from?: string;
  /** The key that does the same. */
  readonly digit?: number | undefined;
  /** Why it cannot be done now. Whoever presses it all the same is told the rule. */
  readonly why?: Words;
  onChoose(option: string): void;
}): ReactNode {
  const language = useLanguage();
  const about = useId();
  const { brief, full } = toldOf(option);
  const second = why ?? brief;
  const kind = why === undefined ? (option.kind === "pass" ? "" : " deed-acts hand-lit") : " deed-barred";
  return (
    <>
      <button
        type="button"
        className={`button deed${kind}${from === undefined ? "" : " deed-from"}`}
        aria-label={from && capital(say`${name}${colon}${shortDeed(option)}`)[language]}
        aria-describedby={about}
        aria-disabled={why !== undefined}
        aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
        onClick={() => onChoose(option.id)}
      >
        {from === undefined ? (
          <>
            <svg className="deed-figure" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
              <path fill="currentColor" d={figureOf(option)} />
            </svg>
            <span className="deed-words">
              <span className="unseen">{deedWords.of(name)[language]} </span>
              {capital(shortDeed(option))[language]}
              {second !== undefined && <small>{second[language]}</small>}
            </span>
            {digit !== undefined && (
              <span className="deed-key" aria-hidden="true">
                {digit}
              </span>
            )}
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
