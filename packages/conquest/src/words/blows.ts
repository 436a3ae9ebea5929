import { type Words, w } from "@ossuaire/kernel";
import type { Harmless } from "../events.ts";

/** What is said beside a disc while the table is watched: a word or two. */
export const blowWords = {
  /** CON-DAMAGE-07: why a touch does not count; the log says it in full. */
  harmless: {
    "move-shot": w("déplacement", "a move"),
    "obstacle-shot": w("obstacle", "an obstacle"),
    companion: w("amis", "friends"),
    "not-the-target": w("pas la cible", "not the target"),
    "after-wall": w("le mur d’abord", "the wall first"),
    indirect: w("pas touché directement", "not touched directly"),
  } as const satisfies Readonly<Record<Harmless, Words>>,
  armour: w("armure", "armour"),
  exhausted: w("pioche vide", "empty pile"),
  plays: (who: Words, card: Words): Words => w(`${who.fr} joue ${card.fr}`, `${who.en} plays ${card.en}`),
  aims: (who: Words, target: Words): Words =>
    w(`${who.fr} vise ${target.fr}`, `${who.en} aims at ${target.en}`),
  again: (who: Words, target: Words): Words =>
    w(`${who.fr} vise encore ${target.fr}`, `${who.en} tries ${target.en} again`),
  stunned: (who: Words): Words => w(`${who.fr}, équipe assommée`, `${who.en}, of a stunned team`),
  /** CON-SEQ-05: the card of another seat, large. */
  carries: (who: Words, card: Words): Words =>
    w(`${who.fr} joue ${card.fr}, étape par étape`, `${who.en} plays ${card.en}, step by step`),
  on: (target: Words): Words => w(`sur ${target.fr}`, `at ${target.en}`),
  done: w("fait", "done"),
};
