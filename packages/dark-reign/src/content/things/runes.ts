import { type RuleId, type Words, w } from "@ossuaire/kernel";
import type { ThingCard } from "../../cards/thing.ts";
import type { Characteristic } from "../../kinds.ts";
import { binding } from "./binding.ts";
import { printed } from "./printed.ts";

// REG-RUNE-05 to 15.
export const runes: readonly ThingCard[] = [
  raising("combat", w("Rune de combat", "Rune of combat"), "REG-RUNE-05", "melee"),
  raising("shooting", w("Rune de tir", "Rune of shooting"), "REG-RUNE-06", "shooting"),
  raising("force", w("Rune de force", "Rune of force"), "REG-RUNE-07", "force"),
  raising("resistance", w("Rune de résistance", "Rune of resistance"), "REG-RUNE-08", "endurance"),
  raising("will", w("Rune de volonté", "Rune of will"), "REG-RUNE-09", "will"),
  raising("charisma", w("Rune de charisme", "Rune of charisma"), "REG-RUNE-10", "charisma"),
  raising("agility", w("Rune d’agilité", "Rune of agility"), "REG-RUNE-11", "agility"),
  printed({
    id: "rune-of-life",
    name: w("Rune de vie", "Rune of life"),
    rule: "REG-RUNE-12",
    isRune: true,
    use: binding,
    does: { pv: 5, isSingle: true },
    sells: 500,
    weight: 0,
  }),
  raising("knowledge", w("Rune du savoir", "Rune of knowledge"), "REG-RUNE-13", "intelligence"),
  raising("dexterity", w("Rune de dextérité", "Rune of dexterity"), "REG-RUNE-14", "dexterity"),
  raising("magic", w("Rune de magie", "Rune of magic"), "REG-RUNE-15", "magic"),
];

/** REG-RUNE-04: however many of them somebody has, one counts. */
function raising(of: string, name: Words, rule: RuleId, characteristic: Characteristic): ThingCard {
  const does = { levels: { [characteristic]: 1 }, isSingle: true as const };
  return printed({
    id: `rune-of-${of}`,
    name,
    rule,
    isRune: true,
    use: binding,
    does,
    sells: 500,
    weight: 0,
  });
}
