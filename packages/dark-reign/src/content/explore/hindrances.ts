import { w } from "@ossuaire/kernel";
import type { Hindrance } from "../../deed.ts";
import type { Square } from "../../grid/square.ts";
import { elementsAt } from "../../rules/elements.ts";
import { isUnopened } from "../../rules/exits.ts";
import { isHoly, isKeptOut, isUnholy } from "../../rules/statue.ts";
import { findCard } from "../../shelf.ts";
import type { Character, State } from "../../state.ts";

/** What takes a character to a square. */
const moves: readonly string[] = ["walk", "run", "pass", "jump", "crush"];

export const keptOut: Hindrance = {
  id: "kept-out",
  rule: "REG-STATUE-01",
  words: w(
    "Ni mort-vivant ni démon n’entre dans une zone qui abrite une statue bénite.",
    "Neither undead nor demons enter a zone that holds a blessed statue.",
  ),
  deeds: moves,
  concerns: isUnholy,
  bars: (state, who, _deed, { square }) => square !== undefined && isKeptOut(state, who, square),
};

export const atHome: Hindrance = {
  id: "at-home",
  rule: "REG-VERDICT-25",
  words: w("Les personnages du MJ ne découvrent jamais de zone.", "MJ characters never discover a zone."),
  deeds: moves,
  concerns: (_state, { side }) => side === "mj",
  bars: (state, who, _deed, { square }) => square !== undefined && leadsAway(state, who, square),
};

/** REG-VERDICT-25: an open exit to an undiscovered zone. */
export const leadsAway = (state: State, { side }: Character, square: Square): boolean =>
  side === "mj" && elementsAt(state, square).some((one) => isUnopened(state, one));

const dark: ReadonlySet<string> = new Set(["black", "necromancy", "demonology"]);

export const hallowed: Hindrance = {
  id: "hallowed",
  rule: "REG-STATUE-02",
  words: w(
    "Près d’une statue bénite, ni magie noire, ni nécromancie, ni démonologie.",
    "Near a blessed statue no black magic, necromancy or demonology.",
  ),
  deeds: ["cast"],
  bars: (state, who, _deed, { spell }) =>
    spell !== undefined && dark.has(findCard("spells", spell)?.school ?? "") && isHoly(state, who),
};
