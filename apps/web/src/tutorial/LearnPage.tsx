import { type ReactNode, use, useState } from "react";
import { Lost } from "../frame/Lost.tsx";
import { openLesson, openLook } from "../games/games.ts";
import { LessonScreen } from "./LessonScreen.tsx";
import { LessonTable } from "./LessonTable.ts";
import { type Lesson, stopsOf } from "./lesson.ts";
import { recallProgress } from "./progress.ts";

/** The lesson of a game, where it was left. */
export function LearnPage({ game }: { readonly game: string }): ReactNode {
  const lesson = openLesson(game);
  return lesson === undefined ? <Lost /> : <Taught lesson={use(lesson)} />;
}

function Taught({ lesson }: { readonly lesson: Lesson }): ReactNode {
  const look = use(openLook(lesson.game.id));
  const [begun] = useState(() => begin(lesson));
  return <LessonScreen lesson={lesson} look={look} {...begun} />;
}

/** What was kept of another version of the lesson may not fit any more: then it starts anew. */
function begin(lesson: Lesson) {
  const stops = stopsOf(lesson);
  const { at = 0, answers = [] } = recallProgress(lesson.game.id) ?? {};
  const table = stops[at]?.answers === answers.length ? LessonTable.open(lesson, answers) : undefined;
  if (table !== undefined) return { stops, table, at };
  const anew = LessonTable.open(lesson, []);
  if (anew === undefined) throw new Error("a lesson begins without an answer");
  return { stops, table: anew, at: 0 };
}
