import type { Pack } from "../../../pack.ts";
import { questZone } from "../../../rules/quest-zone.ts";

/** REG-QGOLD: the fabulous treasure. */
export const gold: Pack = {
  id: "quest-gold",
  isIn: ({ quest }) => quest === "gold",
  /** REG-QGOLD-02, REG-VERDICT-56: only the chests of the quest zone count, empty or not. */
  judges(state) {
    const zone = questZone(state);
    const chests = state.elements.filter((one) => one.kind === "chest" && one.zone === zone);
    return chests.length > 0 && chests.every(({ searched }) => searched)
      ? { isWon: true, why: "gold", rule: "REG-QGOLD-02" }
      : undefined;
  },
};
