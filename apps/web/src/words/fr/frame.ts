import type * as english from "../en/frame.ts";
import type { SameKeys } from "../messages.ts";

/** Ce qui entoure chaque page. */
export const frame: SameKeys<typeof english.frame> = {
  tagline: "la table des Catacombes",
  skip: "Aller au contenu",
  menu: "Menu principal",
  rules: "Règles",
  credits: "Crédits",
  fan: "Une œuvre de passionnés, non officielle. Les noms appartiennent à leurs propriétaires.",
  loading: "On ouvre le livre…",
  mishap: "Quelque chose est tombé de la table.",
  mishapHelp: "Cette partie de la page n’a pas pu s’ouvrir. Êtes-vous connecté au réseau ?",
  again: "Réessayer",
  lost: "Ce couloir ne mène nulle part",
  lostHelp: "Il n’y a pas de page à cette adresse.",
  backHome: "Retour à l’étagère",
  settings: "Réglages",
  close: "Fermer",
};
