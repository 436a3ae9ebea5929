import { de, listed, say, type Words, w } from "@ossuaire/kernel";
import { heroCard, roomOf } from "../content/box.ts";
import { heroName } from "./names.ts";
import { howMany } from "./nouns.ts";

/** What the form says besides, where an expansion is on the table. */
export const agreeingWords = {
  base: w("Jeu de base", "Base game"),
  /** SOL-HERO-02, 03. */
  party: w("L’équipe", "The party"),
  partyText: w(
    "Les quatre Héros de Soloth sont faits pour jouer ensemble : c’est l’équipe conseillée. On peut aussi les mêler à ceux du jeu de base ; l’échange conseillé est dit à côté de chacun (SOL-HERO-02 à 07).",
    "The four Heroes of Soloth were made to be played together: that is the recommended party. They can be mixed with those of the base game as well; the suggested exchange stands beside each (SOL-HERO-02 to 07).",
  ),
  lineUp: (heroes: readonly string[], isAdvised: boolean): Words => {
    const names = listed(heroes.map((hero) => heroCard(hero).name));
    return isAdvised ? say`${names} ${w("(conseillée)", "(recommended)")}` : names;
  },
  mixed: w("une équipe mêlée", "a mixed party"),
  playedBy: (hero: string): Words => say`${heroCard(hero).name}${w(" : qui joue", ": who plays")}`,
  /** SOL-HERO-04 to 07. */
  exchange: (hero: string): Words =>
    w(
      `Échange conseillé : à la place ${de(heroName(hero).fr)}`,
      `Suggested exchange: in place of ${heroName(hero).en}`,
    ),
  full: w(
    "Quatre autres sont déjà de la partie (CAT-PLAYER-03).",
    "Four others are in the game already (CAT-PLAYER-03).",
  ),
  /** SOL-RULING-08, VER-RULING-44. */
  rooms: {
    both: w("celles du jeu de base et de Soloth, mêlées", "those of the base game and of Soloth, mixed"),
    base: w("celles du jeu de base", "those of the base game"),
    soloth: w("celles de la Caverne de Soloth", "those of the Cavern of Soloth"),
  },
  roomsText: w(
    "Le nombre de salles reste le même ; on choisit de quelle boîte elles viennent.",
    "The number of rooms stays the same; you choose which box they come from.",
  ),
  /** VER-SETUP-01 to 03. */
  halved: w(
    "La Horde de Vermine écarte la moitié de ces salles et y mêle les siennes (VER-SETUP-02).",
    "Horde of Vermin discards half of these rooms and mixes its own in (VER-SETUP-02).",
  ),
  /** SOL-RULING-19. */
  drops: (drops: 0 | 2 | 4): Words =>
    drops === 0 ? w("aucune : sa vie habituelle", "none: the usual life") : say`+${howMany(drops, "life")}`,
  /** VER-VERDICT-01. */
  ownHealer: (healer: string): Words => {
    const { fr, en } = roomOf(healer).name;
    return w(
      `Avec la Horde de Vermine, le Guérisseur de la disposition est toujours ${fr} (VER-VERDICT-01) ; un second Guérisseur est l’un de ceux du jeu de base.`,
      `With Horde of Vermin the Healer of the layout is always ${en} (VER-VERDICT-01); a second Healer is one of the base game’s.`,
    );
  },
} as const;
