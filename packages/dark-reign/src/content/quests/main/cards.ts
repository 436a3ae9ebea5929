import { w } from "@ossuaire/kernel";
import type { QuestCard } from "../../../cards/quest.ts";
import type { Rows } from "../../../cards/treasure.ts";

/** REG-QGOLD-08 to 10, REG-QCLOCK-06 to 08, REG-QORB-08 to 10. */
const deeperDown: Rows<string> = [
  [0, 1, "spider"],
  [2, 4, "revenant"],
  [5, 5, "ogre"],
];

/** REG-QUEST-04: “first steps in the shadow”, in their order; the introductions are our own. */
export const questCards: readonly QuestCard[] = [
  {
    id: "well",
    name: w("Dératisation", "Rat catching"),
    rule: "REG-QWELL-02",
    source: "rulebook",
    introduction: w(
      "Le tavernier pose une lanterne sur le comptoir et baisse la voix : « Ça gratte sous ma cave. Le vieux puits donne sur des galeries, et depuis une lune il me remonte des rats gros comme des chiens. Fermez-le-moi, et vous boirez un mois sans payer. » La trappe grince, l’échelle s’enfonce dans le noir.",
      "The tavern keeper sets a lantern on the bar and lowers his voice. “Something scratches below my cellar. The old well opens onto tunnels, and for a month it has been spitting up rats the size of dogs. Close it for me, and you drink a month for free.” The trapdoor creaks; the ladder goes down into the dark.",
    ),
    objective: w(
      "Refermer le couvercle du puits de la Voie sans issue : un test de Force depuis une case adjacente.",
      "Close the lid of the well in the Dead end: a Force test from an adjacent square.",
    ),
    ending: w(
      "Le couvercle retombe, et plus rien ne gratte. Le tavernier tient parole : un mois de boissons gratuites.",
      "The lid falls shut, and the scratching stops. The tavern keeper is as good as his word: a month of free drinks.",
    ),
    zone: "dead-end",
    holds: [],
    monsters: "rat",
    encounters: [
      [0, 1, "spider"],
      [2, 4, "rat"],
      [5, 5, "revenant"],
    ],
  },
  {
    id: "gold",
    name: w("Le fabuleux trésor", "The fabulous treasure"),
    rule: "REG-QGOLD-02",
    source: "rulebook",
    introduction: w(
      "Un homme hors d’haleine vous bouscule dans la ruelle. « Maximus, murmure-t-il, souvenez-vous du nom. » Il glisse un parchemin dans vos mains ; déjà des gardes le saisissent et l’entraînent. Sur le parchemin, des galeries tracées à l’encre brune et, tout au bout, une croix : un trésor est caché là-dessous.",
      "A man out of breath runs into you in the alley. “Maximus,” he whispers, “remember the name.” He slips a parchment into your hands; guards already have him by the arms and drag him off. On the parchment, tunnels in brown ink and, at the very end, a cross: a treasure lies hidden down there.",
    ),
    objective: w(
      "Fouiller les trois coffres du Laboratoire du magicien.",
      "Search the three chests of the Wizard’s laboratory.",
    ),
    ending: w(
      "Trois coffres ouverts, et rien de fabuleux. Vous soufflez un moment parmi les cornues brisées : la carte, elle, continue plus bas.",
      "Three chests open, and nothing fabulous. You catch your breath among the broken flasks: the map, for its part, goes on deeper down.",
    ),
    zone: "wizards-laboratory",
    holds: ["chest", "chest", "chest", "rack", "rack", "library"],
    monsters: "revenant",
    encounters: deeperDown,
  },
  {
    id: "clock",
    name: w("Voyage dans l’ombre", "Journey in the shadow"),
    rule: "REG-QCLOCK-02",
    source: "rulebook",
    introduction: w(
      "Les inquisiteurs fouillent les maisons une à une. Vous vous glissez derrière eux dans les souterrains, torches éteintes. Quelque part devant vous, une porte mène aux niveaux inférieurs ; il faut l’avoir passée avant qu’ils ne trouvent l’entrée. Ne traînez pas.",
      "The inquisitors are searching the houses one by one. You slip past them into the tunnels, torches out. Somewhere ahead a gate leads to the lower levels, and you must be through it before they find the way in. Do not linger.",
    ),
    objective: w(
      "Tous les héros encore en vie doivent avoir passé la porte des niveaux inférieurs avant la fin de leur tour de la manche 11.",
      "Every hero still alive must have passed the gate to the lower levels before the end of the heroes’ turn of round 11.",
    ),
    ending: w(
      "La porte se referme derrière vous. Au-dessus, des bottes résonnent et s’éloignent : vous avez gagné les niveaux inférieurs.",
      "The gate closes behind you. Above, boots ring out and fade away: you have reached the lower levels.",
    ),
    zone: "gate-to-the-depths",
    holds: ["barrel"],
    monsters: "rat",
    encounters: deeperDown,
  },
  {
    id: "orb",
    name: w("L’orbe solaire", "The solar orb"),
    rule: "REG-QORB-02",
    source: "rulebook",
    introduction: w(
      "Un hameau blotti dans une caverne, et pas une lueur aux fenêtres. « L’orbe était notre soleil, disent les anciens. Un ogre l’a emporté dans les galeries, et nos champs de mousse meurent. Rapportez-le-nous. » On vous montre du doigt l’entrée d’un tunnel.",
      "A hamlet huddled in a cave, and not a light in its windows. “The orb was our sun,” the elders say. “An ogre carried it off into the tunnels, and our fields of moss are dying. Bring it back to us.” Fingers point at the mouth of a tunnel.",
    ),
    objective: w(
      "Reprendre l’orbe à l’ogre du Laboratoire du magicien, en le tuant ou en le volant.",
      "Take the orb from the ogre of the Wizard’s laboratory, by killing or by robbing it.",
    ),
    ending: w(
      "L’orbe éclaire de nouveau la caverne. Le village vous offre un toit, et parle de galeries plus profondes encore.",
      "The orb lights the cave once more. The village gives you shelter, and speaks of galleries deeper still.",
    ),
    zone: "wizards-laboratory",
    holds: ["chest", "chest", "rack", "rack", "barrel", "barrel"],
    monsters: "ogre",
    encounters: deeperDown,
  },
];
