import { lesson } from "./en/lesson.ts";
import { lesson as lessonFr } from "./fr/lesson.ts";
import { roomOf, useRoom } from "./room.ts";
import { tableWords } from "./table.ts";

/** What is said in a lesson. */
const lessonWords = roomOf({ ...tableWords.en, lesson }, { ...tableWords.fr, lesson: lessonFr });

export const useLessonWords = () => useRoom(lessonWords);
