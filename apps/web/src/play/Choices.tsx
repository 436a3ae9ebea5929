import type { Answer, Decision } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Look } from "../games/look.ts";
import { useLanguage } from "../words/language.ts";

/** The answers to a question that are buttons. */
export function Choices({
  look,
  decision,
  onAnswer,
}: {
  readonly look: Look;
  readonly decision: Decision;
  onAnswer(answer: Answer): void;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  switch (decision.kind) {
    case "choose":
      return decision.options.map((option) => {
        const button = look.button(option, decision);
        return (
          button && (
            <button
              key={option.id}
              type="button"
              className={button.declines ? "button" : "button button-forward"}
              onClick={() => onAnswer({ kind: "choose", option: option.id })}
            >
              {button.words[language]}
            </button>
          )
        );
      });
    case "pick":
      return <Picking look={look} decision={decision} onAnswer={onAnswer} />;
    case "amount":
      return amounts(decision).map((amount) => (
        <button
          key={amount}
          type="button"
          className="button"
          onClick={() => onAnswer({ kind: "amount", amount })}
        >
          {amount}
        </button>
      ));
    case "place":
      // Many pieces, and a table that has an idea for each: nobody has to place them one by one.
      return decision.pieces.length < 2 ? null : (
        <button
          type="button"
          className="button"
          onClick={() => onAnswer({ kind: "place", spots: decision.suggestion })}
        >
          {t("table.placeAll", { count: decision.pieces.length })}
        </button>
      );
    default:
      return null;
  }
}

function amounts({ min, max }: Extract<Decision, { kind: "amount" }>): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

function Picking({
  look,
  decision,
  onAnswer,
}: {
  readonly look: Look;
  readonly decision: Extract<Decision, { kind: "pick" }>;
  onAnswer(answer: Answer): void;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { options, min, max } = decision;
  return (
    <>
      {options.map((option) => {
        const { id } = option;
        return (
          <button
            key={id}
            type="button"
            className="button"
            aria-pressed={picked.includes(id)}
            onClick={() =>
              setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])
            }
          >
            {look.button(option, decision)?.words[language] ?? id}
          </button>
        );
      })}
      <button
        type="button"
        className="button button-forward"
        disabled={picked.length < min || picked.length > max}
        onClick={() => onAnswer({ kind: "pick", options: picked })}
      >
        {t("table.done")}
      </button>
    </>
  );
}
