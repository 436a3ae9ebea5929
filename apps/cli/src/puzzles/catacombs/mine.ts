import { allLords, type Catacombs, defaultOptions } from "@ossuaire/catacombs/all";
import { catacombsStudy } from "@ossuaire/catacombs/study";
import type { Mine } from "../mine.ts";

/** Campaigns of the base game: every third of the usual length for its rooms, the others short, so that the Lord is not far. */
export const catacombsMine: Mine<Catacombs> = {
  study: catacombsStudy,
  options(number) {
    const lords = allLords({ boxes: [] });
    const lord = lords[number % lords.length]?.id ?? defaultOptions.lord;
    return { ...defaultOptions, lord, more: number % 3 === 0 ? [0, 0, 0] : [0, -2, -1] };
  },
  answers: 800,
  most: 5,
};
