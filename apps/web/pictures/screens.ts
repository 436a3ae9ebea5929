import { catacombsScreens } from "./screens/catacombs.ts";
import { conquestScreens } from "./screens/conquest.ts";
import { onlineScreens } from "./screens/online.ts";
import { pageScreens } from "./screens/pages.ts";
import { questScreens } from "./screens/quests.ts";
import type { Screen } from "./screens/screen.ts";
import { studyScreens } from "./screens/study.ts";

/** Every screen of the page. */
export const screens: readonly Screen[] = [
  ...pageScreens,
  ...conquestScreens,
  ...catacombsScreens,
  ...questScreens,
  ...onlineScreens,
  ...studyScreens,
];
