import type * as english from "../en/settings.ts";
import type { SameKeys } from "../messages.ts";

/** Comment chacun aime jouer. */
export const settings: SameKeys<typeof english.settings> = {
  language: "Langue",
  remembered: "Retenus sur cet appareil.",
  gesture: "Votre geste",
  gestures: {
    "pull-back": "Tirer en arrière et relâcher",
    "real-flick": "Une vraie pichenette, du doigt",
  },
  guide: "Aide à la visée",
  guides: {
    none: "Aucune",
    "first-contact": "Jusqu’au premier contact",
    "full-path": "Tout le trajet, si la table le veut",
  },
  pace: "Allure des autres",
  paces: {
    slow: "Lente",
    normal: "Comme sur la table",
    fast: "Vive",
    "at-once": "Immédiate, sans mouvement",
    step: "Pas à pas",
  },
  sound: "Sons",
  volume: "Volume",
  text: "Taille du texte",
  percent: "{{count}} %",
  contrast: "Contraste",
  contrasts: {
    system: "Comme l’appareil le demande",
    usual: "À la bougie",
    more: "Plus de contraste",
  },
};
