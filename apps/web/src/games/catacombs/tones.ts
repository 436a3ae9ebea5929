import { monsterOf } from "@ossuaire/catacombs";
import type { Tone } from "../../board/scene.ts";

/** CAT-MON-03, CAT-COMP-12, 14: sides and families by the colour of the whole disc, and by its rim. */
export function toneOf(card: string, kind: string): Tone {
  if (kind === "monster") return families[monsterOf(card).family];
  return things[card] ?? tones[kind] ?? "shot";
}

export const families = {
  undead: "ash",
  dungeon: "moss",
  mythological: "sky",
  infernal: "ember",
  vermin: "umber",
} as const;

/** SOL-COMP-10: spikes are cyan, wherever they lie. */
const things: Readonly<Record<string, Tone>> = { "ice-spike": "ice" };

/** A fire wall is still the disc of a monster from the fire. */
const tones: Readonly<Record<string, Tone>> = {
  hero: "ivory",
  ally: "ivory",
  lord: "night",
  wall: "ember",
  shield: "slate",
};
