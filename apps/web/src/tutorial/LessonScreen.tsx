import { audience } from "@ossuaire/kernel";
import { type ReactNode, useMemo, useState } from "react";
import type { Look } from "../games/look.ts";
import { cardsIn } from "../play/cardsIn.ts";
import type { Host } from "../play/host.ts";
import { TableScreen } from "../play/TableScreen.tsx";
import { usePages } from "../play/usePages.ts";
import type { Route } from "../route/route.ts";
import { rates } from "../settings/pace.ts";
import { useSettings } from "../settings/settings.ts";
import { useLessonWords } from "../words/lesson.ts";
import { Coach } from "./Coach.tsx";
import { Learned } from "./Learned.tsx";
import { LessonMenu } from "./LessonMenu.tsx";
import type { LessonTable } from "./LessonTable.ts";
import type { Lesson, Stop } from "./lesson.ts";
import "./lesson.css";
import { narrowed } from "./light.ts";
import { useLesson } from "./useLesson.ts";
import { useLessonFocus } from "./useLessonFocus.ts";

const nothing: ReadonlySet<string> = new Set();

/** The table of a match, with a coach at its foot who says what to do and lights what is spoken of. */
export function LessonScreen({
  name,
  lesson,
  look,
  stops,
  table,
  at,
  further,
}: {
  /** Under which it is remembered how far one has come. */
  readonly name: string;
  readonly lesson: Lesson;
  readonly look: Look;
  readonly stops: readonly Stop[];
  readonly table: LessonTable;
  readonly at: number;
  /** Where more is taught. */
  readonly further: Route | undefined;
}): ReactNode {
  const { t } = useLessonWords();
  const { guide, pace } = useSettings();
  const { pages, shown } = usePages(table, look);
  const course = useLesson(name, lesson, stops, table, at, shown);
  const [read, setRead] = useState(false);
  const { stop, task: wanted } = course;
  const viewer = lesson.chapters[stop?.chapter ?? lesson.chapters.length - 1]?.viewer ?? audience;
  const sight = shown?.news.sights[viewer];
  const points = course.phase === "asks" ? stop?.step.points : undefined;
  const decision = useMemo(
    () => wanted && sight?.decision && narrowed(sight.decision, wanted),
    [wanted, sight],
  );
  const behind = shown?.behind ?? true;
  useLessonFocus(course.at, behind, decision, look.hides);
  if (shown === undefined || sight === undefined) return null;

  const pulls = wanted?.pulls === true;
  // Where nobody holds cards there is none to be lit: deeds stand with the coach.
  const lit = look.hides ? cardsIn(look, decision) : nothing;
  const host: Host = {
    look,
    sight,
    viewer,
    sitters: table.sitting.sitters,
    heard: shown.heard[viewer] ?? [],
    page: shown.news.page,
    tab: t("lesson.title"),
    decision,
    hint: course.demonstration,
    points,
    guide,
    oneByOne: !pulls,
    settling: course.phase === "sent",
    flick: shown.flick,
    speed: rates[pace],
    flickEnded: pages.flickEnded,
    answer: course.answer,
  };
  return (
    <div
      className="lesson"
      data-part={points?.part}
      data-hand={lit.size === 1 ? "one" : lit.size > 1 ? "some" : undefined}
    >
      <TableScreen
        host={host}
        foot={({ choices, deeds, asideRef }) => (
          <Coach
            lesson={lesson}
            course={course}
            watching={behind}
            playing={look.Playing && <look.Playing view={sight.view} />}
            byHand={look.hides && lit.size > 0}
            onSkip={pages.skip}
            asideRef={asideRef}
            deeds={decision && deeds}
          >
            {/* All at once, as proposed, is what the coach shows. */}
            {decision?.kind !== "place" && choices}
          </Coach>
        )}
        menu={<LessonMenu lesson={lesson} course={course} />}
      />
      {stop === undefined && !behind && !read && (
        <Learned
          lesson={lesson}
          further={further}
          onClose={() => setRead(true)}
          onStartOver={course.startOver}
        />
      )}
    </div>
  );
}
