/** To whom the page owes what. */
export const credits = {
  title: "Credits",
  lead: "What this table owes to others.",
  gamesTitle: "The games",
  gamesText:
    "Ossuaire is an unofficial fan work. It is neither made nor approved by the authors or publishers of Catacombs, Catacombs Conquest, Cavern of Soloth, Horde of Vermin and Le Règne Sombre; those names belong to their owners. The rules are retold here in our own words. To play with real wood, buy the boxes: they deserve it.",
  iconsTitle: "The drawings",
  iconsText:
    "The figures come from game-icons.net, by Lorc, Delapouite and contributors, under the Creative Commons Attribution 3.0 licence (CC BY 3.0). They are recoloured and engraved.",
  iconsLink: "game-icons.net",
  iconsLicence: "CC BY 3.0 licence",
  fontsTitle: "The letters",
  fontsText: "Three typefaces, each under the SIL Open Font License 1.1 (OFL):",
  cinzel: "Cinzel, by Natanael Gama: names and headings",
  garamond: "EB Garamond, by Georg Duffner and Octavio Pardo: all that is read",
  fell: "IM Fell English, by Igino Marini after the Fell types: asides",
  fontsLicence: "Open Font License",
  woodTitle: "Wood and parchment",
  woodText: "No photograph: both are computed when the page is built.",
} as const;

/** The programs that travel along. */
export const licences = {
  title: "What the page is built with",
  text: "Other people’s programs travel along, each under a free licence: React, valibot, workbox, Mediabunny and others.",
  link: "All licences, word for word",
} as const;
