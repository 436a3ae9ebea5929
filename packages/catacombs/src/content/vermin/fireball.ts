import { type Attack, critical, fireball, modified } from "../../attack.ts";

/** VER-FIREBALL-01, 02, VER-RULING-38 to 41: a Fireball of 2 damage, with the large orange disc. */
export const criticalFireball: Attack = {
  ...modified(fireball, critical),
  rule: "VER-FIREBALL-01",
  shot: {
    card: "critical-fireball",
    size: "large",
    name: { fr: "la Boule de feu critique", en: "the Critical Fireball" },
  },
};
