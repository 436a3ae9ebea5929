import type { Conquest } from "@ossuaire/conquest";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HandProps } from "../look.ts";
import { CardFace } from "./CardFace.tsx";
import "./hand.css";

/** The viewer's cards, held as a fan. A card rises under the pointer or the focus, and is read whole. */
export function Hand({ sight, lit, onChoose }: HandProps<Conquest>): ReactNode {
  const { t } = useTranslation();
  const [raised, setRaised] = useState<string>();
  const touch = useRef(false);
  const { hand } = sight.view;
  const middle = (hand.length - 1) / 2;
  const prompt = sight.decision?.prompt;
  const verb = prompt === "give-up" || prompt === "raise" ? t("conquest.giveUp") : t("conquest.play");
  if (hand.length === 0) return null;
  return (
    <ul
      className={lit.size > 0 ? "hand" : "hand hand-quiet"}
      aria-label={t("conquest.yourHand")}
      style={fan(hand.length)}
    >
      {hand.map((card, place) => (
        <li key={card} className={raised === card ? "hand-raised" : undefined} style={tilt(place - middle)}>
          <button
            type="button"
            className={lit.has(card) ? "hand-card hand-lit" : "hand-card"}
            aria-disabled={!lit.has(card)}
            onPointerDown={({ pointerType }) => {
              touch.current = pointerType !== "mouse";
            }}
            onBlur={() => setRaised(undefined)}
            onClick={() => {
              // A finger has no hover: it reads the card first, and plays it with a second tap.
              if (touch.current && raised !== card) return setRaised(card);
              touch.current = false;
              if (!lit.has(card)) return setRaised(raised === card ? undefined : card);
              setRaised(undefined);
              onChoose(card);
            }}
          >
            <CardFace id={card} />
            {lit.has(card) && (
              <span className="hand-play" aria-hidden="true">
                {verb}
              </span>
            )}
          </button>
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
