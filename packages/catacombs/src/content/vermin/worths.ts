import type { Attack } from "../../attack.ts";
import { guardOf } from "../../rules/harm.ts";
import type { Character, State } from "../../state.ts";
import { traitsOf } from "../box.ts";
import { isBitten } from "./devour.ts";
import { limitOf, poisonIn } from "./poison.ts";
import { ridersOn } from "./riders.ts";

/** What a monster of this box is worth to the Overseer beyond its attacks and its gold, because of its abilities. */
export const verminWorths: Readonly<Record<string, number>> = {
  "sewer-rat": 0.3,
  "vampire-bat": 0,
  "blood-skull": 0.8,
  "pit-viper": 1.6,
  "armoured-beetle": 0,
  wyvern: 2,
  remorhaz: 3,
  "dread-scorpion": 0.6,
  "savage-centaur": 0.6,
  "dire-ghoul": 0.6,
  "venomous-spider": 1.2,
  "elder-vampire": 1.5,
};

/** What a hit is worth beyond the life it takes: poison, flight, riders, a Hero who is devoured. */
export function verminPrize(
  state: State,
  actor: Character,
  attack: Attack,
  target: Character,
  before?: Attack,
): number {
  if (target.kind !== "hero" && target.kind !== "ally") return 0;
  const has = (id: string) => traitsOf(state, actor).some((trait) => trait.id === id);
  const hurts = attack.damage > 0 && guardOf(state, target, { kind: "attack", attack }) === undefined;
  const isWith = (id: string) => hurts && attack.modifiers.some((modifier) => modifier.id === id);
  let worth = 0;
  if (isWith("poison")) worth += venom(state, target, has("lethal") ? 2 : 1);
  if (isWith("fear") && target.kind === "hero") worth += flight;
  if (attack.kind === "melee" && has("swarm")) worth += rides[ridersOn(state, target.id).length] ?? 0;
  if (attack.kind === "melee" && hurts && has("devourer"))
    worth += before?.kind === "melee" || isBitten(actor, target) ? meal : firstBite;
  return worth;
}

/** What it is worth to put a Hero where one likes. */
const flight = 0.5;

/** VER-SWARM-04: the third rat is the one that counts, so that they go for one and the same Hero. */
const rides = [0.25, 0.6, 1.4] as const;

/** VER-DEVOUR-02. */
const firstBite = 0.5;
const meal = 6;

/** VER-RULING-10: what a Poison card comes to on the average. */
const dose = 1.5;

/** The nearer the limit, the more; and where no card is left, everything. */
function venom(state: State, { kind, card }: Character, cards: number): number {
  if (kind !== "hero") return 0;
  const left = state.poison?.deck.length ?? 0;
  if (left < cards) return 8;
  const room = limitOf(card) - poisonIn(state, card);
  return (cards * dose * 3) / (room + 2);
}
