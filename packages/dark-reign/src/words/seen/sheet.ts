import { counted, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Characteristic } from "../../kinds.ts";
import type { Question } from "../../questions.ts";
import { cardOf, findCard, isHeroCard } from "../../shelf.ts";
import type { SeenCharacter, View } from "../../view.ts";
import { deedWords } from "../asked/fight.ts";
import { darkReignWords } from "../words.ts";

const destinyPoint = noun(w("point de Destin", "destiny point"), w("points de Destin", "destiny points"));
const ecu = noun(w("écu", "écu"));

/** REG-SHEET: what a sheet says around its figures. */
export const sheetWords = {
  title: w("Fiche d’aventure", "Adventure sheet"),
  foe: w("Ce que l’on sait d’un adversaire", "What is known of an adversary"),
  open: (name: Words): Words => w(`${name.fr} : la fiche`, `${name.en}’s sheet`),
  tabs: w("Les fiches", "The sheets"),
  circle: w("Cercle des caractéristiques", "Circle of characteristics"),
  circleHelp: w("D’où vient un niveau ? Touchez son dé.", "Where does a level come from? Press its die."),
  die: (colour: Words): Words => w(`dé ${colour.fr}`, `${colour.en} die`),
  noDie: w("aucun dé", "no die"),
  written: w("écrit", "written"),
  kept: w("entre 0 et 10", "between 0 and 10"),
  pvOf: (most: number): Words => w(`PV sur ${most}`, `PV of ${most}`),
  actions: (actions: number): Words => w(`${actions} P.Action`, `${actions} P.Action`),
  melee: w("dommages C.Corps", "C.Corps damage"),
  shot: w("dommages Tir", "Tir damage"),
  magic: w("points de magie", "magic points"),
  armour: w("points d’armure", "armour points"),
  none: w("aucun", "none"),
  hands: w("En main et sur soi", "In hand and worn"),
  handsHelp: w("une arme par main, une armure", "one weapon per hand, one suit of armour"),
  right: w("main droite", "right hand"),
  left: w("main gauche", "left hand"),
  both: w("les deux mains", "both hands"),
  worn: w("porté", "worn"),
  body: w("armure", "armour"),
  empty: w("vide", "empty"),
  bag: w("Objets", "Objects"),
  bagHelp: w("glissez-les, ou touchez-les", "drag them, or press them"),
  floor: w("Lancer", "Throw"),
  strongbox: w("Coffre-fort", "Strongbox"),
  nothing: w("rien d’autre", "nothing else"),
  weight: (weight: number): Words => w(`poids ${weight}`, `weight ${weight}`),
  used: w("déjà servi", "used already"),
  load: w("Encombrement", "Load"),
  loadOf: w("(Force + Endurance) × 10", "(Force + Endurance) × 10"),
  carried: (load: number, limit: number): Words => w(`${load} sur ${limit}`, `${load} of ${limit}`),
  unladen: (left: number): Words =>
    left < 0 ? w(`${-left} de trop`, `${-left} too much`) : w(`reste ${left}`, `${left} left`),
  learned: w("Sorts et compétences", "Spells and skills"),
  places: (taken: number, all: number): Words =>
    w(`${taken} places sur ${all} (Intelligence)`, `${taken} places of ${all} (Intelligence)`),
  difficulty: (difficulty: number): Words => w(`difficulté ${difficulty}`, `difficulty ${difficulty}`),
  skill: w("compétence", "skill"),
  handicaps: w("Handicap", "Handicap"),
  parries: w("Parade", "Parry"),
  destiny: (left: number): Words =>
    say`${counted(left, destinyPoint)}${w(" : relancer, ou ne pas mourir", ": roll again, or do not die")}`,
  xp: (xp: number): Words => w(`${xp} XP`, `${xp} XP`),
  test: w(
    "Test : le dé du niveau et 1D, au moins la difficulté. La face X rate toujours. Un sort se lance sans le D.",
    "Test: the die of the level and 1D, at least the difficulty. The face X always fails. A spell is cast without the D.",
  ),
  soak: (endurance: number, soak: number): Words =>
    w(`Endurance ${endurance} (${soak} avec l’armure)`, `Endurance ${endurance} (${soak} with armour)`),
  figures: (figures: number): Words => w(`${figures} figurines`, `${figures} figures`),
  fear: (level: number): Words => w(`peur ${level}`, `fear ${level}`),
  swarm: (most: number): Words => w(`nuée : ${most} figurines au plus`, `swarm of ${most} at most`),
  worth: (ecus: number, xp: number): Words =>
    say`${w("chaque figurine tuée : ", "each figure killed: ")}${counted(ecus, ecu)}, ${w(`${xp} XP`, `${xp} XP`)}`,
  special: w("Règles spéciales", "Special rules"),
  plain: w("aucune règle spéciale", "no special rule"),
  carriesUnknown: w("Ce qu’il porte, seul le MJ le sait.", "What it carries, the MJ alone knows."),
  ways: w("Que faire de cet objet ?", "What to do with this object?"),
} as const;

/** A deed as it is said where the object itself is in sight: “Donner à Aude (1 P.Action)”. */
export function wayWords(view: View, question: Question, id: string): Words {
  if (question.prompt === "act" || question.prompt === "wait-act") {
    const option = question.options.find((one) => one.id === id);
    if (option !== undefined && "deed" in option) {
      const { thing: _, ...rest } = option;
      const from = view.characters.find((one) => one.id === question.about.who);
      return deedWords(rest, view, from);
    }
  }
  return darkReignWords.labels(question, view).find((one) => one.id === id)?.words ?? w(id, id);
}

/** REG-CHAR-02 to 13: the rule that says what a characteristic is for. */
export const characteristicRules: Readonly<Record<Characteristic, string>> = {
  dexterity: "REG-CHAR-02",
  intelligence: "REG-CHAR-03",
  melee: "REG-CHAR-05",
  shooting: "REG-CHAR-06",
  agility: "REG-CHAR-07",
  magic: "REG-CHAR-08",
  force: "REG-CHAR-10",
  charisma: "REG-CHAR-11",
  endurance: "REG-CHAR-12",
  will: "REG-CHAR-13",
};

/** REG-SHEET-01: race and vocation of a hero; of anybody else what it is. */
export function kindWords({ card }: Pick<SeenCharacter, "card">): Words {
  return findCard("heroes", card)?.vocation ?? findCard("profiles", card)?.name ?? w(card, card);
}

/** REG-VERDICT-47, REG-FOE: what is printed of somebody that has no sheet; of a hero nothing. */
export function profileSeen({ card }: Pick<SeenCharacter, "card">) {
  if (isHeroCard(card)) return undefined;
  const { fear, swarm, ecus, xp, traits, actions, rule } = cardOf("profiles", card);
  return {
    fear,
    swarm,
    ecus,
    xp,
    actions,
    rule,
    traits: traits.map(({ id, name, rule: of }) => ({ id, name, rule: of })),
  };
}
