import type { Square } from "../../board/grid/scene.ts";
import { shared } from "./store.ts";

const shown = shared<{ readonly square: Square } | undefined>(undefined);

/** The board looks there: asked for by a line of a list, far from the board. */
export const showOnBoard = (square: Square): void => shown.set({ square });

export const useShown = shown.use;
