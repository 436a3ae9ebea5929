import type { Characteristic, Quality } from "../kinds.ts";
import { changeActions } from "../rules/actions.ts";
import { forOneTurn, takesEffect } from "../rules/limits.ts";
import type { What } from "../state.ts";
import type { Verb } from "./verb.ts";

/** REG-RULING-01: for one turn, unless told. */
const forATurn = (what: What): Verb =>
  function* ({ state }, { id }, { source, until = forOneTurn(state) }) {
    takesEffect(state, id, source, what, until);
  };

/** Levels more, or fewer, for one turn. */
export const raise = (of: Characteristic, by: number): Verb => forATurn({ kind: "level", of, by });

/** Armour points more for one turn. */
export const shield = (by: number, isMagic: boolean): Verb => forATurn({ kind: "armour", by, isMagic });

/** Invisible, invulnerable … for one turn. */
export const become = (quality: Quality): Verb => forATurn({ kind: "is", quality });

/** REG-VERDICT-10: P.Action at once in the own turn, else in the next one. */
export const hasten = (by: number): Verb =>
  function* (table, who, origin) {
    if (table.state.turn.side === who.side) changeActions(table, who, by, origin.rule);
    else yield* nextTurn(by)(table, who, origin);
  };

/** REG-RULING-03: P.Action more or fewer in the next turn. */
export const nextTurn = (by: number): Verb =>
  function* ({ state }, { id }, { source }) {
    takesEffect(state, id, source, { kind: "actions", by }, { kind: "game" });
  };
