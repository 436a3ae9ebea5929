import { harmless } from "../../attack.ts";
import type { Trait } from "../../trait.ts";

/** VER-WEAK-01, 02, VER-RULING-91: no attack of it costs life, whatever its modifiers; what needs only a hit works. */
export const weak: Trait = {
  id: "weak",
  name: { fr: "Faiblesse", en: "Weak" },
  text: {
    fr: "Ses attaques ne coûtent aucun point de vie ; ses capacités, si.",
    en: "Its attacks cost no life; its abilities do.",
  },
  rule: "VER-WEAK-01",
  sharpens: harmless,
};

/** VER-STAMINA-01 to 04, VER-RULING-71, 72, VER-VERDICT-07: its life is a track, and its disc is never turned over. */
export const stamina: Trait = {
  id: "stamina",
  name: { fr: "Endurance", en: "Stamina" },
  text: {
    fr: "Son pion n’est jamais retourné : ses points de vie sont sur sa carte. Rien ne le gèle ; ce qui tue d’un coup lui en coûte 2.",
    en: "Its disc is never turned over: its life is tracked on its card. Nothing freezes it; what kills at once costs it 2.",
  },
  rule: "VER-STAMINA-01",
  isFreezable: false,
  endures: true,
};
