import { linesOf } from "@ossuaire/kernel";
import type { ReactNode, Ref } from "react";
import type { Scene, Seen } from "../../board/scene.ts";
import type { Look } from "../../games/look.ts";
import { useLanguage } from "../../words/language.ts";
import { useStudyWords } from "../../words/study.ts";
import { DiscChoice } from "../fan/DiscChoice.tsx";
import { FanPanel } from "../fan/FanPanel.tsx";
import type { FanOnBoard } from "../fan/useFanOnBoard.ts";
import "./otherwise.css";
import { useForwardFocus } from "./useForwardFocus.ts";
import type { OtherFlick } from "./useOtherwise.ts";

interface FootProps {
  readonly look: Look;
  readonly scene: Scene;
  readonly seen: Seen;
  readonly other: OtherFlick;
  /** Undefined while it is not wanted. */
  readonly fan: FanOnBoard | undefined;
  /** Whose fan it is. */
  readonly disc: string | undefined;
  /** The flick of the match is shown. */
  readonly shows: boolean;
  readonly asideRef: Ref<HTMLDivElement>;
  onDisc(disc: string): void;
  onFan(): void;
  onShow(): void;
  /** Undefined where nobody may know yet what lies in this match. */
  onPuzzle: (() => void) | undefined;
  onBack(): void;
}

/** What is asked, what would have come of it, and the way back. */
export function OtherwiseFoot(props: FootProps): ReactNode {
  const { look, scene, seen, other, fan, asideRef } = props;
  const { t } = useStudyWords();
  const language = useLanguage();
  const { question, refusal } = other;
  const foot = useForwardFocus(other.isDone);
  return (
    <section ref={foot} className="reel otherwise" aria-label={t("study.otherwise.title")}>
      <div className="otherwise-words">
        <h2 className="foot-title">{t("study.otherwise.title")}</h2>
        <div role="status">
          {refusal && <p className="otherwise-refusal">{refusal.words[language]}</p>}
          {question && !refusal && <p>{look.words.prompt(question.prompt, question)[language]}</p>}
          {other.isDone && <Outcome look={look} other={other} />}
        </div>
        <div ref={asideRef} className="foot-aside" />
      </div>
      {fan && question && (
        <FanPanel fan={fan.fan} words="match" scene={scene} seen={seen} shown={fan.shown} onShow={fan.show} />
      )}
      <Buttons {...props} />
    </section>
  );
}

/** All that would have happened, as the log says it. */
function Outcome({ look, other }: Pick<FootProps, "look" | "other">): ReactNode {
  const { t } = useStudyWords();
  const language = useLanguage();
  const lines = linesOf(look.words, other.heard);
  const words = other.came.flatMap((event) => lines.get(event)?.[language] ?? []);
  return (
    <>
      <p className="otherwise-would">{t("study.otherwise.would")}</p>
      <ul className="otherwise-lines">
        {[...new Set(words)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Buttons(props: FootProps): ReactNode {
  const { scene, other, fan, disc, shows, onDisc, onFan, onShow, onPuzzle, onBack } = props;
  const { t } = useStudyWords();
  const { question, made } = other;
  return (
    <div className="otherwise-buttons">
      {fan && <DiscChoice discs={question?.pieces ?? []} disc={disc} scene={scene} onDisc={onDisc} />}
      {question && (
        <button type="button" className="button" aria-pressed={fan !== undefined} onClick={onFan}>
          {t(fan === undefined ? "table.showFan" : "table.hideFan")}
        </button>
      )}
      {question && made && (
        <button type="button" className="button" aria-pressed={shows} onClick={onShow}>
          {t("study.otherwise.made")}
        </button>
      )}
      {other.isDone && (
        <button type="button" className="button button-forward" onClick={other.again}>
          {t("study.otherwise.again")}
        </button>
      )}
      {question && onPuzzle && (
        <button type="button" className="button" onClick={onPuzzle}>
          {t("study.otherwise.puzzle")}
        </button>
      )}
      <button type="button" className="button" onClick={onBack}>
        {t("study.otherwise.back")}
      </button>
    </div>
  );
}
