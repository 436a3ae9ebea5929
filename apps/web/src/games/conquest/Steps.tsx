import { type Conquest, type Step, stepNames, tableWords } from "@ossuaire/conquest";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import "./steps.css";

const steps = ["draw", "play", "obstacle", "marker"] as const satisfies readonly Step[];

/** CON-TURN-08: which of the four steps is on, and which are left. */
export function Steps({ view }: { readonly view: Conquest["view"] }): ReactNode {
  const language = useLanguage();
  const now = view.step === "agree" ? -1 : steps.indexOf(view.step);
  return (
    <ol className="steps" aria-label={tableWords.steps[language]}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={place < now ? "step step-done" : "step"}
          aria-current={place === now ? "step" : undefined}
        >
          <span>{stepNames[step][language]}</span>
        </li>
      ))}
    </ol>
  );
}
