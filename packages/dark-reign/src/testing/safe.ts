import type { Game } from "@ossuaire/kernel";
import { darkReign } from "../dark-reign.ts";
import type { DarkReign } from "../table.ts";

/** Whoever is on the board can never be hurt, and nothing ends the game: so everything is seen. */
export const safeDarkReign: Game<DarkReign> = {
  ...darkReign,
  outcome: () => undefined,
  *step(table) {
    for (const who of table.state.characters) {
      if (who.side === "mj") who.gone = "left";
      else Object.assign(who, { pv: [60], actions: Math.max(who.actions, 0) });
      if (who.side === "heroes") delete who.states.ground;
    }
    yield* darkReign.step(table);
  },
};
