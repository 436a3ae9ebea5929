import type { Answer, Decision, Label } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Look } from "../games/look.ts";
import { useLanguage } from "../words/language.ts";
import { cardsIn } from "./cardsIn.ts";

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
      return buttonsOf(look, decision).map(({ id, words, declines }) => (
        <button
          key={id}
          type="button"
          className={declines ? "button" : "button button-forward"}
          onClick={() => onAnswer({ kind: "choose", option: id })}
        >
          {words[language]}
        </button>
      ));
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

function buttonsOf(look: Look, question: Extract<Decision, { kind: "choose" }>): readonly Label[] {
  const inHand = cardsIn(look, question);
  return look.words.labels(question).filter(({ id }) => !inHand.has(id));
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
  const { min, max } = decision;
  return (
    <>
      {look.words.labels(decision).map(({ id, words }) => (
        <button
          key={id}
          type="button"
          className="button"
          aria-pressed={picked.includes(id)}
          onClick={() =>
            setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])
          }
        >
          {words[language]}
        </button>
      ))}
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
