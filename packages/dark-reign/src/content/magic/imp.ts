import { w } from "@ossuaire/kernel";
import type { Profile } from "../../cards/profile.ts";
import { dice } from "../../dice/notation.ts";
import { flight } from "../../effects/traits.ts";
import { circle } from "../../sheet/circle.ts";

/** REG-PROFILE-06: the ally that REG-SPELL-25 calls; the same at every play level. */
export const imp: Profile = {
  id: "imp",
  name: w("Diablotin", "Imp"),
  short: w("diablotin", "imp"),
  rule: "REG-PROFILE-06",
  source: "house",
  levels: circle(3, 1, 5, 0, 6, 0, 4, 0, 3, 4),
  actions: 4,
  armour: 0,
  pv: 10,
  damage: dice("Fu+1D"),
  deployment: dice("1"),
  grows: false,
  ecus: 0,
  treasure: 0,
  xp: 0,
  traits: [
    flight("REG-PROFILE-06"),
    // REG-VERDICT-52.
    { id: "demon", name: w("Démon", "Demon"), rule: "REG-VERDICT-52", is: ["demon"] },
  ],
};
