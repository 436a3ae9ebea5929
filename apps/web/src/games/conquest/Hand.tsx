import type { Conquest } from "@ossuaire/conquest";
import { tableWords } from "@ossuaire/conquest";
import { type CSSProperties, type ReactNode, useId, useRef, useState } from "react";
import { useLanguage } from "../../words/language.ts";
import type { HandProps } from "../look.ts";
import { CardFace } from "./CardFace.tsx";
import "./hand.css";

/** The viewer's cards, held as a fan. A card rises under the pointer or the focus, and is read whole. */
export function Hand({ sight, lit, onChoose }: HandProps<Conquest>): ReactNode {
  const language = useLanguage();
  const id = useId();
  const [raised, setRaised] = useState<string>();
  const touch = useRef(false);
  const { hand, options } = sight.view;
  const middle = (hand.length - 1) / 2;
  const prompt = sight.decision?.prompt;
  const verb =
    prompt === "give-up" || prompt === "raise" ? tableWords.giveUp[language] : tableWords.play[language];
  if (hand.length === 0) return null;
  return (
    <ul
      className={lit.size > 0 ? "hand" : "hand hand-quiet"}
      aria-label={tableWords.yourHand[language]}
      style={fan(hand.length)}
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
              onPointerDown={({ pointerType }) => {
                touch.current = pointerType !== "mouse";
              }}
              onContextMenu={(event) => {
                // A finger that stays: browsers take it for a click with the other button.
                if (!touch.current) return;
                event.preventDefault();
                setRaised(card);
              }}
              onClick={() => {
                // A finger has no hover: it reads the card first, and plays it with a second tap.
                if (touch.current && raised !== card) return setRaised(card);
                touch.current = false;
                if (!lit.has(card)) return setRaised(raised === card ? undefined : card);
                setRaised(undefined);
                onChoose(card);
              }}
            />
            <div id={`${id}-${card}`}>
              <CardFace id={card} wordless={!options.abilities} />
            </div>
            {lit.has(card) && (
              <span className="hand-play" aria-hidden="true">
                {verb}
              </span>
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
