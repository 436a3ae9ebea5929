import type * as english from "../en/lesson.ts";
import type { SameKeys } from "../messages.ts";

/** Le guide et les chapitres. */
export const lesson: SameKeys<typeof english.lesson> = {
  title: "Leçon",
  coach: "Le guide",
  count: "{{at}} sur {{count}}",
  next: "Suite",
  show: "Montrez-moi",
  retry: "Réessayer",
  tap: "Touchez une carte pour la soulever et la lire, puis Jouer.",
  keys: "Au clavier : Entrée reprend la visée proposée, les flèches la changent, Entrée encore tire.",
  missed: "Pas tout à fait. Les pions retournent où ils étaient : encore une fois !",
  stuck: "D’ici, l’exemple ne peut plus continuer : les pions s’y prêtent trop mal. Rejouons ce tour.",
  turn: "Rejouer ce tour",
  again: "Encore",
  chapters: "Chapitres",
  further: "Une salle entière, pas à pas",
  startOver: "Recommencer",
  leave: "Quitter la leçon",
  done: "Vous savez jouer",
  play: "Jouer ma première partie",
};
