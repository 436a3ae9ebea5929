import { type DarkReign, momentWords, tableWords, unforeseenSeen } from "@ossuaire/dark-reign";
import { type ReactNode, useState } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { PlaceProps } from "../../look.ts";
import { drawingOf } from "../drawings.ts";
import "./asked.css";

/** REG-TURN-05, 07: the Imprévu is turned up and says what it does; put aside, it can be read again until the round is over. */
export function Unforeseen({ told }: Pick<PlaceProps<DarkReign>, "told">): ReactNode {
  const language = useLanguage();
  const at = told.findLastIndex(({ type }) => type === "unforeseen");
  const [laid, setLaid] = useState<{ readonly at: number; readonly isAside: boolean }>();
  // Once somebody has done something it is in the way: who has not put it aside finds it there, after a reload too.
  const isAside = laid?.at === at ? laid.isAside : hasActedSince(told, at);
  const drawn = told[at];
  const round = told.findLastIndex(({ type }) => type === "round");
  if (drawn?.type !== "unforeseen" || at < round) return null;
  const { name, text, rule } = unforeseenSeen(drawn.card);
  if (isAside)
    return (
      <button type="button" className="dr-unforeseen-again" onClick={() => setLaid({ at, isAside: false })}>
        <Sign />
        <span className="unseen">{momentWords.read[language]} — </span>
        {name[language]}
      </button>
    );
  return (
    <section
      className="dr-unforeseen"
      key={at}
      aria-label={momentWords.unforeseen[language]}
      aria-live="polite"
    >
      <p>{momentWords.unforeseen[language]}</p>
      <Sign />
      <h2>{name[language]}</h2>
      <p>{text[language]}</p>
      <RuleLink id={rule} />
      <button
        type="button"
        className="leaf-close"
        aria-label={tableWords.close[language]}
        onClick={() => setLaid({ at, isAside: true })}
      >
        ×
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
