import { effectParts, type Handling, sheetWords, type ThingSeen, thingName } from "@ossuaire/dark-reign";
import { type ReactNode, useContext, useId, useState } from "react";
import { useLanguage } from "../../../words/language.ts";
import { FingersContext } from "./carrying.ts";
import { pictureOf } from "./picture.ts";
import { useDrop } from "./useDrop.ts";
import { Ways, type WaysProps } from "./Ways.tsx";

/** REG-SHEET-04: an object with its effect and weight. Pressed, it says what can be done with it; dragged, it is done. */
export function ThingLine({
  line,
  handlings,
  place,
  ...ways
}: {
  readonly line: ThingSeen;
  readonly handlings: readonly Handling[];
  /** In which hand, or where on the body. */
  readonly place?: string;
} & Pick<WaysProps, "view" | "question" | "onChoose">): ReactNode {
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const fingers = useContext(FingersContext);
  const list = useId();
  const { card, things } = line;
  const [{ id, runes = [], used }] = things;
  const drop = useDrop({ kind: "thing", id });
  const effect = effectParts(card).map((part) => part[language]);
  return (
    <div className="dr-thing-line" {...drop}>
      <button
        type="button"
        className="dr-thing"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
        {...fingers?.grip({ line, handlings })}
      >
        <svg
          className="dr-thing-sign"
          data-grip=""
          viewBox="0 0 512 512"
          aria-hidden="true"
          focusable="false"
        >
          <path fill="currentColor" d={pictureOf(card)} />
        </svg>
        <span className="dr-thing-name">
          {card.name[language]}
          {things.length > 1 && ` × ${things.length}`}
          {runes.map((rune, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rune is bound for ever, in its place
            <i key={n}> + {thingName(rune)[language]}</i>
          ))}
        </span>
        <span className="dr-thing-effect">{effect.join(" · ")}</span>
        <span className="dr-thing-place">
          {place && `${place} · `}
          {used && `${sheetWords.used[language]} · `}
          {sheetWords.weight(card.weight * things.length)[language]}
        </span>
      </button>
      <div id={list} hidden={!isOpen}>
        {isOpen && <Ways handlings={handlings} rule={card.rule} {...ways} />}
      </div>
    </div>
  );
}
