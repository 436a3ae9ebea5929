import { w } from "@ossuaire/kernel";
import type { ElementCard } from "../../cards/element.ts";
import type { Element } from "../../state.ts";

/** REG-RULING-20, REG-VERDICT-37. */
const closed = ({ open, hidden, blocked }: Element) =>
  open && !hidden && blocked === undefined ? "free" : "full";

const door = { isDoor: true, hinders: closed } as const;

/** REG-DOOR, REG-CELL, REG-SECRET: what closes a way, and the way without anything in it (REG-RULING-21). */
export const doors: readonly ElementCard[] = [
  {
    ...door,
    id: "door",
    name: w("porte", "door"),
    rule: "REG-DOOR-05",
    source: "rulebook",
    sturdy: { endurance: 4, pv: 10, picking: 1 },
  },
  {
    ...door,
    id: "armoured-door",
    name: w("porte blindée", "armoured door"),
    rule: "REG-DOOR-06",
    source: "rulebook",
    sturdy: { endurance: 8, pv: 20, picking: 5 },
  },
  {
    ...door,
    id: "prison-door",
    name: w("porte de prison", "prison door"),
    rule: "REG-DOOR-07",
    source: "rulebook",
    sturdy: { endurance: 12, pv: 30, picking: 8 },
    isCell: true,
  },
  {
    ...door,
    id: "secret-door",
    name: w("porte dérobée", "secret door"),
    rule: "REG-SECRET-01",
    source: "rulebook",
    // REG-VERDICT-23: without a printed kind it is standard.
    sturdy: { endurance: 4, pv: 10, picking: 1 },
    isFoundBeside: true,
  },
  {
    id: "passage",
    name: w("passage", "passage"),
    rule: "REG-RULING-21",
    source: "rulebook",
    isPassage: true,
    hinders: ({ blocked }) => (blocked === undefined ? "free" : "full"),
  },
];
