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
