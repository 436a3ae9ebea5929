import { w } from "@ossuaire/kernel";
import type { Aim } from "../../asked/deed.ts";
import { reaches } from "../../board.ts";
import { characterOf } from "../../characters.ts";
import type { Hindrance } from "../../deed.ts";
import { castKey } from "../../deeds/cast.ts";
import { speechKey } from "../../deeds/speak.ts";
import { approaches, isLeftAlone, opponentOf } from "../../rules/duel.ts";
import { timesSpent } from "../../rules/limits.ts";
import type { Character, State } from "../../state.ts";

const castAlready: Hindrance = {
  id: "cast-already",
  rule: "REG-CAST-08",
  words: w(
    "Ce sort a déjà été activé pendant ce tour.",
    "This spell has been activated in this turn already.",
  ),
  deeds: ["cast"],
  bars: (state, { id }, _deed, { spell }) => spell !== undefined && timesSpent(state, castKey(id, spell)) > 0,
};

const spokenAlready: Hindrance = {
  id: "spoken-already",
  rule: "REG-SPEECH-05",
  words: w(
    "Ce discours a déjà été tenté pendant ce tour.",
    "This speech has been tried in this turn already.",
  ),
  deeds: ["speak"],
  bars: (state, _who, _deed, { how }) => how !== undefined && timesSpent(state, speechKey(how)) > 0,
};

/** REG-RULING-81: as long as the two are apart; who can come nearer has to, and does not end its activation. */
const approach: Hindrance = {
  id: "approach",
  rule: "REG-DUEL-05",
  words: w(
    "En duel, on ne peut que se rapprocher de son adversaire.",
    "In a duel one can only move towards one’s adversary.",
  ),
  concerns: isDuelling,
  bars(state, who, deed, aim) {
    const other = opponentOf(state, who);
    if (other === undefined || reaches(state, who, other)) return false;
    if (deed === "break-free") return false;
    return !["walk", "run", "pass", "open"].includes(deed) || !leadsOn(state, who, aim);
  },
};

function isDuelling(_state: State, { states }: Character): boolean {
  return states.duel !== undefined;
}

function leadsOn(state: State, who: Character, { square, element }: Aim): boolean {
  const door = state.elements.find(({ id }) => id === element);
  const to = square ?? door;
  return to !== undefined && approaches(state, who, to);
}

/** REG-RULING-82: once they are beside each other. */
const blowsOnly: Hindrance = {
  id: "blows-only",
  rule: "REG-DUEL-06",
  words: w(
    "En duel, on ne peut que frapper son adversaire.",
    "In a duel one can only strike one’s adversary.",
  ),
  concerns: isDuelling,
  bars(state, who, deed, { target }) {
    const other = opponentOf(state, who);
    if (other === undefined || !reaches(state, who, other)) return false;
    if (deed === "break-free" || deed === "end") return false;
    return deed !== "strike" || target !== other.id;
  },
};

/** REG-RULING-83: who is in a duel is in no other, and no target of anybody else. */
const interferes: Hindrance = {
  id: "interferes",
  rule: "REG-DUEL-08",
  words: w("Personne ne peut intervenir dans un duel.", "Nobody may interfere in a duel."),
  concerns: (state) => state.characters.some((one) => isDuelling(state, one)),
  bars: (state, who, _deed, { target }) =>
    target !== undefined && isLeftAlone(characterOf(state, target), who),
};

/** REG-RULING-30, 31. */
const hovering: Hindrance = {
  id: "hovering",
  rule: "REG-RULING-30",
  words: w(
    "Au-dessus d’une case occupée ou dans un obstacle, on ne peut que se déplacer.",
    "Over an occupied square, or inside an obstacle, one can only move on.",
  ),
  concerns: (_state, { states }) => states.way !== undefined,
  bars: (_state, _who, deed) => deed !== "walk" && deed !== "run",
};

export const hindrances: readonly Hindrance[] = [
  castAlready,
  spokenAlready,
  approach,
  blowsOnly,
  interferes,
  hovering,
];
