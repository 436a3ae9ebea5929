import { read, w, yours } from "@ossuaire/kernel";
import { termsVisiting } from "../../position.ts";
import { heroes } from "../../tutorial/moves.ts";
import type { Chapter } from "../chapter.ts";
import { chooses } from "../moves.ts";

/** CAT-MERCH-03 to 10: one article at half price. */
export const merchant: Chapter = {
  title: w("Chez le Marchand", "At the Merchant’s"),
  viewer: heroes,
  terms: () =>
    termsVisiting(
      "merchant",
      {
        heroes: { barbarian: { gold: 500 } },
        offer: ["broad-axe", "long-quiver", "healing-draught", "familiar", "map", "poisoned-knife"],
      },
      "lesson",
      "consent",
    ),
  steps: [
    read([
      "CAT-MERCH-03",
      w(
        "Deux salles plus loin, pas de combat : le Marchand. Six articles sont à vendre, et vous pouvez mettre votre or en commun.",
        "Two rooms further there is no fight: the Merchant. Six articles are for sale, and you may pool your gold.",
      ),
      "CAT-MERCH-08",
    ]),
    yours(
      [
        "CAT-MERCH-05",
        w(
          "Deux articles par visite, au plus, sont à moitié prix. Touchez la Grande hache et prenez-la pour le Barbare : 300 pièces au lieu de 600.",
          "Two articles a visit, at most, are at half price. Press the Broad Axe and take it for the Barbarian: 300 gold instead of 600.",
        ),
      ],
      chooses(heroes, "barbarian:broad-axe:half"),
    ),
    read([
      "CAT-ITEM-01",
      w(
        "La hache est au Barbare, et à lui seul : une fois par salle, un Coup de poing critique, qui coûte deux points de vie au lieu d’un.",
        "The axe is the Barbarian’s, and nobody else’s: once per room a Critical Melee, which costs two life points instead of one.",
      ),
      "CAT-ITEM-07",
      "CAT-MOD-02",
    ]),
  ],
};

/** CAT-HEAL-03, 04: one touch. */
export const healer: Chapter = {
  title: w("Chez la Guérisseuse", "At the Healer’s"),
  viewer: heroes,
  terms: () =>
    termsVisiting("healer", { heroes: { elf: { life: 3 }, thief: { gold: 600 } } }, "lesson", "consent"),
  steps: [
    yours(
      [
        "CAT-HEAL-03",
        w(
          "Plus loin encore, Vysara la Guérisseuse : un point de vie pour 300 pièces d’or. Offrez un toucher de guérison à l’Elfe ; le Voleur paie.",
          "Further still, Vysara the Healer: one life point for 300 gold. Give the Elf a healing touch; the Thief pays.",
        ),
        "CAT-HEAL-02",
      ],
      chooses(heroes, "touch:elf"),
    ),
    read(
      [
        "CAT-HEAL-04",
        w(
          "Un point de vie regagné ! Pour 1 000 pièces, elle ramène même un Héros mort, avec deux points de vie.",
          "One life point regained! For 1,000 gold she even brings a dead Hero back, with two life points.",
        ),
        "CAT-HEAL-08",
      ],
      { part: "seats" },
    ),
  ],
};
