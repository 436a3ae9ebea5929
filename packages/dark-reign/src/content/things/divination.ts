import { copyOf, type Script } from "@ossuaire/kernel";
import type { Use } from "../../cards/thing.ts";
import { isActing, isUp } from "../../characters.ts";
import type { Character, State } from "../../state.ts";
import { choose, type DarkTable } from "../../table.ts";
import { thingOf, thingsOf } from "../../things.ts";

/** REG-RELIC-08, REG-VERDICT-07: without P.Action, in the wearer's own activation. */
export const divination: Use = {
  cost: 0,
  spends: "once",
  *aims(state, who) {
    if (isActing(state, who) && ringOf(state, who) !== undefined) yield {};
  },
  *works(table, who, { id }) {
    goBack(table, who, id);
  },
};

/**
 * How all was when the activation of a wearer began; nobody else's is remembered. Whoever acts at once in the middle of it only makes it
 * pause (REG-AMBUSH-03).
 */
export function remember({ state }: DarkTable, who: Character): void {
  if (!isActing(state, who)) return;
  delete state.before;
  const isWearer = thingsOf(state, who.id).some(
    ({ thing, card }) => card.id === "ring-of-divination" && !thing.used,
  );
  if (isWearer) state.before = copyOf(state);
}

/** Right at the end: what is left of the activation is over, and the wearer would not be asked any more. */
export function* offerReplay(table: DarkTable, who: Character): Script {
  const { state } = table;
  const isOver = who.states.over !== undefined || who.states.hole !== undefined;
  const ring = ringOf(state, who);
  if (!isOver || !isUp(who) || ring === undefined || !isActing(state, who)) return;
  const about = { who: who.id };
  const asking = { seats: who.seat, prompt: "divination", rule: "REG-VERDICT-07", about } as const;
  if ((yield* choose(asking, ["yes", "no"])) === "yes") goBack(table, who, ring);
}

/** The ring that the wearer has now and had then. */
function ringOf({ before, things }: State, { id }: Character): string | undefined {
  const isRing = ({ card, at, used }: State["things"][number]) =>
    card === "ring-of-divination" && !used && "by" in at && at.by === id;
  const had = before?.things.filter(isRing).map((one) => one.id) ?? [];
  return things.find((one) => isRing(one) && had.includes(one.id))?.id;
}

/** All that happened since is undone; the dice are not. The ring is used up. */
function goBack({ state, tell }: DarkTable, { id }: Character, ring: string): void {
  const { before } = state;
  if (before === undefined) return;
  for (const key of Object.keys(state)) if (!(key in before)) Reflect.deleteProperty(state, key);
  Object.assign(state, before);
  delete state.before;
  thingOf(state, ring).used = true;
  tell({ type: "replays", rule: "REG-VERDICT-07", who: id });
}
