import { capital, type Pile, type PrintedCard, say, type Words, w } from "@ossuaire/kernel";
import type { Card } from "../cards/card.ts";
import { deckOf } from "../cards/decks.ts";
import { teams } from "../teams.ts";
import { roleNames, signNames, teamNames } from "./names.ts";

/** CON-COMP-01: both decks, card by card. */
export function piles(): readonly Pile[] {
  return teams.map((team) => ({ name: capital(teamNames[team]), cards: deckOf(team).map(printed) }));
}

function printed({ name, role, sign, shots, ability, armour }: Card): PrintedCard {
  const extras = [...(ability ? [ability.name] : []), ...(armour ? [w("armure", "armour")] : [])];
  return {
    name,
    facts: [say`${roleNames[role]}, ${signNames[sign]}`, extras.reduce(and, sequence(shots))],
    text: [],
  };
}

function sequence([first, ...others]: Card["shots"]): Words {
  return others.reduce((row, { name }) => say`${row} › ${name}`, first.name);
}

function and(row: Words, extra: Words): Words {
  return say`${row} · ${extra}`;
}
