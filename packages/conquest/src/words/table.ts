import { say, type Words, w } from "@ossuaire/kernel";
import type { ShotKind } from "../shots.ts";
import { howMany } from "./nouns.ts";

/** What is written beside the arena and on the leaves around it. */
export const tableWords = {
  armour: w("armure", "armour"),
  bank: w("Banque de santé", "Health bank"),
  tokens: w("jetons de santé", "health tokens"),
  pile: (count: number): Words => w(`pioche ${count}`, `pile ${count}`),
  discard: (count: number): Words => w(`défausse ${count}`, `discard ${count}`),
  discardTitle: w("défausse", "discard"),
  kept: (count: number): Words => w(`armure ${count}`, `armour ${count}`),
  keptTitle: w("armures gardées", "kept armour"),
  hand: (count: number): Words => say`${howMany(count, "card")} ${w("en main", "in hand")}`,
  next: (name: Words): Words => w(`Marqueur : ${name.fr}`, `Marker: ${name.en}`),
  stunned: w("assommée", "stunned"),
  yourHand: w("Votre main", "Your hand"),
  play: w("Jouer", "Play"),
  giveUp: w("Défausser", "Discard"),
  doWith: (verb: Words, card: Words): Words => say`${verb} ${card}`,
  steps: w("Étapes du tour", "Steps of the turn"),
  lookAt: (name: Words): Words => w(`Voir ${name.fr}`, `Look at ${name.en}`),
  /** CON-SEQ-05. */
  shotOf: (number: number, of: number, name: Words): Words =>
    w(`tir ${number} sur ${of} : ${name.fr}`, `shot ${number} of ${of}: ${name.en}`),
  /** CON-TARGET-06. */
  aimedAt: (name: Words, number: 1 | 2): Words =>
    w(`Cible : ${name.fr}, essai ${number} sur 2`, `Target: ${name.en}, try ${number} of 2`),
  health: w("Santé", "Health"),
  handSize: w("Cartes en main", "Cards in hand"),
} as const;

/** The leaf that tells the shots and the discs at a glance. */
export const helpWords = {
  shots: w("Les tirs", "The shots"),
  discs: w("Les disques", "The discs"),
  crystal: w("cristal (obstacle)", "crystal (obstacle)"),
  damage: (count: number): Words =>
    count === 0 ? w("Aucun dégât.", "No damage.") : say`${howMany(count, "damage")}.`,
} as const;

/** CON-SHOT-04: how each is made. */
export const howTo: Readonly<Record<ShotKind, Words>> = {
  move: w(
    "une pichenette à votre personnage, pour changer de place.",
    "flick your character to a new place.",
  ),
  combat: w("une pichenette à votre personnage, droit sur un ennemi.", "flick your character into an enemy."),
  critical: w(
    "une pichenette à votre personnage, droit sur un ennemi.",
    "flick your character into an enemy.",
  ),
  missile: w(
    "posez-le à côté de votre personnage, à 2,5 cm au plus, et lancez-le.",
    "put it beside your character, within 2.5 cm, and flick it.",
  ),
  fireball: w(
    "plus grosse qu’un missile : posez-la à côté de votre personnage et lancez-la.",
    "larger than a missile: put it beside your character and flick it.",
  ),
  longbow: w(
    "posez la flèche à côté de l’un ou l’autre de vos personnages et lancez-la.",
    "put it beside either of your characters and flick it.",
  ),
  wave: w(
    "un grand disque : posez-le à côté de votre personnage et lancez-le.",
    "large: put it beside your character and flick it.",
  ),
  "power-wave": w(
    "comme la vague ; si elle touche, une carte défaussée porte les dégâts à 3.",
    "as a wave; after a hit, a card given up makes it 3.",
  ),
};
