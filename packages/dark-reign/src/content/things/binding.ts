import type { Use } from "../../cards/thing.ts";
import { bind, bindable } from "../../rules/runes.ts";
import { thingOf } from "../../things.ts";

/** REG-RUNE-02, 03, REG-VERDICT-21: to a weapon, shield or armour of its bearer; how many it has already does not matter. */
export const binding: Use = {
  *aims(state, who) {
    for (const { thing } of bindable(state, who)) yield { with: thing.id };
  },
  *works(table, who, rune, { with: object }) {
    if (object !== undefined) bind(table, who, rune, thingOf(table.state, object));
  },
};
