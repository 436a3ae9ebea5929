import type * as english from "../en/rules.ts";
import type { SameKeys } from "../messages.ts";

/** La salle de lecture. */
export const rules: SameKeys<typeof english.rules> = {
  title: "Les règles",
  lead: "L’essentiel en mots simples, et dessous chaque règle avec son numéro.",
  books: "Les recueils de règles",
  chapters: "Chapitres",
  search: "Chercher dans les règles",
  searchHere: "Chercher dans ce recueil",
  placeholder: "comment gagner, armure…",
  clear: "Effacer",
  found_one: "{{count}} réponse.",
  found_other: "{{count}} réponses.",
  also: "Aussi cherché :",
  labels: { answer: "la réponse", precise: "précise", also: "voir aussi", exception: "exception" },
  all: "Tous",
  bookOf: "Les règles pour les joueurs",
  where: "{{name}}, chapitre {{at}} sur {{count}}",
  whole_one: "Le texte entier, {{count}} règle",
  whole_other: "Le texte entier, {{count}} règles",
  note: "Source et notes : {{about}}",
  ours: "décision maison",
  fromBook: "livret",
  examples: "Exemples du livret",
  example: "Exemple.",
  try: "Essayer sur un plateau",
  takeBack: "Reprendre le coup",
  backToRule: "Retour à la règle",
  leafing: "De chapitre en chapitre",
  exactly: "Mot pour mot",
  foundIn: "{{name}} : {{count}}",
  nothing: "Aucune règle ne parle de « {{query}} ».",
  nothingHelp: "Essayez d’autres mots, ou un seul d’entre eux.",
  everywhere: "Chercher dans tous les recueils",
  more: "Les voir toutes dans ce recueil",
  about: "À propos de ce recueil",
  notes: "Pour les curieux : {{title}}",
  unknown: "Aucune règle ne porte le numéro {{id}}.",
  unknownHelp: "Un chiffre s’est peut-être glissé là par erreur. Cherchez ici, ou feuilletez les recueils.",
  nearby: "Règles voisines",
};

/** Comment une règle est tenue à cette table, à côté de son numéro. */
export const marks: SameKeys<typeof english.marks> = {
  engine: "règle",
  physics: "physique",
  content: "contenu",
  ui: "affichage",
  table: "table réelle",
  example: "exemple",
};
