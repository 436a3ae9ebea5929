import { type RuleId, type Words, w } from "@ossuaire/kernel";
import type { ThingCard, Use } from "../../cards/thing.ts";
import { printed } from "./printed.ts";
import { banish, cureAll, protectOne, raiseDead, stopTime, teleportAll } from "./readings.ts";

// REG-SCROLL-02 to 12; the grimoires of black and white magic are among the things that heroes bring along.
export const scrolls: readonly ThingCard[] = [
  scroll("banishment", w("Parchemin de bannissement", "Scroll of banishment"), "REG-SCROLL-02", 100, banish),
  scroll("cure", w("Parchemin de guérison", "Scroll of curing"), "REG-SCROLL-03", 100, cureAll),
  scroll(
    "protection",
    w("Parchemin de protection", "Scroll of protection"),
    "REG-SCROLL-04",
    100,
    protectOne,
  ),
  scroll(
    "teleportation",
    w("Parchemin de téléportation", "Scroll of teleportation"),
    "REG-SCROLL-05",
    100,
    teleportAll,
  ),
  scroll("time", w("Parchemin de temps", "Scroll of time"), "REG-SCROLL-06", 100, stopTime),
  scroll(
    "resurrection",
    w("Parchemin de résurrection", "Scroll of resurrection"),
    "REG-SCROLL-07",
    150,
    raiseDead,
  ),
  printed({
    id: "beggars-grimoire",
    name: w("Grimoire «\u00a0La magie pour les gueux\u00a0»", "Grimoire “Magic for beggars”"),
    rule: "REG-SCROLL-10",
    teaches: "beggars",
    sells: 25,
    price: 50,
    weight: 4,
  }),
  printed({
    id: "necromantic-grimoire",
    isRare: true,
    name: w("Grimoire de magie nécromantique", "Grimoire of necromantic magic"),
    rule: "REG-SCROLL-11",
    teaches: "necromancy",
    needsSkill: "arcane",
    sells: 200,
    price: 400,
    weight: 4,
  }),
  printed({
    id: "demonological-grimoire",
    isRare: true,
    name: w("Grimoire démonologique", "Demonological grimoire"),
    rule: "REG-SCROLL-12",
    teaches: "demonology",
    needsSkill: "arcane",
    sells: 200,
    price: 400,
    weight: 4,
  }),
];

/** REG-SCROLL-01: it works once. */
function scroll(
  of: string,
  name: Words,
  rule: RuleId,
  sells: number,
  reading: Omit<Use, "spends">,
): ThingCard {
  const use: Use = { ...reading, spends: "thing" };
  return printed({ id: `scroll-of-${of}`, name, rule, sells, weight: 1, use });
}
