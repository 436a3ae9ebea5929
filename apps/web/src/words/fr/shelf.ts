import type * as english from "../en/shelf.ts";
import type { SameKeys } from "../messages.ts";

/** Les parties de cet appareil. */
export const shelf: SameKeys<typeof english.shelf> = {
  title: "Reprendre",
  replays: "Rediffusions",
  forget: "Effacer",
  forgotten: "Partie effacée.",
  undo: "Annuler",
  undone: "Partie remise en place.",
  notForgotten: "Le navigateur ne l’a pas permis : rien n’a changé.",
  more_one: "Montrer {{count}} autre partie",
  more_other: "Montrer {{count}} autres parties",
  fewer: "En montrer moins",
  answers_one: "{{count}} coup",
  answers_other: "{{count}} coups",
  versus: " contre ",
  open: "Parties sur cet appareil",
  unkept: "dans cet onglet seulement",
  branch: "variante après le coup {{at}}",
};
