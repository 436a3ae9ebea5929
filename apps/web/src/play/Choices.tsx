import type { Answer, Decision, Label, Sight, Words } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import type { Look } from "../games/look.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { Choice } from "./Choice.tsx";
import { cardsIn } from "./cardsIn.ts";

/** The answers to a question that are buttons. */
export function Choices({
  look,
  decision,
  view,
  left,
  onAnswer,
  onFill,
}: {
  readonly look: Look;
  readonly decision: Decision;
  /** What whoever is asked sees. */
  readonly view: Sight["view"];
  /** How many pieces are still to be placed. */
  readonly left: number;
  onAnswer(answer: Answer): void;
  /** The rest of them is placed as suggested. */
  onFill(): void;
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  switch (decision.kind) {
    case "choose":
      return buttonsOf(look, decision, view).map(({ id, words, forward, idle, option }) => (
        <Choice
          key={id}
          option={id}
          face={look.Face && option && <look.Face option={option} question={decision} />}
          words={words[language]}
          idle={idle?.[language]}
          forward={forward}
          onChoose={() => onAnswer({ kind: "choose", option: id })}
        />
      ));
    case "pick":
      return <Picking look={look} decision={decision} view={view} onAnswer={onAnswer} />;
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
        <button type="button" className="button" onClick={onFill}>
          {t("table.placeAll", { count: left })}
        </button>
      );
    default:
      return null;
  }
}

interface Answerable extends Label {
  readonly forward: boolean;
  readonly option: Extract<Decision, { kind: "choose" }>["options"][number] | undefined;
  readonly idle: Words | undefined;
}

function buttonsOf(
  look: Look,
  question: Extract<Decision, { kind: "choose" }>,
  view: Sight["view"],
): readonly Answerable[] {
  const inHand = cardsIn(look, question);
  const labels = look.words.labels(question, view).filter(({ id }) => !inHand.has(id));
  // Of several ways none is the one that goes forward.
  const isOne = labels.filter(({ declines }) => !declines).length === 1;
  return labels.map((label) => {
    const option = question.options.find(({ id }) => id === label.id);
    return { ...label, forward: isOne && !label.declines, option, idle: option && look.idle?.(option) };
  });
}

function amounts({ min, max }: Extract<Decision, { kind: "amount" }>): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

function Picking({
  look,
  decision,
  view,
  onAnswer,
}: {
  readonly look: Look;
  readonly decision: Extract<Decision, { kind: "pick" }>;
  readonly view: Sight["view"];
  onAnswer(answer: Answer): void;
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { min, max } = decision;
  return (
    <>
      {look.words.labels(decision, view).map(({ id, words }) => (
        <button
          key={id}
          type="button"
          className="button"
          data-option={id}
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
