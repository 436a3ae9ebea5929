import { capital, le, listed, say, type Words, w } from "@ossuaire/kernel";
import type { Square } from "../grid/square.ts";
import { findCard } from "../shelf.ts";
import type { View } from "../view.ts";

/** What is on the table, as far as names need it: those who are gone are still listed. */
export interface Names {
  readonly characters: readonly (Pick<View["characters"][number], "id" | "card" | "name"> &
    Partial<Square>)[];
  /** Whom the sentence before was about, where it is told in one breath. */
  readonly said?: string | undefined;
}

/** Whoever does something, at the head of a sentence: by a pronoun where the one before was about the same. */
export function subjectIn(id: string, names: Names | undefined): Words {
  if (names?.said !== id) return nameIn(id, names);
  const isHero = findCard("heroes", cardIn(id, names)) !== undefined;
  return isFeminine(id, names) ? w("elle", isHero ? "she" : "it") : w("il", isHero ? "he" : "it");
}

/** For what agrees with somebody. */
export function isFeminine(id: string, names: Names | undefined): boolean {
  const card = cardIn(id, names);
  return findCard("heroes", card)?.isFeminine ?? findCard("profiles", card)?.isFeminine ?? false;
}

/** By whose card somebody is named; who stood there before anything was told, by the name that it came with: “revenant-2”. */
export function cardIn(id: string, names: Names | undefined): string {
  const known = names?.characters.find((one) => one.id === id);
  if (known !== undefined) return known.card;
  const kind = id.slice(0, id.lastIndexOf("-"));
  return findCard("profiles", kind) === undefined ? id : kind;
}

/** A character in the middle of a sentence: “Svein”, “le revenant 2”. Numbers only where there are several of a kind. */
export function nameIn(id: string, names: Names | undefined): Words {
  const all = names?.characters ?? [];
  const card = cardIn(id, names);
  const profile = findCard("profiles", card);
  if (profile === undefined) return calledBy(card, all.find((one) => one.id === id)?.name);
  const { fr, en } = profile.short;
  const number = numberOf(id, card, all);
  return w(`${le(fr, profile.isFeminine)}${number}`, number === "" ? `the ${en}` : `${en}${number}`);
}

/** The same alone on a plate: “Svein”, “Revenant 2”. */
export function titleIn(id: string, names: Names): Words {
  const card = cardIn(id, names);
  const profile = findCard("profiles", card);
  if (profile === undefined) return nameIn(id, names);
  const number = numberOf(id, card, names.characters);
  return capital(w(`${profile.short.fr}${number}`, `${profile.short.en}${number}`));
}

/** The number that it bears, told or not of the others; none for the first as long as it is alone. */
function numberOf(id: string, card: string, all: Names["characters"]): string {
  const number = id.slice(card.length + 1);
  const isAlone = all.filter((one) => one.card === card).length <= 1;
  return isAlone && number === "1" ? "" : ` ${number}`;
}

/** An object by its card, without an article. */
export const thingName = (card: string): Words => findCard("things", card)?.name ?? w(card, card);

/** An element by its kind, without an article. */
export const elementName = (kind: string): Words => findCard("elements", kind)?.name ?? w(kind, kind);

/** Several of them, those of a kind together: “2 × porte, coffre”. */
export function elementNames(kinds: readonly string[]): Words {
  return listed(
    [...Map.groupBy(kinds, (kind) => kind)].map(([kind, { length }]) =>
      length === 1 ? elementName(kind) : say`${w(`${length} ×`, `${length} ×`)} ${elementName(kind)}`,
    ),
  );
}

/** A spell, without an article. */
export const spellName = (card: string): Words => findCard("spells", card)?.name ?? w(card, card);

/** A seat alone, or in a heading: a hero's by its name, as it is called at the table where there is one (REG-SHEET-01). */
export function seatTitle(seat: string, names?: Names): Words {
  if (seat === "mj") return w("Maître de Jeu", "Game Master");
  return calledBy(seat, names?.characters.find(({ id }) => id === seat)?.name);
}

/** REG-SHEET-01: a hero as its player calls it, else like its card. */
export function calledBy(hero: string, name: string | undefined): Words {
  return name === undefined ? (findCard("heroes", hero)?.name ?? w(hero, hero)) : w(name, name);
}
