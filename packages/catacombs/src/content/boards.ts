import type { Board } from "./card.ts";

/** CAT-COMP-01: six surfaces. Their names and numbers of holes are public, where the holes are is ours. */
export const baseBoards: readonly Board[] = [
  {
    id: "summoning-circle",
    name: { fr: "Le Cercle d’invocation", en: "Summoning Circle" },
    obstacles: [
      [150, 160],
      [212, 74],
      [212, 246],
      [313, 107],
      [313, 213],
    ],
    source: "house",
  },
  {
    id: "jade-caverns",
    name: { fr: "Les Cavernes de jade", en: "Jade Caverns" },
    obstacles: [
      [120, 125],
      [175, 230],
      [205, 70],
      [275, 250],
      [305, 90],
      [360, 195],
    ],
    source: "house",
  },
  {
    id: "ancient-road",
    name: { fr: "La Route antique", en: "Ancient Road" },
    obstacles: [
      [140, 75],
      [240, 75],
      [340, 75],
      [140, 245],
      [240, 245],
      [340, 245],
    ],
    source: "house",
  },
  {
    id: "good-intentions",
    name: { fr: "Les Bonnes Intentions", en: "Good Intentions" },
    obstacles: [
      [115, 60],
      [115, 260],
      [125, 160],
      [210, 110],
      [210, 210],
    ],
    source: "house",
  },
  {
    id: "belly-of-the-beast",
    name: { fr: "Le Ventre de la bête", en: "Belly of the Beast" },
    obstacles: [
      [120, 160],
      [190, 75],
      [190, 245],
      [290, 75],
      [290, 245],
      [360, 160],
    ],
    source: "house",
  },
  {
    id: "the-world-is-on-fire",
    name: { fr: "Le Monde est en feu", en: "The World is on Fire" },
    obstacles: [
      [135, 60],
      [130, 235],
      [192, 145],
      [288, 175],
      [350, 85],
      [345, 260],
    ],
    source: "house",
  },
];
