import type { DarkReign } from "@ossuaire/dark-reign";
import type { Answer, Sight } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { Find } from "./Find.tsx";
import { Order } from "./Order.tsx";

/** The questions that have a leaf of their own over the board. */
export function AskedOver({
  sight,
  question,
  onAnswer,
}: {
  readonly sight: Sight<DarkReign>;
  readonly question: DarkReign["question"] | undefined;
  onAnswer(answer: Answer): void;
}): ReactNode {
  switch (question?.prompt) {
    case "take-find":
      return (
        <Find sight={sight} question={question} onChoose={(option) => onAnswer({ kind: "choose", option })} />
      );
    case "order":
      return <Order key={sight.page} view={sight.view} question={question} onAnswer={onAnswer} />;
    default:
      return null;
  }
}
