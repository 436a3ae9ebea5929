import { type Words, w } from "@ossuaire/kernel";
import type { UnforeseenCard } from "../../../cards/unforeseen.ts";
import { inOrder, isHero, isUp, ofSide } from "../../../characters.ts";
import { nextTurn } from "../../../effects/lasting.ts";
import type { Side } from "../../../kinds.ts";
import { coolHead } from "../../../rules/again.ts";
import { takesEffect } from "../../../rules/limits.ts";
import { thisTurn } from "../../../rules/unforeseen.ts";
import type { What } from "../../../state.ts";
import { unforeseen } from "./card.ts";

// What holds until the next PJ turn begins.

const lasting = (
  id: string,
  name: Words,
  rule: `REG-EVENT-${number}`,
  what: What,
  sides: readonly Side[] = ["heroes"],
): UnforeseenCard =>
  unforeseen(id, name, rule, 1, function* ({ state }) {
    for (const side of sides) takesEffect(state, side, id, what, thisTurn(state));
  });

const note = (name: string, by: number): What => ({ kind: "note", note: name, by });

const torches = lasting(
  "torches-blown-out",
  w("Torches soufflées", "Torches blown out"),
  "REG-EVENT-07",
  note("sight", 4),
  ["heroes", "mj"],
);

const jammedLock = lasting(
  "jammed-lock",
  w("Serrure grippée", "Jammed lock"),
  "REG-EVENT-09",
  note("lock-difficulty", 2),
);

const coldMist = lasting("cold-mist", w("Brume froide", "Cold mist"), "REG-EVENT-11", {
  kind: "level",
  of: "shooting",
  by: -1,
});

const arcaneEbb = lasting(
  "arcane-ebb",
  w("Reflux arcanique", "Arcane ebb"),
  "REG-EVENT-19",
  note("spell-difficulty", 1),
);

const arcaneSurge = lasting(
  "arcane-surge",
  w("Onde arcanique", "Arcane surge"),
  "REG-EVENT-20",
  note("spell-difficulty", -1),
);

/** Offered before destiny: `rules/again.ts`. */
const coolHeadCard = unforeseen(
  coolHead,
  w("Sang-froid", "Cool head"),
  "REG-EVENT-14",
  1,
  function* ({ state }) {
    if (state.leader !== undefined)
      takesEffect(state, state.leader, coolHead, note(coolHead, 1), thisTurn(state));
  },
);

/** Drawn during a turn it comes too late for those who have finished theirs. */
const secondWind = unforeseen(
  "second-wind",
  w("Second souffle", "Second wind"),
  "REG-EVENT-13",
  1,
  function* ({ state }) {
    for (const who of ofSide(state, "heroes"))
      if (isHero(who) && isUp(who) && !state.turn.done.includes(who.id)) who.actions++;
  },
);

const rage = unforeseen(
  "rage-of-the-deep",
  w("Rage des profondeurs", "Rage of the deep"),
  "REG-EVENT-21",
  1,
  function* (table) {
    const origin = { rule: "REG-EVENT-21", source: "rage-of-the-deep" } as const;
    for (const who of inOrder(table.state, "mj")) yield* nextTurn(1)(table, who, origin);
  },
);

export const moods: readonly UnforeseenCard[] = [
  torches,
  jammedLock,
  coldMist,
  secondWind,
  coolHeadCard,
  arcaneEbb,
  arcaneSurge,
  rage,
];
