import type { Study } from "@ossuaire/discs";
import type { ClosedTray } from "@ossuaire/kernel";

/** The games as workers and servers play them, one a line, each fetched when it comes on the table. */
export const trays: Readonly<Record<string, () => Promise<ClosedTray>>> = {
  conquest: () =>
    import("@ossuaire/conquest/tray").then(
      ({ conquestTray }) =>
        (open) =>
          open(conquestTray),
    ),
  catacombs: () =>
    import("@ossuaire/catacombs/tray").then(
      ({ catacombsTray }) =>
        (open) =>
          open(catacombsTray),
    ),
  "dark-reign": () =>
    import("@ossuaire/dark-reign/tray").then(
      ({ darkReignTray }) =>
        (open) =>
          open(darkReignTray),
    ),
};

/** Those of them whose flicks can be looked at before they are made. */
export const studies: Readonly<Record<string, () => Promise<Study>>> = {
  conquest: () => import("@ossuaire/conquest/study").then(({ conquestStudy }) => conquestStudy),
  catacombs: () => import("@ossuaire/catacombs/study").then(({ catacombsStudy }) => catacombsStudy),
};

/** Those of them that have puzzles, each with its set as it was mined. */
export const puzzleSets: Readonly<Record<string, () => Promise<unknown>>> = {
  conquest: () => import("../conquest/puzzles.json"),
  catacombs: () => import("../catacombs/puzzles.json"),
};
