import { type SeenCharacter, stateWords, type View } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { coatOf } from "./coats.ts";
import { drawingOf } from "./drawings.ts";

interface Who {
  readonly who: SeenCharacter;
}

/** Somebody's figure in the colours in which it stands on the board. */
export function Portrait({
  who: { card, side },
}: {
  readonly who: Pick<SeenCharacter, "card" | "side">;
}): ReactNode {
  const { lit, shaded, ink } = coatOf(card, side);
  return (
    <span
      className="dr-portrait"
      data-side={side}
      style={{ background: `linear-gradient(135deg, ${lit}, ${shaded})`, color: ink }}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={drawingOf("figure", card)} />
      </svg>
    </span>
  );
}

/** A bar, and always the number beside it. */
export function Life({ who: { pv, most } }: Who): ReactNode {
  const left = pv.reduce((sum, one) => sum + one, 0);
  const whole = Math.max(1, most * pv.length);
  const share = Math.min(1, Math.max(0, left / whole));
  return (
    <p className="dr-life">
      <span className="dr-bar" data-low={share > 0.6 ? undefined : share > 0.3 ? "hurt" : "badly"}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <b>{left}</b>/{whole} PV
    </p>
  );
}

/** What has befallen somebody: signs with their words. */
export function States({ view, who }: Who & { readonly view: View }): ReactNode {
  const language = useLanguage();
  const states = stateWords(view, who);
  if (states.length === 0) return null;
  return (
    <ul className="dr-states">
      {states.map(({ id, words }) => (
        <li key={id}>
          <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <path fill="currentColor" d={drawingOf("state", id)} />
          </svg>
          {words[language]}
        </li>
      ))}
    </ul>
  );
}
