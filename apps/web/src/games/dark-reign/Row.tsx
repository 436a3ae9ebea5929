import {
  kindWords,
  type SeenCharacter,
  stateWords,
  thingName,
  thingsSeen,
  type View,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { coatOf } from "./coats.ts";
import { drawingOf } from "./drawings.ts";
import { pictureOf } from "./sheet/picture.ts";

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
      <span>
        <b>{left}</b>/{whole} PV
      </span>
    </p>
  );
}

/** Race and vocation, and what is in the hands and worn; the sheet tells more of it. */
export function Bearing({ view, who }: Who & { readonly view: View }): ReactNode {
  const language = useLanguage();
  const borne = thingsSeen(view, who.id).filter(({ at }) => at !== "bag" && at !== "strongbox");
  return (
    <>
      <p className="dr-kind">{kindWords(who)[language]}</p>
      {borne.length > 0 && (
        <ul className="dr-held">
          {borne.map(({ card, things: [thing] }) => (
            <li key={thing.id} title={thingName(card.id)[language]}>
              <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
                <path fill="currentColor" d={pictureOf(card)} />
              </svg>
              <span className="unseen">{thingName(card.id)[language]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
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
