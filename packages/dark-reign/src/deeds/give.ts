import { au, type RuleId, type Script, w } from "@ossuaire/kernel";
import { reaches } from "../board.ts";
import { areAdversaries, characterOf, onBoard } from "../characters.ts";
import { deed, type Hindrance } from "../deed.ts";
import { settle, take } from "../rules/bearing.ts";
import { spend, timesSpent } from "../rules/limits.ts";
import { openly } from "../rules/openly.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { type Borne, oneOfEach, thingOf, thingsOf } from "../things.ts";

/** REG-GIVE-01, 03: to a character in reach. */
export const give = deed({
  id: "give",
  name: w("Donner", "Give"),
  toward: ({ fr, en }) => w(au(fr), `to ${en}`),
  rule: "REG-GIVE-01",
  cost: 1,
  *options(state, who) {
    const things = loose(state, who);
    if (things.length === 0) return;
    for (const { id: target } of beside(state, who))
      for (const { thing } of things) yield { thing: thing.id, target };
  },
  *confirm(table, who, { thing, target }) {
    return yield* agreed(table, who, characterOf(table.state, target), thing, true);
  },
  *perform(table, who, { thing, target }) {
    handOver(table, who, characterOf(table.state, target), thing);
  },
});

/** REG-GIVE-01, 03: from one of the own side in reach: what others carry is not known. */
export const receive = deed({
  id: "receive",
  name: w("Prendre", "Take"),
  toward: ({ fr, en }) => w(au(fr), `from ${en}`),
  rule: "REG-GIVE-01",
  cost: 1,
  *options(state, who) {
    for (const other of beside(state, who))
      if (!areAdversaries(who, other))
        for (const { thing } of loose(state, other)) yield { thing: thing.id, target: other.id };
  },
  *confirm(table, who, { thing, target }) {
    return yield* agreed(table, who, characterOf(table.state, target), thing, false);
  },
  *perform(table, who, { thing, target }) {
    handOver(table, characterOf(table.state, target), who, thing);
  },
});

/** REG-GIVE-01, 03, REG-VERDICT-04: what lies on the floor needs nobody's leave. */
export const pickUp = deed({
  id: "take",
  name: w("Ramasser", "Pick up"),
  rule: "REG-GIVE-01",
  cost: 1,
  *options(state, who) {
    for (const { id, at } of state.things)
      if (at.kind === "floor" && reaches(state, who, at)) yield { thing: id, square: { x: at.x, y: at.y } };
  },
  *perform(table, who, { thing: id }) {
    const thing = thingOf(table.state, id);
    take(table.state, who, thing);
    table.tell({ type: "takes", rule: "REG-GIVE-01", who: who.id, thing: thing.card });
  },
});

/** REG-GIVE-02: whoever has declined is not asked again in this round. */
export const declined: Hindrance = {
  id: "declined",
  rule: "REG-GIVE-02",
  words: w("L’échange a été refusé ce tour-ci.", "The exchange was declined this turn."),
  deeds: ["give", "receive"],
  bars: (state, who, _deed, { target }) =>
    target !== undefined && timesSpent(state, declinedKey(who.id, target)) > 0,
};

const declinedKey = (who: string, other: string): string => `declined:${who}:${other}`;

function beside(state: State, who: Character): readonly Character[] {
  return onBoard(state).filter((one) => one.id !== who.id && reaches(state, who, one));
}

/** All but the armour on one's body, one of each kind. */
function loose(state: State, { id }: Character): readonly Borne[] {
  const free = thingsOf(state, id).filter(
    ({ thing, card }) => !(thing.at.kind === "worn" && card.wornAs === "armour"),
  );
  const plain = oneOfEach(free.filter(({ thing }) => thing.runes === undefined));
  return [...plain, ...free.filter(({ thing }) => thing.runes !== undefined)];
}

/** REG-GIVE-02, REG-RULING-65: the other player confirms, before anything is paid. */
function* agreed(
  table: DarkTable,
  who: Character,
  other: Character,
  thing: string,
  gives: boolean,
): Script<boolean> {
  if (other.seat === who.seat) return true;
  const rule: RuleId = "REG-GIVE-02";
  const { card } = thingOf(table.state, thing);
  const about = { who: other.id, other: who.id, thing: card, gives };
  if (gives) openly(table, who)({ type: "offers", rule, who: who.id, to: other.id, thing: card });
  const answer = yield* choose({ seats: other.seat, prompt: "agree", rule, about }, ["yes", "no"]);
  if (answer === "yes") return true;
  spend(table.state, declinedKey(who.id, other.id));
  table.tell({ type: "declines", rule, who: other.id, other: who.id });
  return false;
}

function handOver(table: DarkTable, from: Character, to: Character, id: string): void {
  const thing = thingOf(table.state, id);
  take(table.state, to, thing);
  const event = { type: "gives", rule: "REG-GIVE-01", who: from.id, to: to.id } as const;
  // REG-VERDICT-47: what passes from one MJ character to another is nobody else's business.
  const isSecret = from.side === "mj" && to.side === "mj";
  openly(table, from)(isSecret ? event : { ...event, thing: thing.card });
  settle(table, from);
}
