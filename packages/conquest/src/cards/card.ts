import type { Words } from "@ossuaire/kernel";
import type { Ability } from "../abilities.ts";
import type { Shot } from "../shots.ts";
import type { Team } from "../teams.ts";

/** A card as it is printed (CON-CARD-01 to 07). One title serves as name and class (CON-RULING-66). */
export interface Card {
  readonly id: string;
  readonly team: Team;
  readonly name: Words;
  readonly role: Role;
  readonly sign: Sign;
  /** CON-CARD-03: one shot at least, in the printed order. */
  readonly shots: readonly [Shot, ...Shot[]];
  /** CON-CARD-04: one or none. */
  readonly ability?: Ability;
  readonly armour?: true;
  readonly source: Source;
}

/** CON-CARD-05. */
export type Role = "leader" | "creature" | "spell-caster" | "hunter" | "fighter" | "explorer";

/** CON-CARD-06. */
export type Sign = "moth" | "coral" | "spider" | "lizard" | "rat" | "jellyfish";

/** Where the facts of a card come from: all ours, or some of them told by the rulebook and the rest ours. */
type Source = "house" | { readonly rulebook: readonly ("name" | "team" | "shots" | "ability" | "armour")[] };

/** The cards of one team. To add a card is to add an entry here; nothing else has to know. */
export function deck(team: Team, cards: readonly Omit<Card, "team">[]): readonly Card[] {
  return cards.map((card) => ({ ...card, team }));
}
