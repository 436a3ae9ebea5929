import { reaches } from "../../board.ts";
import type { Use } from "../../cards/thing.ts";
import { characterOf, ofSide } from "../../characters.ts";
import { dice } from "../../dice/notation.ts";
import { heal } from "../../effects/life.ts";
import { teleport } from "../../effects/teleport.ts";
import { mostPv } from "../../sheet/counters.ts";

/** REG-RELIC-07, REG-VERDICT-06. */
export const whisked: Use = {
  spends: "once",
  *aims() {
    yield {};
  },
  works: (table, who, { card }) => teleport(table, who, { rule: "REG-RELIC-07", source: card }),
};

/** REG-RELIC-11, REG-VERDICT-08: the bearer or an ally in reach, on the ground too, as often as it is paid for. */
export const stone: Use = {
  *aims(state, who) {
    for (const one of ofSide(state, who.side))
      if (reaches(state, who, one) && one.pv.some((figure) => figure < mostPv(state, one)))
        yield { target: one.id };
  },
  *works(table, who, { card }, { target }) {
    const healed = characterOf(table.state, target ?? who.id);
    yield* heal(dice("3"))(table, healed, { rule: "REG-RELIC-11", source: card });
  },
};
