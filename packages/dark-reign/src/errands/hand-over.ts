import { because, w } from "@ossuaire/kernel";
import { isHero } from "../characters.ts";
import type { Errand } from "../errand.ts";
import { settle, take } from "../rules/bearing.ts";
import { loadLimit, loadOf } from "../sheet/counters.ts";
import type { Character, State } from "../state.ts";
import { amount } from "../table.ts";
import { unchanged, visitorOf } from "./fund.ts";
import { ownedBy } from "./owned.ts";

const others = ({ characters }: State, { id }: Character): readonly Character[] =>
  characters.filter((one) => isHero(one) && one.id !== id);

/** REG-VERDICT-81: objects for other PJ, to whoever has left the town already only within its load (REG-SHEET-09). */
export const handOver: Errand = {
  id: "hand-over",
  rule: "REG-VERDICT-81",
  name: w("Remettre", "Hand over"),
  *offers(state, who) {
    const { load } = unchanged(state, who);
    const portable = ownedBy(state, who).filter(({ thing }) => thing.at.kind !== "strongbox");
    for (const { thing, card } of portable)
      for (const other of others(state, who)) {
        const hasLeft = state.turn.done.includes(other.id);
        const isTooHeavy = hasLeft && loadOf(state, other) + card.weight > loadLimit(state, other);
        yield {
          option: {
            id: `hand-over:${thing.id}:${other.id}`,
            errand: "hand-over",
            thing: thing.id,
            card: card.id,
            target: other.id,
            ecus: 0,
            xp: 0,
            load: load - card.weight,
          },
          ...(isTooHeavy ? { bar: tooHeavy } : {}),
          *perform(table) {
            take(table.state, other, thing);
            table.tell({ type: "gives", rule: "REG-VERDICT-81", who: who.id, thing: card.id, to: other.id });
            settle(table, who);
          },
        };
      }
  },
};

const tooHeavy = because(
  "REG-SHEET-09",
  w("Qui a quitté la ville ne peut pas porter plus.", "Whoever has left the town cannot carry more."),
);

/** REG-VERDICT-81. */
export const handEcus: Errand = {
  id: "hand-ecus",
  rule: "REG-VERDICT-81",
  name: w("Remettre des écus", "Hand over écus"),
  *offers(state, who) {
    const { hero } = visitorOf(who);
    if (hero.ecus === 0) return;
    for (const other of others(state, who))
      yield {
        option: {
          id: `hand-ecus:${other.id}`,
          errand: "hand-ecus",
          target: other.id,
          ...unchanged(state, who),
        },
        *perform({ tell }) {
          const about = { who: who.id, target: other.id };
          const asking = { seats: who.seat, prompt: "hand-ecus", rule: "REG-VERDICT-81", about } as const;
          const ecus = yield* amount({ ...asking, min: 0, max: hero.ecus });
          if (ecus === 0) return;
          hero.ecus -= ecus;
          visitorOf(other).hero.ecus += ecus;
          tell({ type: "hands-ecus", rule: "REG-VERDICT-81", who: who.id, to: other.id, ecus });
        },
      };
  },
};
