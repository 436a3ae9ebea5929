import { type ReactNode, use, useState } from "react";
import { Lost } from "../frame/Lost.tsx";
import { gameOf, openCourse, openLesson, openLook } from "../games/games.ts";
import type { Route } from "../route/route.ts";
import { LessonScreen } from "./LessonScreen.tsx";
import { LessonTable } from "./LessonTable.ts";
import { type Lesson, stopsOf, termsOf } from "./lesson.ts";
import { lessonName, recallProgress } from "./progress.ts";

/** The lesson of a game or an expansion, where it was left. */
export function LearnPage({ route }: { readonly route: LearnRoute }): ReactNode {
  const { game, course } = route;
  const lesson = course ? openCourse(game) : openLesson(game);
  return lesson === undefined ? <Lost /> : <Taught route={route} lesson={use(lesson)} />;
}

type LearnRoute = Extract<Route, { readonly page: "learn" }>;

function Taught({ route, lesson }: { readonly route: LearnRoute; readonly lesson: Lesson }): ReactNode {
  const look = use(openLook(lesson.game.id, lesson.needs));
  const name = lessonName(route);
  const [begun] = useState(() => begin(name, lesson));
  const { game, course } = route;
  const further =
    !course && gameOf(game)?.course ? ({ page: "learn", game, course: true } as const) : undefined;
  return <LessonScreen name={name} lesson={lesson} look={look} further={further} {...begun} />;
}

/** What was kept of another version of the lesson may not fit any more: then it starts anew. */
function begin(name: string, lesson: Lesson) {
  const stops = stopsOf(lesson);
  const { at = 0, answers = [] } = recallProgress(name) ?? {};
  const stop = stops[at];
  const isFitting = stop?.answers === answers.length;
  const table = isFitting ? open(lesson, stop.deal, answers) : undefined;
  if (table !== undefined) return { stops, table, at };
  const anew = open(lesson, 0, []);
  if (anew === undefined) throw new Error("a lesson begins without an answer");
  return { stops, table: anew, at: 0 };
}

function open(lesson: Lesson, deal: number, answers: Parameters<typeof LessonTable.open>[1]) {
  return LessonTable.open({ game: lesson.game, terms: () => termsOf(lesson, deal) }, answers);
}
