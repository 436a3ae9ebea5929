import type { Words } from "@ossuaire/kernel";
import type { Prompt } from "../questions.ts";

/** What a player is asked. */
export const promptWords: { readonly [P in Prompt]: Words } = {
  layout: {
    fr: "Garder la disposition habituelle des obstacles, ou en proposer une autre ?",
    en: "Keep the usual layout of the obstacles, or propose another one?",
  },
  "layout-spots": {
    fr: "Disposez les cinq cristaux au milieu de l’arène ; un demi-tour ne doit rien changer.",
    en: "Lay out the five crystals in the middle of the arena; half a turn must change nothing.",
  },
  "layout-accept": {
    fr: "L’autre équipe propose cette disposition. L’acceptez-vous ?",
    en: "The other team proposes this layout. Do you accept it?",
  },
  card: { fr: "Jouez une carte de votre main.", en: "Play a card from your hand." },
  "give-up": {
    fr: "Votre équipe est assommée : défaussez une carte, elle n’aura aucun effet.",
    en: "Your team is stunned: give up a card, it will have no effect.",
  },
  surprise: {
    fr: "Attaque surprise : jouez aussitôt une autre carte ?",
    en: "Surprise Attack: play another card at once?",
  },
  target: { fr: "Désignez la cible du tir.", en: "Name the target of the shot." },
  place: {
    fr: "Posez le projectile dans l’anneau, puis lancez-le d’une pichenette.",
    en: "Place the projectile inside the ring, then flick it.",
  },
  again: {
    fr: "La cible est manquée. Tirer une seconde fois ?",
    en: "The target was missed. Flick once more?",
  },
  raise: {
    fr: "Défausser une carte pour porter les dégâts à 3 ?",
    en: "Discard a card to raise the damage to 3?",
  },
  armour: { fr: "Utiliser une armure contre ce tir ?", en: "Use armour against this shot?" },
  heal: { fr: "Prendre de la santé à la banque ?", en: "Take health from the bank?" },
  reset: { fr: "Remélanger votre défausse dans la pioche ?", en: "Shuffle your discard back into the pile?" },
  inspiration: { fr: "Piocher ?", en: "Draw?" },
  obstacle: { fr: "Déplacez un obstacle d’une pichenette.", en: "Flick an obstacle." },
  "second-obstacle": {
    fr: "Barricade : déplacer un second obstacle ?",
    en: "Barricade: move a second obstacle?",
  },
  move: { fr: "Déplacement : lancez votre personnage d’une pichenette.", en: "Move: flick your character." },
  combat: { fr: "Combat : lancez votre personnage d’une pichenette.", en: "Combat: flick your character." },
  critical: {
    fr: "Combat critique : lancez votre personnage d’une pichenette.",
    en: "Critical combat: flick your character.",
  },
  missile: { fr: "Lancez le missile d’une pichenette.", en: "Flick the missile." },
  fireball: { fr: "Lancez la boule de feu d’une pichenette.", en: "Flick the fireball." },
  longbow: { fr: "Lancez la flèche de l’arc long d’une pichenette.", en: "Flick the longbow arrow." },
  wave: { fr: "Lancez la vague d’une pichenette.", en: "Flick the wave." },
  "power-wave": { fr: "Lancez la vague puissante d’une pichenette.", en: "Flick the power wave." },
};
