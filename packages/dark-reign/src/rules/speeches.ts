import type { RuleId, Script } from "@ossuaire/kernel";
import { groundOf } from "../board.ts";
import { ofSide } from "../characters.ts";
import { zoneAt } from "../grid/ground.ts";
import { otherSide } from "../kinds.ts";
import { mjSeat } from "../options.ts";
import { has } from "../sheet/traits.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { changeActions } from "./actions.ts";
import { embolden, frighten } from "./fear.ts";
import { takesEffect } from "./limits.ts";
import { throwDice } from "./test.ts";

export type Speech = "threat" | "bravery" | "manipulation";

interface Spoken {
  readonly difficulty: number;
  readonly rule: RuleId;
  readonly works: (table: DarkTable, speaker: Character) => Script;
  readonly fails: (table: DarkTable, speaker: Character) => Script;
}

/** REG-SPEECH-06 to 12: the speeches to many. */
export const speeches: Readonly<Record<Speech, Spoken>> = {
  threat: {
    difficulty: 4,
    rule: "REG-SPEECH-06",
    *works({ state }, speaker) {
      for (const one of adversariesInZone(state, speaker)) frighten(state, one, "threat", 2);
    },
    // REG-SPEECH-07.
    *fails(table, speaker) {
      const { state } = table;
      const actions = throwDice(table, speaker, 1, "irritation", "REG-SPEECH-07");
      const zone = zoneAt(groundOf(state), speaker);
      if (zone === undefined || actions === 0) return;
      const until = { kind: "game" } as const;
      takesEffect(state, otherSide(speaker.side), "threat", { kind: "share", actions, zone }, until);
    },
  },
  bravery: {
    difficulty: 5,
    rule: "REG-SPEECH-08",
    *works(table, speaker) {
      changeAll(table, speaker, 1, "REG-SPEECH-08");
      for (const one of inZone(table.state, speaker, speaker.side)) embolden(table.state, one, "bravery");
    },
    *fails(table, speaker) {
      changeAll(table, speaker, -1, "REG-SPEECH-10");
    },
  },
  manipulation: {
    difficulty: 7,
    rule: "REG-SPEECH-11",
    // REG-RULING-78: their next turn; what it costs is settled when that begins.
    *works(table, speaker) {
      for (const one of adversariesInZone(table.state, speaker)) {
        const what = { kind: "note", note: fooled, by: 1 } as const;
        takesEffect(table.state, one.id, "manipulation", what, { kind: "game" });
        table.tell({ type: "loses-turn", rule: "REG-SPEECH-11", who: one.id });
      }
    },
    *fails(table, speaker) {
      changeAll(table, speaker, -2, "REG-SPEECH-12");
    },
  },
};

/** Whether an effect comes from one of them. */
export const isSpeech = (source: string): boolean => Object.hasOwn(speeches, source);

const fooled = "fooled";

/** REG-RULING-77: the speaker, and those in the zone who have not finished this turn's actions. */
function changeAll(table: DarkTable, speaker: Character, by: number, rule: RuleId): void {
  const { turn } = table.state;
  if (turn.side !== speaker.side) return;
  for (const one of inZone(table.state, speaker, speaker.side))
    if (!turn.done.includes(one.id)) changeActions(table, one, by, rule);
}

/** REG-SPEECH-03, REG-RULING-95: whom a speech reaches of the others; not the invisible. */
export function adversariesInZone(state: State, speaker: Character): readonly Character[] {
  return inZone(state, speaker, otherSide(speaker.side)).filter((one) => !has(state, one, "invisible"));
}

function inZone(state: State, speaker: Character, side: Character["side"]): readonly Character[] {
  const ground = groundOf(state);
  const zone = zoneAt(ground, speaker);
  return ofSide(state, side).filter((one) => zoneAt(ground, one) === zone);
}

/** REG-RULING-76, 78: at the start of the turn of those who were spoken to. */
export function* settleSpeeches(table: DarkTable): Script {
  const { state } = table;
  for (const one of ofSide(state, state.turn.side))
    if (state.effects.some(({ on, what }) => on === one.id && what.kind === "note" && what.note === fooled))
      one.states.lost = Math.max(1, one.states.lost ?? 0);
  const own = ofSide(state, state.turn.side).map(({ id }) => id);
  state.effects = state.effects.filter(
    ({ on, what }) => what.kind !== "note" || what.note !== fooled || !own.includes(on),
  );
  yield* shareActions(table);
}

/** REG-SPEECH-07, REG-RULING-76: the MJ spreads them over its characters that are in that zone now; with none they are lost. */
function* shareActions(table: DarkTable): Script {
  const { state } = table;
  const { side } = state.turn;
  const ground = groundOf(state);
  for (const { on, what } of state.effects.filter((one) => one.what.kind === "share")) {
    if (on !== side || what.kind !== "share") continue;
    state.effects = state.effects.filter((one) => one.what !== what);
    const there = ofSide(state, side).filter((one) => zoneAt(ground, one) === what.zone);
    for (let left = what.actions; left > 0 && there.length > 0; left--) {
      const who = yield* sharing(there, left);
      if (who !== undefined) changeActions(table, who, 1, "REG-SPEECH-07");
    }
  }
}

function* sharing(there: readonly Character[], left: number): Script<Character | undefined> {
  if (there.length === 1) return there[0];
  const options = there.map(({ id }) => ({ id, target: id }));
  const asking = { seats: mjSeat, prompt: "share-actions", rule: "REG-SPEECH-07", about: { left } } as const;
  const { id } = yield* choose(asking, options);
  return there.find((one) => one.id === id);
}
