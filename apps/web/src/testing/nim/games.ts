import { games as ours } from "../../games/list/games.ts";
import type { Shelved } from "../../games/page-game.ts";
import { nim } from "./game.ts";

/** The shelf with one more box: all that a new game has to tell the screens is this line. */
export const games: Readonly<Record<string, Shelved>> = { ...ours, nim };
