import { blows } from "./en/blows.ts";
import { board } from "./en/board.ts";
import { credits, licences } from "./en/credits.ts";
import { frame } from "./en/frame.ts";
import { home } from "./en/home.ts";
import { lesson } from "./en/lesson.ts";
import { replay } from "./en/replay.ts";
import { marks, rules } from "./en/rules.ts";
import { settings } from "./en/settings.ts";
import { setup } from "./en/setup.ts";
import { share } from "./en/share.ts";
import { shelf } from "./en/shelf.ts";
import { study } from "./en/study.ts";
import { levels, table } from "./en/table.ts";
import { unkept } from "./en/unkept.ts";
import { version } from "./en/version.ts";

/** All that the page says, in English, a file a screen. French stands beside it with the same keys: a missing message is a type error. */
export const en = {
  frame,
  home,
  rules,
  marks,
  board,
  credits,
  licences,
  version,
  table,
  levels,
  unkept,
  lesson,
  share,
  settings,
  setup,
  shelf,
  replay,
  blows,
  study,
};
