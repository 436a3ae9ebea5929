import { type Catacombs, cardNames, corrosionWords, type Event, lineOf } from "@ossuaire/catacombs";
import type { CSSProperties, ReactNode } from "react";
import { MomentSheet } from "../../../play/moments/MomentSheet.tsx";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { MomentProps } from "../../look.ts";
import { Emblem } from "../cards/Emblem.tsx";
import { Picture } from "../cards/Picture.tsx";
import "./corrosion.css";

/** SOL-CORROSION-11: a fan of backs, and then the card that was drawn out of it, for everybody to see. */
export function Corrosion({ heard, speed, onClose }: MomentProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const drawn = heard.findLast(isDraw);
  if (drawn === undefined) return null;
  const { hero, item, cards, rule, type } = drawn;
  return (
    <MomentSheet
      title={corrosionWords.title[language]}
      aside={
        <figure className="drawn">
          <Picture kind="item" id={item} />
          <figcaption>{cardNames.item(item)[language]}</figcaption>
        </figure>
      }
      speed={speed}
      go={corrosionWords.on[language]}
      onGo={onClose}
      onStay={onClose}
    >
      <p className="fan-of">
        <Emblem piece={hero} /> {corrosionWords.how[language]}
      </p>
      <Fan cards={cards} />
      <p className="fan-told">
        <b>{lineOf(drawn)[language]}.</b> {corrosionWords[type === "corroded" ? "lost" : "back"][language]}{" "}
        <RuleLink id={rule} />
      </p>
    </MomentSheet>
  );
}

/** So many backs; which of them is drawn, chance has said before, and nobody could tell. */
function Fan({ cards }: { readonly cards: number }): ReactNode {
  const middle = (cards - 1) / 2;
  return (
    <div className="fan" aria-hidden="true">
      {Array.from({ length: cards }, (_, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          key={place}
          className={place === Math.floor(middle) ? "fan-drawn" : undefined}
          style={turnedBy(place - middle)}
        />
      ))}
    </div>
  );
}

function turnedBy(steps: number): CSSProperties {
  return { rotate: `${steps * 12}deg` };
}

function isDraw(event: Event): event is Event<"corroded" | "corrosion-spared"> {
  return event.type === "corroded" || event.type === "corrosion-spared";
}
