import { type DarkReign, momentWords, tableWords, unforeseenSeen } from "@ossuaire/dark-reign";
import type { Sight } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import { drawingOf } from "../drawings.ts";
import "./asked.css";

interface Turned {
  /** Of the page on which it was turned up. */
  readonly page: number;
  readonly card: string | undefined;
  readonly round: number;
}

/** REG-TURN-05, 07: the Imprévu is turned up and says what it does; put aside, it can be read again until the round is over. */
export function Unforeseen({ sight }: { readonly sight: Sight<DarkReign> }): ReactNode {
  const { events, view, page } = sight;
  const language = useLanguage();
  const [turned, setTurned] = useState<Turned>();
  const [aside, setAside] = useState<number>();
  const drawn = events.findLast((event) => event.type === "unforeseen");
  if (drawn?.type === "unforeseen" && turned?.page !== page)
    setTurned({ page, card: drawn.card, round: view.round });
  if (turned === undefined || turned.round !== view.round) return null;
  const { name, text, rule } = unforeseenSeen(turned.card);
  if (aside === turned.page)
    return (
      <button type="button" className="dr-unforeseen-again" onClick={() => setAside(undefined)}>
        <Sign />
        <span className="unseen">{momentWords.read[language]} — </span>
        {name[language]}
      </button>
    );
  return (
    <section
      className="dr-unforeseen"
      key={turned.page}
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
        onClick={() => setAside(turned.page)}
      >
        ×
      </button>
    </section>
  );
}

function Sign(): ReactNode {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={drawingOf("card", "unforeseen")} />
    </svg>
  );
}
