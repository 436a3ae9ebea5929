import { blows } from "./fr/blows.ts";
import { board } from "./fr/board.ts";
import { credits, licences } from "./fr/credits.ts";
import { frame } from "./fr/frame.ts";
import { home } from "./fr/home.ts";
import { lesson } from "./fr/lesson.ts";
import { replay } from "./fr/replay.ts";
import { marks, rules } from "./fr/rules.ts";
import { settings } from "./fr/settings.ts";
import { setup } from "./fr/setup.ts";
import { share } from "./fr/share.ts";
import { shelf } from "./fr/shelf.ts";
import { study } from "./fr/study.ts";
import { levels, table } from "./fr/table.ts";
import { unkept } from "./fr/unkept.ts";
import { version } from "./fr/version.ts";
import type { Messages } from "./messages.ts";

/** Tout ce que dit la page, en français, un fichier par écran. */
export const fr: Messages = {
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
