import { type Script, w } from "@ossuaire/kernel";
import { groundOf } from "../board.ts";
import { characterOf, isActing } from "../characters.ts";
import { deed } from "../deed.ts";
import { zoneAt } from "../grid/ground.ts";
import { take } from "../rules/bearing.ts";
import { takesEffect } from "../rules/limits.ts";
import { askFor, type Ware, wares } from "../rules/stock.ts";
import { leadersZone, thisTurn } from "../rules/unforeseen.ts";
import { effectsOn } from "../sheet/traits.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { makeThing } from "../things.ts";

interface TradeAim {
  readonly card: string;
  readonly ecus?: number;
  readonly how: "own" | "purse" | "ask";
}

const pedlar = "pedlar";

/** REG-EVENT-22: a pedlar is there this turn, with so many things to sell. */
export function pedlarComes(state: State, things: number): void {
  const what = { kind: "note", note: pedlar, by: things } as const;
  takesEffect(state, "heroes", pedlar, what, thisTurn(state));
}

/** REG-EVENT-22: in the leader's zone, without P.Action, for one and a half times the price. */
export const trade = deed({
  id: "trade",
  name: w("Acheter au colporteur", "Buy from the pedlar"),
  manners: {
    own: w("de ses écus", "for its own écus"),
    purse: w("de la bourse commune", "out of the common purse"),
    ask: w("demander s’il en a", "ask whether he has it"),
  },
  rule: "REG-EVENT-22",
  cost: 0,
  *options(state, who): Iterable<TradeAim> {
    const { hero } = who;
    if (hero === undefined || !isActing(state, who) || leftOf(state, who) === 0) return;
    if (leadersZone(state) !== zoneAt(groundOf(state), who)) return;
    for (const ware of wares(state)) {
      const { id: card, isRare, isUnique } = ware;
      const ecus = dear(ware);
      if (isUnique || (isRare && state.stock[card] === false)) continue;
      if (isRare && state.stock[card] === undefined) yield { card, how: "ask" };
      else {
        if (hero.ecus >= ecus) yield { card, ecus, how: "own" };
        if (state.purse >= ecus) yield { card, ecus, how: "purse" };
      }
    }
  },
  *perform(table, who, { card, ecus = 0, how }) {
    if (how === "ask") yield* askFor(table, who, card);
    else if (how === "own" || (yield* agreed(table, who, card, ecus))) pays(table, who, card, ecus, how);
  },
});

/** Rounded up. */
const dear = ({ price }: Ware): number => Math.ceil(price * 1.5);

const leftOf = (state: State, who: Character): number =>
  effectsOn(state, who)
    .flatMap(({ source, what }) => (source === pedlar && what.kind === "note" ? [what.by] : []))
    .reduce((all, one) => all + one, 0);

/** The leader has the common purse: its own word is enough. */
function* agreed({ state }: DarkTable, who: Character, card: string, ecus: number): Script<boolean> {
  const leader = state.leader === undefined ? who : characterOf(state, state.leader);
  if (leader.id === who.id) return true;
  const about = { who: who.id, card, ecus };
  const asking = { seats: leader.seat, prompt: "pedlar-agreed", rule: "REG-EVENT-22", about } as const;
  return (yield* choose(asking, ["yes", "no"])) === "yes";
}

function pays(table: DarkTable, who: Character, card: string, ecus: number, how: "own" | "purse"): void {
  const { state } = table;
  if (how === "purse") state.purse -= ecus;
  else if (who.hero !== undefined) who.hero.ecus -= ecus;
  pedlarComes(state, leftOf(state, who) - 1);
  take(state, who, makeThing(state, card, { kind: "carried", by: who.id }));
  table.tell({
    type: "peddled",
    rule: "REG-EVENT-22",
    who: who.id,
    thing: card,
    ecus,
    isCommon: how === "purse",
  });
}
