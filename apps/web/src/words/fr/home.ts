import type * as english from "../en/home.ts";
import type { SameKeys } from "../messages.ts";

/** L’étagère par laquelle on entre. */
export const home: SameKeys<typeof english.home> = {
  learn: "Apprendre",
  learnOn: "Reprendre la leçon",
  learnOnShort: "Reprendre",
  title: "Ossuaire, la table des Catacombes",
  shelf: "Les boîtes",
  play: "Jouer",
  rulesAction: "Ouvrir les règles",
  now: {
    novice: "Tirez un disque en arrière, relâchez. Votre adversaire est novice.",
    adept: "Tirez un disque en arrière, relâchez. Votre adversaire est adepte.",
  },
  goOn: "Continuer",
  first: "Première fois ? 60 secondes",
  firstText: "Tirer, toucher, finir un tour : on vous guide, dans une vraie salle.",
  firstSteps: { pull: "Tirer un pion", hit: "Toucher un ennemi", end: "Finir le tour" },
  firstGo: "C’est parti",
  campaigns: "Vos campagnes",
  friends: "Avec des amis",
  friendsText: "De deux à cinq autour de cet écran, chacun son tour.",
  friendsAnywhere: "Autour de cet écran, ou chacun chez soi par un lien.",
  puzzle: "L’énigme du jour",
  puzzleText: "Une pichenette, trois essais.",
  puzzleRow: "{{count}} jours de suite.",
  replayText: "Revoir une partie, coup par coup, depuis un fichier.",
  playNow: "Jouer tout de suite",
  playNowText: "{{name}}, contre l’ordinateur",
  practice: "Salle d’entraînement",
  practiceText: "Un plateau libre, et douze exercices pour la main.",
  replay: "Ouvrir une rediffusion",
  unkept:
    "Ce navigateur ne laisse rien enregistrer ici, comme dans une fenêtre privée. Vous pouvez jouer : une partie dure tant que cet onglet reste ouvert, et s’enregistre en fichier.",
};
