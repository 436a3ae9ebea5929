import type * as english from "../en/replay.ts";
import type { SameKeys } from "../messages.ts";

/** Une partie que l’on revoit. */
export const replay: SameKeys<typeof english.replay> = {
  title: "Rediffusion",
  openText:
    "Déposez ici un fichier de partie, ou choisissez-en un. La partie se rejoue coup par coup, sans rien de caché.",
  openLinks: "Un lien de partie s’ouvre tout seul, dans n’importe quel navigateur.",
  choose: "Choisir un fichier",
  wrong: "Impossible de revoir cette partie",
  opening: "On rejoue la partie…",
  played_one: "{{count}} coup rejoué sur {{of}}",
  played_other: "{{count}} coups rejoués sur {{of}}",
  stop: "Arrêter",
  other: "En ouvrir une autre",
  first: "Au début",
  back: "Un coup en arrière",
  play: "Lecture",
  pause: "Pause",
  forward: "Un coup en avant",
  last: "À la fin",
  next: "Au repère suivant",
  previous: "Au repère précédent",
  position: "Moment de la partie",
  at: "Coup {{at}} sur {{count}}",
  view: "Vu par",
  open: "tous, rien de caché",
  audience: "le public",
  handOf: "Main : {{name}}",
  old: "Jouée selon d’autres règles",
  oldWhole:
    "Tous ses coups peuvent être montrés, mais rejoués ici ils n’ont peut-être pas tout à fait le même effet.",
  oldPart_zero: "Aucun de ses coups ne peut être montré.",
  oldPart_one: "Un seul de ses {{total}} coups peut être montré ; elle s’arrête là.",
  oldPart_other: "{{count}} de ses {{total}} coups peuvent être montrés ; elle s’arrête là.",
  speed: "Vitesse",
  more: "Plus",
  moreWords: "Plus de commandes",
};
