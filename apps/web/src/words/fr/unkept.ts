import type { Messages } from "../messages.ts";

/** Que dire d’une partie que l’appareil ne garde pas. */
export const unkept: Messages["unkept"] = {
  title: "Partie non enregistrée",
  short: "Non enregistrée",
  full: "Il n’y a plus de place sur cet appareil. Vous pouvez jouer tant que cet onglet reste ouvert ; pour garder la partie, enregistrez-la en fichier.",
  refused:
    "Ce navigateur ne laisse rien enregistrer ici, comme dans une fenêtre privée. Vous pouvez jouer tant que cet onglet reste ouvert ; pour garder la partie, enregistrez-la en fichier.",
  close: "Compris",
  home: "Ce navigateur ne laisse rien enregistrer ici, comme dans une fenêtre privée. Vous pouvez jouer : une partie dure tant que cet onglet reste ouvert, et s’enregistre en fichier.",
  here: "dans cet onglet seulement",
  replayTitle: "Rediffusion non enregistrée",
  replay:
    "Le navigateur n’a pas laissé enregistrer cette partie sur cet appareil : elle reste dans cet onglet seulement. Gardez bien le fichier.",
};
