import { study } from "./en/study.ts";
import { study as studyFr } from "./fr/study.ts";
import { roomOf, useRoom } from "./room.ts";
import { tableWords } from "./table.ts";
import type { Translate } from "./translate.ts";

/** What is said in the study. */
export const studyWords = roomOf({ ...tableWords.en, study }, { ...tableWords.fr, study: studyFr });

export const useStudyWords = () => useRoom(studyWords);

export type SaidInStudy = Translate<typeof studyWords.en>;
