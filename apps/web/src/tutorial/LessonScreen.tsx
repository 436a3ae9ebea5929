import { audience } from "@ossuaire/kernel";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Board } from "../board/index.ts";
import type { Deed } from "../board/scene.ts";
import type { Look } from "../games/look.ts";
import "../play/play.css";
import { Choices } from "../play/Choices.tsx";
import { objectionOn } from "../play/spotCheck.ts";
import { useReducedMotion } from "../play/stillness.ts";
import { TableLayout } from "../play/TableLayout.tsx";
import { answerOf, taskOf } from "../play/tasks.ts";
import { useFlickMotion } from "../play/useFlickMotion.ts";
import { useStage } from "../play/useStage.ts";
import { rates, useSettings } from "../settings/settings.ts";
import { useLanguage } from "../words/language.ts";
import { Coach } from "./Coach.tsx";
import { Learned } from "./Learned.tsx";
import { LessonMenu } from "./LessonMenu.tsx";
import type { LessonTable } from "./LessonTable.ts";
import type { Lesson, Stop } from "./lesson.ts";
import "./lesson.css";
import { cardsIn } from "../play/cardsIn.ts";
import { aimedAt, hintOf, narrowed } from "./light.ts";
import { useLesson } from "./useLesson.ts";
import { useLessonFocus } from "./useLessonFocus.ts";

/** The table of a match, with a coach at its foot who says what to do and lights what is spoken of. */
export function LessonScreen({
  lesson,
  look,
  stops,
  table,
  at,
}: {
  readonly lesson: Lesson;
  readonly look: Look;
  readonly stops: readonly Stop[];
  readonly table: LessonTable;
  readonly at: number;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const settings = useSettings();
  const reducedMotion = useReducedMotion();
  const { stage, shown } = useStage(table, look);
  const course = useLesson(lesson, stops, table, at, shown);
  const [read, setRead] = useState(false);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const { stop, task: wanted, demonstration } = course;
  const chapter = lesson.chapters[stop?.chapter ?? lesson.chapters.length - 1];
  const viewer = chapter?.viewer ?? audience;
  const sight = shown?.news.sights[viewer];
  const points = course.phase === "asks" ? stop?.step.points : undefined;

  const decision = useMemo(
    () => wanted && sight?.decision && narrowed(sight.decision, wanted),
    [wanted, sight],
  );
  const scene = useMemo(
    () => sight && aimedAt(look.scene(sight, language), points),
    [look, sight, language, points],
  );
  const motion = useFlickMotion(look, sight, shown?.flick, language);
  const task = useMemo(
    () => (decision && sight ? taskOf(look, { ...sight, decision }, nothingPlaced, language) : undefined),
    [look, decision, sight, language],
  );
  const check = useCallback(
    (deed: Deed) => scene && objectionOn(scene, task?.kind === "place" ? task.radius : undefined, deed),
    [scene, task],
  );
  const behind = shown?.behind ?? true;
  useLessonFocus(course.at, behind, decision);
  if (shown === undefined || sight === undefined || scene === undefined) return null;

  const act = (deed: Deed) => {
    const whole = decision && answerOf(look, decision, nothingPlaced, deed);
    if (whole !== undefined) course.answer(whole);
  };
  const lit = cardsIn(look, decision);
  const { Hand, Playing } = look;
  return (
    <div
      className="lesson"
      data-part={points?.part}
      data-hand={lit.size === 1 ? "one" : lit.size > 1 ? "some" : undefined}
    >
      <TableLayout
        look={look}
        sight={sight}
        viewer={viewer}
        sitters={table.sitting.sitters}
        heard={shown.heard[viewer] ?? []}
        tab={t("lesson.title")}
        board={
          <Board
            scene={scene}
            task={task}
            hint={hintOf(demonstration)}
            points={points?.pieces}
            motion={motion}
            guide={settings.guide}
            gesture={settings.gesture}
            check={check}
            onDeed={act}
            onMotionEnd={stage.flickEnded}
            speed={rates[settings.speed]}
            muted={settings.muted}
            language={language}
            reducedMotion={reducedMotion}
            aside={aside}
          />
        }
        foot={
          <Coach
            lesson={lesson}
            course={course}
            watching={behind}
            playing={<Playing view={sight.view} />}
            byHand={lit.size > 0}
            onSkip={stage.skip}
            asideRef={setAside}
          >
            {decision && (
              <Choices key={shown.news.page} look={look} decision={decision} onAnswer={course.answer} />
            )}
          </Coach>
        }
        hand={
          <Hand
            sight={sight}
            lit={lit}
            picked={undefined}
            onPick={() => undefined}
            onChoose={(option) => course.answer({ kind: "choose", option })}
          />
        }
        menu={<LessonMenu course={course} />}
      />
      {stop === undefined && !behind && !read && (
        <Learned lesson={lesson} onClose={() => setRead(true)} onStartOver={course.startOver} />
      )}
    </div>
  );
}

const nothingPlaced = [] as const;
