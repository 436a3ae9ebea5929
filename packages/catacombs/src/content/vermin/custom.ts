import type { Custom } from "../pack.ts";
import { chooseVariants } from "./choosing.ts";
import { cure, cures } from "./cure.ts";
import { verminMarks } from "./marks.ts";
import { discardPassage, layPassages, passageNow, turnUpPassage } from "./passages/deck.ts";
import { lentByPassages } from "./passages/lent.ts";
import { purge } from "./poison.ts";
import { poisonCards } from "./poison-cards.ts";
import { duty, isSummoned } from "./summon.ts";
import { wanderingVermin } from "./wandering.ts";
import { beastCure, fixShapes } from "./with-soloth.ts";

/** What Horde of Vermin changes in the course of every match. */
export const verminCustom: Custom = {
  // VER-POISON-02, VER-SETUP-07.
  begins(state, rng) {
    state.poison = { deck: rng.shuffled(poisonCards.map(({ id }) => id)), discards: [] };
    if (state.options.passages) layPassages(state, rng);
  },
  enters: turnUpPassage,
  // VER-VERDICT-03.
  *musters(table, called) {
    const { leavesOut, calls } = passageNow(table.state) ?? {};
    const staying = leavesOut ? yield* leavesOut(table, called) : called;
    const wandering = yield* wanderingVermin(table, staying);
    const chosen = yield* chooseVariants(table, wandering);
    return calls ? yield* calls(table, chosen) : chosen;
  },
  *roomBegins(table) {
    yield* fixShapes(table);
    const passage = passageNow(table.state);
    yield* passage?.roomBegins?.(table, passage.now) ?? [];
  },
  fightBegins: (table) => passageNow(table.state)?.fightBegins?.(table),
  lends(state, piece) {
    const passage = passageNow(state);
    const lent = passage?.lends?.(state, piece, passage.now) ?? [];
    return isSummoned(piece) ? [...lent, duty] : lent;
  },
  lent: [...lentByPassages, duty],
  deeds: { sorceress: [beastCure] },
  marks: verminMarks,
  whenRaised: purge,
  *roomDone(table) {
    const passage = passageNow(table.state);
    if (passage?.roomDone === undefined || passage.now.spent) return;
    passage.now.spent = true;
    yield* passage.roomDone(table);
  },
  roomEnds: discardPassage,
  treatments: cures,
  *treat(table, { hero }) {
    yield* cure(table, hero, "VER-CURE-04");
  },
};
