import type { Example } from "@ossuaire/kernel";
import { type ReactNode, type Ref, Suspense, use } from "react";
import type { Look } from "../../games/look.ts";
import { RuleLink } from "../../play/RuleLink.tsx";
import { href } from "../../route/route.ts";
import { useLanguage } from "../../words/language.ts";
import { useLessonWords } from "../../words/lesson.ts";
import { useRulesWords } from "../../words/rules.ts";
import { catalogueOf } from "../catalogues.ts";
import { openVolume } from "../load.ts";
import { RunningText } from "../RunningText.tsx";
import "./try.css";
import type { Trial } from "./useTrial.ts";

type TryFootProps = {
  readonly look: Look;
  readonly example: Example;
  readonly trial: Trial;
  /** Discs are moving. */
  readonly busy: boolean;
  onSkip(): void;
  readonly asideRef: Ref<HTMLDivElement>;
  /** The answers that are buttons. */
  readonly children: ReactNode;
};

/** What the rulebook tells of the example, what is asked now, and the ways to go on. */
export function TryFoot({ look, example, trial, busy, onSkip, asideRef, children }: TryFootProps): ReactNode {
  const { t } = useLessonWords();
  const { t: inBook } = useRulesWords();
  const language = useLanguage();
  const { decision, refusal } = trial;
  return (
    <section className="foot try" aria-label={inBook("rules.example")}>
      <header className="try-head">
        <h2>
          {inBook("rules.example")} <RuleLink id={example.rule} />
        </h2>
        <p className="try-prompt" role="status">
          {refusal
            ? refusal.words[language]
            : decision && look.words.prompt(decision.prompt, decision)[language]}
        </p>
        <a className="try-back" href={href({ page: "rule", id: example.rule })}>
          {inBook("rules.backToRule")}
        </a>
      </header>
      <div className="try-words">
        <Suspense fallback={<p>{t("frame.loading")}</p>}>
          <Told rule={example.rule} />
        </Suspense>
      </div>
      <div ref={asideRef} className="try-aside" />
      <div className="foot-choices">
        {busy || trial.shows ? (
          <button key="skip" type="button" className="button" onClick={onSkip}>
            {t("table.skip")}
          </button>
        ) : (
          <>
            {children}
            <TryButtons trial={trial} />
          </>
        )}
      </div>
    </section>
  );
}

function TryButtons({ trial }: { readonly trial: Trial }): ReactNode {
  const { t } = useLessonWords();
  const { t: inBook } = useRulesWords();
  return (
    <>
      {trial.canShow && (
        <button key="show" type="button" className="button" onClick={trial.show}>
          {t("lesson.show")}
        </button>
      )}
      {trial.canTakeBack && (
        <button key="back" type="button" className="button" onClick={trial.takeBack}>
          {inBook("rules.takeBack")}
        </button>
      )}
    </>
  );
}

/** The text of the catalogue, in the reader's language. */
function Told({ rule: id }: { readonly rule: string }): ReactNode {
  const language = useLanguage();
  const catalogue = catalogueOf(id);
  const book = catalogue && use(openVolume(catalogue, language)).catalogue;
  const rule = book?.rules.find((one) => one.id === id);
  return <p>{rule && book && <RunningText text={rule.text} book={book} />}</p>;
}
