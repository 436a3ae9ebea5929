import { type Chapter, w } from "@ossuaire/kernel";
import type { Catacombs } from "../../table.ts";

export const rooms: Chapter<Catacombs> = {
  id: "rooms",
  title: w("Installer les salles", "Setting up the rooms"),
  lead: w(
    "La moitié des salles du jeu de base cède la place à celles de la vermine, et le Maître peut échanger ses monstres.",
    "Half of the base game’s rooms make way for those of the vermin, and the Overseer may exchange his monsters.",
  ),
  points: [
    {
      name: w("Les salles :", "The rooms:"),
      text: w(
        "de chaque niveau, la moitié est ôtée au hasard ; les salles de la vermine y sont mélangées. Le Guérisseur est celui de cette boîte.",
        "of each level half is taken out at random; the rooms of the vermin are shuffled in. The Healer is the one of this box.",
      ),
      rules: ["VER-SETUP-02", "VER-SETUP-03", "VER-SETUP-01", "VER-SETUP-04"],
    },
    {
      name: w("De la vermine au lieu des errants :", "Vermin for wanderers:"),
      text: w(
        "le Maître peut remplacer chaque symbole de monstre errant : un Crâne de sang, une Vipère, une Chauve-souris, ou trois rats.",
        "the Overseer may replace each wandering symbol: by a Blood Skull, a Viper, a Bat, or three rats.",
      ),
      rules: ["VER-WANDER-01", "VER-WANDER-02", "VER-WANDER-08", "VER-WANDER-10"],
    },
    {
      name: w("Pas trop de chaque :", "Not too many of each:"),
      text: w(
        "un Crâne de sang, une Vipère, deux Chauves-souris au plus par salle.",
        "one Blood Skull, one Viper, two Bats a room at most.",
      ),
      rules: ["VER-WANDER-04", "VER-WANDER-05", "VER-WANDER-06", "VER-WANDER-07"],
      exception: true,
    },
    {
      name: w("Les variantes", "Variants"),
      text: w(
        "sont des versions plus dures de monstres connus. Le Maître peut en placer une pour chaque monstre de la carte ; pour joueurs aguerris.",
        "are harder versions of monsters you know. The Overseer may place one for each monster on the card; for seasoned players.",
      ),
      rules: ["VER-VARIANT-04", "VER-VARIANT-01", "VER-VARIANT-05"],
    },
    {
      name: w("Les Passages obscurs", "Dark Passageways"),
      text: w(
        "sont une option : avant une salle de niveau 1 ou 2, une carte est retournée et vaut pour cette salle.",
        "are an option: before a room of level 1 or 2 a card is turned up, and holds for that room.",
      ),
      rules: ["VER-SETUP-07", "VER-VERDICT-18"],
    },
  ],
  sections: ["VER-SETUP", "VER-WANDER", "VER-VARIANT", "VER-DARK", "VER-RULING-42", "VER-RULING-51"],
};
