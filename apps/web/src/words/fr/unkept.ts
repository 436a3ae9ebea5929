import type * as english from "../en/unkept.ts";
import type { SameKeys } from "../messages.ts";

/** Que dire d’une partie que l’appareil ne garde pas. */
export const unkept: SameKeys<typeof english.unkept> = {
  title: "Partie non enregistrée",
  short: "Non enregistrée",
  full: "Il n’y a plus de place sur cet appareil. Vous pouvez jouer tant que cet onglet reste ouvert ; pour garder la partie, enregistrez-la en fichier.",
  refused:
    "Ce navigateur ne laisse rien enregistrer ici, comme dans une fenêtre privée. Vous pouvez jouer tant que cet onglet reste ouvert ; pour garder la partie, enregistrez-la en fichier.",
  close: "Compris",
  replayTitle: "Rediffusion non enregistrée",
  replay:
    "Le navigateur n’a pas laissé enregistrer cette partie sur cet appareil : elle reste dans cet onglet seulement. Gardez bien le fichier.",
};
