import { settings } from "./en/settings.ts";
import { settings as settingsFr } from "./fr/settings.ts";
import { homeWords } from "./home.ts";
import { roomOf, useRoom } from "./room.ts";

/** What is said of how somebody likes to play. */
const settingsWords = roomOf({ ...homeWords.en, settings }, { ...homeWords.fr, settings: settingsFr });

export const useSettingsWords = () => useRoom(settingsWords);
