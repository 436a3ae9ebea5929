import type { Conquest } from "@ossuaire/conquest";
import { cardOf, tableWords } from "@ossuaire/conquest";
import { type CSSProperties, type ReactNode, useId, useState } from "react";
import { useLanguage } from "../../words/language.ts";
import type { HandProps } from "../look.ts";
import { CardFace } from "./CardFace.tsx";
import "./hand.css";

/**
 * The viewer's cards, held as a fan. A card rises under the pointer or the focus, and is read whole. A press lifts it out of
 * the hand; it is played by its button or by Enter, and Escape lays it back.
 */
export function Hand({ sight, lit, onChoose }: HandProps<Conquest>): ReactNode {
  const language = useLanguage();
  const id = useId();
  const [raised, setRaised] = useState<string>();
  const { hand, options } = sight.view;
  const middle = (hand.length - 1) / 2;
  const prompt = sight.decision?.prompt;
  const verb = prompt === "give-up" || prompt === "raise" ? tableWords.giveUp : tableWords.play;
  const play = (card: string): void => {
    setRaised(undefined);
    onChoose(card);
  };
  if (hand.length === 0) return null;
  return (
    <ul
      className={lit.size > 0 ? "hand" : "hand hand-quiet"}
      aria-label={tableWords.yourHand[language]}
      style={fan(hand.length)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || raised === undefined) return;
        event.stopPropagation();
        setRaised(undefined);
      }}
    >
      {hand.map((card, place) => (
        <li
          key={card}
          className={raised === card ? "hand-raised" : undefined}
          style={tilt(place - middle)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setRaised(undefined);
          }}
        >
          <div className="hand-card">
            {/* Over the card, not around it: the keyword is a link of its own. */}
            <button
              type="button"
              className={lit.has(card) ? "hand-choose hand-lit" : "hand-choose"}
              aria-labelledby={`${id}-${card}`}
              aria-disabled={!lit.has(card)}
              aria-expanded={lit.has(card) ? raised === card : undefined}
              onClick={({ currentTarget, detail }) => {
                // By keys: the one that has risen under the focus, and can be read, is played.
                const byKeys = detail === 0 && (raised === card || currentTarget.matches(":focus-visible"));
                if (byKeys && lit.has(card)) play(card);
                else setRaised(card);
              }}
            />
            <div id={`${id}-${card}`}>
              <CardFace id={card} wordless={!options.abilities} lookedUp={raised === card} />
            </div>
            {lit.has(card) && raised === card && (
              <button
                type="button"
                className="hand-play"
                aria-label={tableWords.doWith(verb, cardOf(card).name)[language]}
                // Not every browser gives a pressed button the focus: the card would sink before the press is over.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => play(card)}
              >
                {verb[language]}
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function fan(count: number): CSSProperties {
  return { "--count": count } as CSSProperties;
}

function tilt(offset: number): CSSProperties {
  return { "--offset": offset, "--away": Math.abs(offset) } as CSSProperties;
}
