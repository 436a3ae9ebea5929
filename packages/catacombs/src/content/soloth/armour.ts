import { leftOn, spend } from "../../rules/tracks.ts";
import type { Trait } from "../../trait.ts";

export const armourTrack = "armour";

/** SOL-PALADIN-02 to 10, SOL-RULING-50 to 54: one point for a whole attack, whatever it does. */
export const armour: Trait = {
  id: "armour",
  name: { fr: "Armure", en: "Armour" },
  text: {
    fr: "Touché par une attaque, il peut perdre 1 point d’armure au lieu de la subir, dégâts et effets.",
    en: "Struck by an attack, he may lose 1 armour instead of suffering it, damage and effects.",
  },
  rule: "SOL-PALADIN-02",
  ward: {
    against: (state, { card }) => leftOn(state, card, armourTrack) > 0,
    *use(table, { card }) {
      spend(table, card, armourTrack, 1, "SOL-PALADIN-06");
    },
  },
};
