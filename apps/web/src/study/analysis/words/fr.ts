import type { SameKeys } from "../../../words/messages.ts";
import type { en } from "./en.ts";

/** L’analyse d’une partie. */
export const fr: SameKeys<typeof en> = {
  title: "Analyse",
  lead: "Qui se tenait comment, où la partie a tourné, et ce que chaque pichenette aurait pu donner.",
  watch: "Revoir la partie",
  working: "On regarde chaque pichenette…",
  better: "C’est un premier coup d’œil ; un examen plus fin est en cours.",
  done: "Chaque pichenette a été examinée de près.",
  none: "Rien dans ce jeu ne s’analyse de cette façon.",
  hand: "L’attendu est ce qu’une main exercée obtient en moyenne ; la valeur se compte en points de vie.",
  percent: "{{percent}} %",
  curve: {
    title: "Chances de victoire",
    text: "{{side}} : {{first}} au début, {{last}} à la fin, {{highest}} au mieux, {{lowest}} au pire.",
    unmeasured:
      "Un jugement approximatif de ce qui est visible : pour ce jeu, il n’a pas été comparé à des parties jouées jusqu’au bout.",
    how: "D’après ce que l’ordinateur pense de ce qui est visible, et la façon dont ont fini des parties semblables.",
  },
  turning: {
    title: "Les tournants",
    none: "Aucun coup à lui seul n’a fait tourner cette partie.",
    open: "{{number}}. Aller voir : coup {{at}}",
    change: "{{side}} : {{from}} → {{to}}",
  },
  players: {
    title: "Joueurs",
    player: "Joueur",
    hits: "touches",
    expected: "attendues",
    luck: "chance",
    accuracy: "précision",
    best: "plus beau coup",
    dearest: "raté le plus cher",
    move: "coup {{at}}",
    nothing: "–",
  },
  flicks: {
    title: "Chaque pichenette",
    dearest: "Les plus coûteuses d’abord",
    move: "Coup {{at}}",
    did: "obtenu",
    expected: "attendu",
    best: "au mieux",
    difference: "écart",
    ease: "De cette visée, une main exercée en fait autant {{count}} fois sur 10.",
    bestHurts: "Au mieux : {{names}}, {{count}} fois sur 10.",
    watch: "Revoir",
    watchMove: "Revoir le coup {{at}}",
    otherwise: "Tirer autrement",
    otherwiseMove: "Tirer autrement au coup {{at}}",
    more_one: "Encore une pichenette",
    more_other: "Encore {{count}} pichenettes",
  },
};
