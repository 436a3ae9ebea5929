import { type DarkReign, momentWords, tableWords, unforeseenSeen } from "@ossuaire/dark-reign";
import { type ReactNode, useState } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";
import { choose } from "../chosen.ts";
import { drawingOf } from "../drawings.ts";
import "./asked.css";

/**
 * REG-TURN-05, 07: the Imprévu is turned up and says what it does; put aside, it can be read again until the round is over.
 * It gives way to the ways of a deed.
 */
export function Unforeseen({
  told,
  gives,
}: Pick<PlaceProps<DarkReign>, "told"> & { readonly gives: boolean }): ReactNode {
  const language = useLanguage();
  const at = told.findLastIndex(({ type }) => type === "unforeseen");
  const [laid, setLaid] = useState<{ readonly at: number; readonly isAside: boolean }>();
  // Once somebody has done something it is in the way: who has not put it aside finds it there, after a reload too.
  const isAside = laid?.at === at ? laid.isAside : hasActedSince(told, at);
  const drawn = told[at];
  const round = told.findLastIndex(({ type }) => type === "round");
  if (drawn?.type !== "unforeseen" || at < round) return null;
  if (gives && !isAside) setLaid({ at, isAside: true });
  const { name, text, rule } = unforeseenSeen(drawn.card);
  return (
    <section
      className={isAside ? "dr-unforeseen-aside" : "dr-unforeseen"}
      key={at}
      aria-label={isAside ? undefined : momentWords.unforeseen[language]}
      aria-live={isAside ? undefined : "polite"}
    >
      {!isAside && (
        <>
          <p>{momentWords.unforeseen[language]}</p>
          <Sign />
          <h2>{name[language]}</h2>
          <p>{text[language]}</p>
          <RuleLink id={rule} />
        </>
      )}
      {/* The same button both ways: whoever presses it by keys stays on it. */}
      <button
        type="button"
        className={isAside ? "dr-unforeseen-again" : "leaf-close"}
        aria-label={isAside ? undefined : tableWords.close[language]}
        onClick={() => {
          choose(undefined);
          setLaid({ at, isAside: !isAside });
        }}
      >
        {isAside ? (
          <>
            <Sign />
            <span className="unseen">{momentWords.read[language]} — </span>
            {name[language]}
          </>
        ) : (
          "×"
        )}
      </button>
    </section>
  );
}

const hasActedSince = (told: PlaceProps<DarkReign>["told"], at: number): boolean =>
  told.slice(at).some(({ type }) => type === "does" || type === "stepped");

function Sign(): ReactNode {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={drawingOf("card", "unforeseen")} />
    </svg>
  );
}
