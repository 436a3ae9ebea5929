import type { Study } from "@ossuaire/discs";
import type { ClosedBox } from "@ossuaire/kernel";

/** The games as the workers play them, one a line, each fetched when it comes on the table. */
export const boxes: Readonly<Record<string, () => Promise<ClosedBox>>> = {
  conquest: () =>
    import("@ossuaire/conquest").then(
      ({ conquestBox }) =>
        (open) =>
          open(conquestBox),
    ),
  catacombs: () =>
    import("@ossuaire/catacombs").then(
      ({ catacombsBox }) =>
        (open) =>
          open(catacombsBox),
    ),
  "dark-reign": () =>
    import("@ossuaire/dark-reign").then(
      ({ darkReignBox }) =>
        (open) =>
          open(darkReignBox),
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
