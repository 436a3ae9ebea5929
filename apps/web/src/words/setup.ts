import { setup } from "./en/setup.ts";
import { setup as setupFr } from "./fr/setup.ts";
import { homeWords } from "./home.ts";
import { roomOf, useRoom } from "./room.ts";

/** What is said before a match. */
const setupWords = roomOf({ ...homeWords.en, setup }, { ...homeWords.fr, setup: setupFr });

export const useSetupWords = () => useRoom(setupWords);
