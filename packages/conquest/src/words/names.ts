import type { Seat, Words } from "@ossuaire/kernel";
import { crystals } from "../arena.ts";
import type { Role, Sign } from "../cards/card.ts";
import type { Harmless } from "../events.ts";
import { allShots, type ShotKind } from "../shots.ts";
import type { Ending, Step } from "../state.ts";
import { type Character, isCharacter, isTeam, type Team } from "../teams.ts";

export const teamNames: Readonly<Record<Team, Words>> = {
  sword: { fr: "l’équipe de l’Épée", en: "Sword" },
  skull: { fr: "l’équipe du Crâne", en: "Skull" },
};

export const characterNames: Readonly<Record<Character, Words>> = {
  s1: { fr: "Épée 1", en: "Sword 1" },
  s2: { fr: "Épée 2", en: "Sword 2" },
  c1: { fr: "Crâne 1", en: "Skull 1" },
  c2: { fr: "Crâne 2", en: "Skull 2" },
};

/** CON-RULING-63: the colours of the rulebook; never the only mark of a disc. */
export const characterColours: Readonly<Record<Character, Words>> = {
  s1: { fr: "violet", en: "purple" },
  s2: { fr: "vert", en: "green" },
  c1: { fr: "bleu", en: "blue" },
  c2: { fr: "gris", en: "grey" },
};

/** In the middle of a sentence. */
export function seatName(seat: Seat): Words {
  if (isCharacter(seat)) return characterNames[seat];
  return isTeam(seat) ? teamNames[seat] : { fr: seat, en: seat };
}

/** In a heading, or alone. */
export function seatTitle(seat: Seat): Words {
  return isTeam(seat) ? teamTitles[seat] : seatName(seat);
}

export const teamTitles: Readonly<Record<Team, Words>> = {
  sword: { fr: "Épée", en: "Sword" },
  skull: { fr: "Crâne", en: "Skull" },
};

const projectileNames: Readonly<Record<string, Words>> = {
  missile: { fr: "le missile", en: "the missile" },
  fireball: { fr: "la boule de feu", en: "the fireball" },
  longbow: { fr: "la flèche de l’arc long", en: "the longbow arrow" },
  // CON-STICKER-02: the disc of wave and power wave alike; which face is up, the shot says.
  wave: { fr: "le pion Vague", en: "the wave disc" },
};

export function pieceName(piece: string): Words {
  if (isCharacter(piece)) return characterNames[piece];
  const number = crystals.indexOf(piece) + 1;
  if (number > 0) return { fr: `le cristal ${number}`, en: `crystal ${number}` };
  return projectileNames[piece] ?? { fr: piece, en: piece };
}

/** CON-STICKER-02: the same by the face that is up, while a shot says which. */
export function faceName(piece: string, shot: ShotKind | undefined): Words {
  if (piece !== "wave" || shot === undefined) return pieceName(piece);
  return shot === "power-wave"
    ? { fr: "la vague puissante", en: "the power wave" }
    : { fr: "la vague", en: "the wave" };
}

export function shotName(kind: ShotKind | "obstacle"): Words {
  return kind === "obstacle" ? { fr: "obstacle", en: "obstacle" } : allShots[kind].name;
}

export const roleNames: Readonly<Record<Role, Words>> = {
  leader: { fr: "meneur", en: "leader" },
  creature: { fr: "créature", en: "creature" },
  "spell-caster": { fr: "lanceur de sorts", en: "spell caster" },
  hunter: { fr: "chasseur", en: "hunter" },
  fighter: { fr: "combattant", en: "fighter" },
  explorer: { fr: "explorateur", en: "explorer" },
};

export const signNames: Readonly<Record<Sign, Words>> = {
  moth: { fr: "mite", en: "moth" },
  coral: { fr: "corail", en: "coral" },
  spider: { fr: "araignée", en: "spider" },
  lizard: { fr: "lézard", en: "lizard" },
  rat: { fr: "rat", en: "rat" },
  jellyfish: { fr: "méduse", en: "jellyfish" },
};

export const stepNames: Readonly<Record<Step, Words>> = {
  agree: { fr: "Disposer les obstacles", en: "Lay out the obstacles" },
  draw: { fr: "Piocher", en: "Draw" },
  play: { fr: "Jouer une carte", en: "Play a card" },
  obstacle: { fr: "Déplacer un obstacle", en: "Move an obstacle" },
  marker: { fr: "Retourner le marqueur", en: "Turn the marker over" },
};

export const harmlessWords: Readonly<Record<Harmless, Words>> = {
  "move-shot": { fr: "un déplacement ne blesse pas", en: "a move wounds nobody" },
  "obstacle-shot": { fr: "un obstacle ne blesse pas", en: "an obstacle wounds nobody" },
  companion: { fr: "on ne blesse pas les siens", en: "nobody wounds their own side" },
  "not-the-target": { fr: "ce n’est pas la cible", en: "it is not the target" },
  "after-wall": { fr: "le mur a été touché d’abord", en: "the wall came first" },
  indirect: { fr: "il n’est pas touché directement", en: "it was not touched directly" },
};

/** CON-TEAM-06. */
export const aimWords: Words = {
  fr: "Videz la réserve de l’autre équipe, ou ayez plus de jetons de santé qu’elle à la fin de la partie.",
  en: "Empty the other team’s pool, or own more health tokens than the other team when the game ends.",
};

export const endingWords: Readonly<Record<Ending, Words>> = {
  "pool-empty": { fr: "une équipe n’a plus de santé", en: "a team has no health left" },
  "bank-empty": { fr: "la banque de santé est vide", en: "the health bank is empty" },
  "no-card": { fr: "il n’y a plus de carte à jouer", en: "there is no card left to play" },
};
