import { replay } from "./en/replay.ts";
import { replay as replayFr } from "./fr/replay.ts";
import { roomOf, useRoom } from "./room.ts";
import { tableWords } from "./table.ts";

/** What is said while a match is watched again. */
const replayWords = roomOf({ ...tableWords.en, replay }, { ...tableWords.fr, replay: replayFr });

export const useReplayWords = () => useRoom(replayWords);
