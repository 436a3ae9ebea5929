import { le, type Seat, type Words, w } from "@ossuaire/kernel";
import {
  boardOf,
  cardOf,
  everyAction,
  everyTrait,
  heroCard,
  itemOf,
  lentTraits,
  monsterOf,
  printedActions,
  roomOf,
  spellOf,
} from "../content/box.ts";
import type { Family } from "../content/card.ts";
import { firstSaid } from "../content/voices.ts";
import type { FlickKind } from "../kinds.ts";
import type { CatacombsOptions, Role } from "../options.ts";
import type { Ending, Exit, Here, Phase, Piece, Side } from "../state.ts";

/** A piece in the middle of a sentence: “l’Elfe”, “la Goule 2”; “the Elf”, “Ghoul 2”. */
export function pieceName(piece: string, card: string): Words {
  const found = cardOf(card);
  if (found === undefined) return thingName(card) ?? w(piece, piece);
  const number = numberOf(piece, card);
  const { fr, en } = found.name;
  const named = le(fr, found.feminine);
  return number === undefined ? w(named, `the ${en}`) : w(`${named} ${number}`, `${en} ${number}`);
}

/** A piece of this fight in the middle of a sentence, as on its disc: no number, unless there have been two of its kind. */
export function nameIn(here: Here, { id, card }: Pick<Piece, "id" | "card">): Words {
  return pieceName(plainPiece(id, card, here), card);
}

/** A participle that goes with the name of this card: “tué”, “tuée”. */
export function inGender(card: string, fr: string, en: string): Words {
  return w(cardOf(card)?.feminine ? `${fr}e` : fr, en);
}

/** What its name is made of: that of its kind, if it has been the only one in this room. */
export function plainPiece(piece: string, card: string, { fight }: Here): string {
  return (fight?.numbered[card] ?? 0) < 2 ? card : piece;
}

/** Of several discs of one card each bears a number behind its name. */
export function numberOf(piece: string, card: string): number | undefined {
  return piece === card ? undefined : Number(piece.slice(card.length + 1));
}

/** A disc that is no character. */
function thingName(card: string): Words | undefined {
  return things[card] ?? firstSaid((voice) => voice.things[card]);
}

const things: Readonly<Record<string, Words>> = {
  missile: w("le Missile", "the Missile"),
  fireball: w("la Boule de feu", "the Fireball"),
  shield: w("le Bouclier", "the Shield"),
  obstacle: w("l’obstacle", "the obstacle"),
};

export function heroName(hero: string): Words {
  return pieceName(hero, hero);
}

/** A card by its name alone, as it is printed. */
export const cardNames = {
  monster: (id: string): Words => monsterOf(id).name,
  hero: (id: string): Words => heroCard(id).name,
  room: (id: string): Words => roomOf(id).name,
  item: (id: string): Words => itemOf(id).name,
  spell: (copy: string): Words => spellOf(copy).name,
  board: (id: string): Words => boardOf(id).name,
};

export function trackName(hero: string, track: string): Words {
  return heroCard(hero).tracks.find(({ id }) => id === track)?.name ?? w(track, track);
}

/** An action as the card of whoever takes it calls it: the Ghoul's Melee is a stunning one. */
export function actionName(id: string, card: string): Words {
  return [...printedActions(card), ...everyAction()].find((action) => action.id === id)?.name ?? w(id, id);
}

/** A special rule as its card calls it. */
export function traitName(id: string): Words {
  return [...everyTrait(), ...lentTraits()].find((trait) => trait.id === id)?.name ?? w(id, id);
}

export const attackNames: Readonly<Record<FlickKind, Words>> = {
  melee: w("Coup de poing", "Melee"),
  missile: w("Missile", "Missile"),
  fireball: w("Boule de feu", "Fireball"),
  movement: w("Déplacement", "Movement"),
};

export const familyNames: Readonly<Record<Family, Words>> = {
  undead: w("Morts-vivants", "Undead"),
  mythological: w("Mythologie", "Mythological"),
  dungeon: w("Donjon", "Dungeon"),
  infernal: w("Enfer", "Infernal"),
  vermin: w("Vermine", "Vermin"),
};

/** CAT-MON-03: the colours of the discs; never their only mark. */
export const familyColours: Readonly<Record<Family, Words>> = {
  undead: w("gris", "grey"),
  mythological: w("bleu", "blue"),
  dungeon: w("vert", "green"),
  infernal: w("orange", "orange"),
  vermin: w("brun", "brown"),
};

export const sideNames: Readonly<Record<Side, Words>> = {
  heroes: w("les Héros", "the Heroes"),
  overseer: w("le Maître des catacombes", "the Overseer"),
};

export const roleNames: Readonly<Record<Role, Words>> = {
  overseer: w("Maître des catacombes", "Overseer"),
  "party-1": w("Héros, joueur 1", "Heroes, player 1"),
  "party-2": w("Héros, joueur 2", "Heroes, player 2"),
  "party-3": w("Héros, joueur 3", "Heroes, player 3"),
  "party-4": w("Héros, joueur 4", "Heroes, player 4"),
};

/** A place at the table, whoever sits there and whatever they play. */
export function seatName(seat: Seat): Words {
  const number = /^seat-(\d)$/.exec(seat)?.[1] ?? seat;
  return w(`joueur ${number}`, `player ${number}`);
}

export const phaseNames: Readonly<Record<Phase, Words>> = {
  scenario: w("Scénario", "Scenario"),
  exploration: w("Exploration", "Exploration"),
  "heroes-placed": w("Installation : les Héros", "Set-up: the Heroes"),
  "monsters-placed": w("Installation : les monstres", "Set-up: the monsters"),
  heroes: w("Combat : tour des Héros", "Combat: the Heroes’ turn"),
  overseer: w("Combat : tour du Maître", "Combat: the Overseer’s turn"),
  resolution: w("Résolution", "Resolution"),
  camp: w("Camping", "Camping"),
  merchant: w("Le Marchand", "The Merchant"),
  healer: w("Le Guérisseur", "The Healer"),
  altar: w("L’Autel", "The Altar"),
};

export const wayNames: Readonly<Record<Exit, Words>> = {
  N: w("au nord", "to the north"),
  E: w("à l’est", "to the east"),
  S: w("au sud", "to the south"),
  W: w("à l’ouest", "to the west"),
};

/** CAT-VEXIT-01: as they stand on a Room card. */
export const wayLetters: Readonly<Record<Exit, Words>> = {
  N: w("N", "N"),
  E: w("E", "E"),
  S: w("S", "S"),
  W: w("O", "W"),
};

export const endingWords: Readonly<Record<Ending["why"], Words>> = {
  "lord-dead": w(
    "le Seigneur des catacombes est mort, les Héros ont gagné",
    "the Catacomb Lord is dead, the Heroes have won",
  ),
  "heroes-dead": w(
    "tous les Héros sont morts, le Maître a gagné",
    "all Heroes are dead, the Overseer has won",
  ),
  "heroes-down": w(
    "plus aucun Héros ne peut agir, le Maître a gagné",
    "no Hero can act any more, the Overseer has won",
  ),
  "heroes-idle": w(
    "dix manches sans une action, les Héros renoncent et le Maître a gagné",
    "nobody has acted for ten rounds, the Heroes give up and the Overseer has won",
  ),
};

export const layoutNames: Readonly<Record<CatacombsOptions["layout"], Words>> = {
  basic: w("en colonne (partie de base)", "a column (the basic game)"),
  branching: w("à embranchements", "a branching path"),
  labyrinth: w("labyrinthe", "a labyrinth"),
};

/** CAT-OBJ-02, 04: what each side plays for. */
export const winningWords: Words = w(
  "Les Héros traversent les salles et abattent le Seigneur ; le Maître des catacombes les met tous hors de combat.",
  "The Heroes cross the rooms and slay the Lord; the Overseer puts all of them out of action.",
);
