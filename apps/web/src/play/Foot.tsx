import type { Decision, Refusal, Sight } from "@ossuaire/kernel";
import type { ReactNode, Ref } from "react";
import type { Look } from "../games/look.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { Because } from "./Because.tsx";
import { RuleLink } from "./RuleLink.tsx";

/** At the foot of the board: what is going on, what is asked, and what can be answered. */
export function Foot({
  look,
  sight,
  asked,
  words,
  refusal,
  asideRef,
  deeds,
  children,
}: {
  readonly look: Look;
  readonly sight: Sight;
  /** The question, as far as it is open: of several pieces, the one that is to be placed now. */
  readonly asked: Decision | undefined;
  /** Said instead of the question, when there is none for this viewer. */
  readonly words: string | undefined;
  readonly refusal: Refusal | undefined;
  /** Where the board says how a flick is made. */
  readonly asideRef: Ref<HTMLDivElement>;
  /** What can be done, beside the question. */
  readonly deeds?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const { Playing } = look;
  const { decision } = sight;
  const detail = decision && look.words.detail?.(decision, sight.view);
  return (
    <section
      className={decision && words === undefined ? "foot foot-asks" : "foot"}
      aria-label={t("table.question")}
    >
      <div className="foot-words">
        <h2 className="foot-title">
          {/* No line begins with a dash. */}
          {look.words
            .title(sight.view, words === undefined ? asked : undefined)
            [language].replace(" — ", "\u00a0— ")}
        </h2>
        <p className="foot-prompt" role="status">
          <span className="foot-ask">
            {words ?? (decision && look.words.prompt(decision.prompt, decision)[language])}
          </span>
          {words === undefined && decision && (
            <>
              {" "}
              {detail && <span className="foot-detail">{detail[language]}</span>}{" "}
              <span className="foot-ask">
                <RuleLink id={decision.rule} />
              </span>
            </>
          )}
        </p>
        <div ref={asideRef} className="foot-aside" />
        {refusal && (
          <p className="foot-refusal" role="alert">
            <strong>{t("table.refused")}</strong> <Because reason={refusal} />
          </p>
        )}
      </div>
      {Playing && <Playing view={sight.view} />}
      {deeds}
      <div className="foot-choices">{children}</div>
    </section>
  );
}
