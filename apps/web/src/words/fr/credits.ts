import type * as english from "../en/credits.ts";
import type { SameKeys } from "../messages.ts";

/** Ce que la page doit à qui. */
export const credits: SameKeys<typeof english.credits> = {
  title: "Crédits",
  lead: "Ce que cette table doit aux autres.",
  gamesTitle: "Les jeux",
  gamesText:
    "Ossuaire est une œuvre de passionnés, non officielle. Elle n’est ni réalisée ni approuvée par les auteurs ou les éditeurs de Catacombs, À la conquête des catacombes, Caverne de Soloth, Horde de Vermine et Le Règne Sombre ; ces noms appartiennent à leurs propriétaires. Les règles sont redites ici avec nos propres mots. Pour jouer avec du vrai bois, achetez les boîtes : elles le méritent.",
  iconsTitle: "Les dessins",
  iconsText:
    "Les figures viennent de game-icons.net, par Lorc, Delapouite et d’autres contributeurs, sous licence Creative Commons Attribution 3.0 (CC BY 3.0). Elles sont recolorées et gravées.",
  iconsLink: "game-icons.net",
  iconsLicence: "Licence CC BY 3.0",
  fontsTitle: "Les lettres",
  fontsText: "Trois caractères, chacun sous SIL Open Font License 1.1 (OFL) :",
  cinzel: "Cinzel, de Natanael Gama : les noms et les titres",
  garamond: "EB Garamond, de Georg Duffner et Octavio Pardo : tout ce qui se lit",
  fell: "IM Fell English, d’Igino Marini d’après les caractères de Fell : les apartés",
  fontsLicence: "Open Font License",
  woodTitle: "Le bois et le parchemin",
  woodText: "Aucune photographie : l’un et l’autre sont calculés quand la page est construite.",
};

/** Les programmes qui sont du voyage. */
export const licences: SameKeys<typeof english.licences> = {
  title: "Ce dont la page est faite",
  text: "Elle emporte des programmes écrits par d’autres, chacun sous une licence libre : React, valibot, workbox, Mediabunny et d’autres encore.",
  link: "Toutes les licences, mot pour mot",
};
