import { counted, noun, say, type Words, w } from "@ossuaire/kernel";
import type { ErrandOption } from "../../asked/town.ts";
import type { Stall } from "../../seen/town/stalls.ts";
import { errandsIn } from "../../shelf.ts";
import type { View } from "../../view.ts";
import { nameIn, thingName } from "../names.ts";

const ecu = noun(w("écu", "écu"));
const place = noun(w("place libre", "free place"), w("places libres", "free places"));

/** What the town says around its wares. */
export const townWords = {
  title: w("En ville", "In town"),
  visit: (name: Words): Words => w(`${name.fr} passe en ville`, `${name.en} visits the town`),
  tabs: w("Où aller", "Where to go"),
  pack: w("Vos affaires", "Your things"),
  training: w("S’entraîner", "Training"),
  learning: w("Apprendre", "Learning"),
  stalls: {
    smith: w("Forgeron", "Smith"),
    armourer: w("Armurier", "Armourer"),
    apothecary: w("Apothicaire", "Apothecary"),
    bookseller: w("Libraire", "Bookseller"),
    pedlar: w("Bazar", "Bazaar"),
  } satisfies Readonly<Record<Stall, Words>>,
  ecus: (ecus: number): Words => counted(ecus, ecu),
  xp: (xp: number): Words => w(`${xp} XP`, `${xp} XP`),
  places: (places: number): Words => counted(places, place),
  placesText: w(
    "Une place d’Intelligence par sort ou compétence.",
    "One place of Intelligence for each spell or skill.",
  ),
  load: (load: number, limit: number): Words => w(`charge ${load} sur ${limit}`, `load ${load} of ${limit}`),
  tooMuch: (over: number): Words => w(`${over} de trop`, `${over} too much`),
  weight: (weight: number): Words => w(`poids ${weight}`, `weight ${weight}`),
  buy: w("Acheter", "Buy"),
  ask: w("Demander", "Ask"),
  learn: w("Apprendre", "Learn"),
  raise: w("Augmenter", "Raise"),
  usedBy: w("Pour", "For"),
  nobody: w("personne ici", "nobody here"),
  sells: (ecus: number): Words => say`${w("Vendre", "Sell")} (${counted(ecus, ecu)})`,
  give: w("Remettre à", "Hand to"),
  spells: w("Sorts, pour des écus", "Spells, for écus"),
  skills: w("Compétences, pour des XP", "Skills, for XP"),
  closed: w("Hors de portée pour l’instant", "Out of reach for now"),
  nothing: w("Rien pour l’instant.", "Nothing yet."),
  down: w("La descente", "The way down"),
  ready: w("peut descendre", "ready to go down"),
  isHere: w("en ville", "in town"),
  later: w("attend son tour", "waits"),
  leave: w("Quitter la ville", "Leave the town"),
  howMany: (name: Words): Words => w(`Combien d’écus pour ${name.fr} ?`, `How many écus for ${name.en}?`),
  hand: w("Remettre", "Hand over"),
  handEcus: (name: Words): Words => w(`Remettre des écus à ${name.fr}`, `Hand écus to ${name.en}`),
} as const;

/** An errand without what it is about, for a button beside that: “Mettre au coffre-fort”, “Main droite”. */
export function shortErrand(
  { errand, target, ecus, how, with: object, thing }: ErrandOption,
  view: View,
): Words {
  const name = errandsIn(view.options).find(({ id }) => id === errand)?.name ?? w(errand, errand);
  if (errand === "sell") return townWords.sells(ecus);
  if (errand === "swap" && thing === undefined) return w("Ranger dans le sac", "Put into the bag");
  if (errand === "swap")
    return how === "left" ? w("Main gauche", "Left hand") : w("Main droite", "Right hand");
  if (errand === "don" || errand === "change") return w("Porter", "Wear");
  if (target !== undefined) return say`${townWords.give} ${nameIn(target, view)}`;
  const bound = view.things.find(({ id }) => id === object);
  return bound === undefined ? name : say`${name}${w(" : ", ": ")}${thingName(bound.card)}`;
}
