import { w } from "@ossuaire/kernel";
import type { UseAim } from "../cards/thing.ts";
import { deed } from "../deed.ts";
import { settle, wear, wornIn } from "../rules/bearing.ts";
import { openly } from "../rules/openly.ts";
import { canEquip } from "../sheet/hands.ts";
import { thingCardOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { type Borne, oneOfEach, thingOf, thingsOf } from "../things.ts";

interface UsedAim extends UseAim {
  readonly thing: string;
  /** REG-VERDICT-07: the one object whose use costs nothing. */
  readonly how?: "freely";
}

/** REG-USE-01: a scroll is read, a stone laid on, a rune bound, a crossbow loaded. What it does stands on the card. */
export const use = deed({
  id: "use",
  name: w("Utiliser", "Use"),
  toward: ({ fr, en }) => w(`sur ${fr}`, `on ${en}`),
  manners: { freely: w("sans P.Action", "without P.Action") },
  rule: "REG-USE-01",
  cost: 1,
  costs: { freely: 0 },
  *options(state, who): Iterable<UsedAim> {
    for (const { thing, card } of usable(state, who))
      for (const aim of card.use?.aims(state, who, thing) ?? [])
        yield { ...aim, thing: thing.id, ...(card.use?.cost === 0 ? { how: "freely" as const } : {}) };
  },
  *perform(table, who, { thing: id, ...aim }) {
    const thing = thingOf(table.state, id);
    const { rule, use: used } = thingCardOf(thing.card);
    if (used === undefined) return;
    const { target } = aim;
    const event = { type: "uses", rule, who: who.id, thing: thing.card } as const;
    openly(table, who)(target === undefined ? event : { ...event, target });
    if (used.spends === "thing") thing.at = { kind: "gone" };
    if (used.spends === "once") thing.used = true;
    yield* used.works(table, who, thing, aim);
  },
});

/** Of scrolls of one kind one is offered; arms are told apart, for each has its own string and its own runes. */
function usable(state: State, { id }: Character): readonly Borne[] {
  const all = thingsOf(state, id).filter(
    ({ thing, card: { use: used } }) => used && !(used.spends === "once" && thing.used),
  );
  const arms = all.filter(({ card }) => card.hands !== undefined);
  return [...oneOfEach(all.filter((one) => !arms.includes(one))), ...arms];
}

/** REG-VERDICT-05: which object of a category has its effect is changed for 1 P.Action. */
export const change = deed({
  id: "change",
  name: w("Porter", "Wear"),
  rule: "REG-VERDICT-05",
  cost: 1,
  *options(state, who) {
    const carried = thingsOf(state, who.id).filter(
      ({ thing, card }) =>
        thing.at.kind === "carried" &&
        card.wornAs !== undefined &&
        card.wornAs !== "armour" &&
        wornIn(state, who.id, card.wornAs)?.card.id !== card.id &&
        canEquip(state, who, card),
    );
    for (const { thing } of oneOfEach(carried)) yield { thing: thing.id };
  },
  *perform(table, who, { thing: id }) {
    const thing = thingOf(table.state, id);
    wear(table.state, who, thing);
    openly(table, who)({ type: "wears", rule: "REG-VERDICT-05", who: who.id, thing: thing.card });
    settle(table, who);
  },
});
