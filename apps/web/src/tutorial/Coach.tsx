import { type ReactNode, type Ref, useId, useState } from "react";
import { RuleLink } from "../play/RuleLink.tsx";
import { useLanguage } from "../words/language.ts";
import { useLessonWords } from "../words/lesson.ts";
import { CoachHead } from "./CoachHead.tsx";
import "./coach.css";
import { FirstMatch } from "./FirstMatch.tsx";
import type { Lesson } from "./lesson.ts";
import type { Lessoning } from "./useLesson.ts";

/** What the coach says, and the buttons with which the lesson goes on. */
export function Coach({
  lesson,
  course,
  watching,
  playing,
  byHand,
  onSkip,
  asideRef,
  deeds,
  children,
}: {
  readonly lesson: Lesson;
  readonly course: Lessoning;
  /** Discs are moving. */
  readonly watching: boolean;
  /** The card that is being carried out. */
  readonly playing: ReactNode;
  /** A card of the hand is asked for. */
  readonly byHand: boolean;
  onSkip(): void;
  /** Where the board shows how strong a flick would be. */
  readonly asideRef: Ref<HTMLDivElement>;
  /** What the piece that is asked for can do; none where cards are played. */
  readonly deeds: ReactNode;
  /** The answers of the learner that are buttons. */
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useLessonWords();
  const language = useLanguage();
  const { stop, at, task } = course;
  const id = useId();
  const [first] = useState(at);
  const missed = course.phase === "missed" && !watching;
  return (
    <section
      className={missed ? "foot coach coach-missed" : "foot coach"}
      aria-label={t("lesson.coach")}
      data-step={at + 1}
    >
      <CoachHead chapters={lesson.chapters} now={stop?.chapter} onAgain={watching ? undefined : course.again}>
        {playing}
      </CoachHead>
      <div id={id} className="coach-words" role="status">
        <p>{words()}</p>
        {course.demonstration?.kind === "flick" && task && <p className="unseen">{t("lesson.keys")}</p>}
        {byHand && <p className="coach-tap">{t("lesson.tap")}</p>}
      </div>
      <p className="coach-rules">
        {stop && [stop.step.rule, ...stop.step.rules].map((id) => <RuleLink key={id} id={id} />)}
      </p>
      <div ref={asideRef} className="coach-aside" />
      {deeds}
      <div className="coach-choices">{watching ? skip() : buttons()}</div>
    </section>
  );

  function words(): string {
    if (stop === undefined) return lesson.parting[language];
    const { exercise, words } = stop.step;
    if (missed)
      return (exercise?.by === "learner" ? exercise.missed : undefined)?.[language] ?? t("lesson.missed");
    return course.stuck ? t("lesson.stuck") : words[language];
  }

  function skip(): ReactNode {
    return (
      <button key="skip" type="button" className="button" onClick={onSkip}>
        {t("table.skip")}
      </button>
    );
  }

  function buttons(): ReactNode {
    if (stop === undefined) return <FirstMatch lesson={lesson} />;
    // What is there when the page opens is no news, so a live region keeps it to itself.
    const described = at === first ? id : undefined;
    if (missed) return <Forward words={t("lesson.retry")} described={described} onGo={course.retry} />;
    if (course.stuck)
      return <Forward words={t("lesson.turn")} described={described} onGo={course.restartTurn} />;
    if (stop.step.exercise?.by !== "learner")
      return <Forward words={t("lesson.next")} described={described} onGo={course.next} />;
    return (
      <>
        <div className="foot-choices">{children}</div>
        <button key="show" type="button" className="button" onClick={course.next}>
          {t("lesson.show")}
        </button>
      </>
    );
  }
}

function Forward({
  words,
  described,
  onGo,
}: {
  readonly words: string;
  readonly described: string | undefined;
  onGo(): void;
}): ReactNode {
  return (
    <button
      // A new button for other words: what one has just pressed must not become something else under the finger.
      key={words}
      type="button"
      className="button button-forward"
      aria-describedby={described}
      onClick={onGo}
    >
      {words}
    </button>
  );
}
