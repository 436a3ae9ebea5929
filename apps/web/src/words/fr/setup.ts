import type * as english from "../en/setup.ts";
import type { SameKeys } from "../messages.ts";

/** Ce dont on convient avant une partie. */
export const setup: SameKeys<typeof english.setup> = {
  learn: "Première fois ? Apprenez à jouer, à la table.",
  learnBox: "Apprenez ce qu’apporte « {{name}} ».",
  over: "Nouvelle partie",
  lead: "Tout peut rester tel quel.",
  person: "Quelqu’un, sur cet appareil",
  bot: "Ordinateur",
  whoOf: "{{seat}} :",
  who: "Qui joue ?",
  name: "Nom",
  options: "La partie",
  advanced: "Avancé",
  seed: "Graine",
  seedText: "La même graine et les mêmes pichenettes donnent la même partie. Vide : au hasard.",
  undo: "Annuler un coup",
  undos: {
    free: "Seulement les coups qui n’ont rien révélé",
    consent: "Tout, si tout le monde est d’accord",
  },
  undoText: "Jusqu’où l’on peut revenir quand on regrette un coup.",
  start: "À table",
};
