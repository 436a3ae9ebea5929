import { counted, noun, say, type Words, w } from "@ossuaire/kernel";
import type { PlayLevel } from "../kinds.ts";
import type { GameLength, QuestId } from "../options.ts";
import { questName } from "./option-texts.ts";

/** What the set-up says beside the names of its options. */
export const setupWords = {
  journey: w("Où descendre", "Where to go down"),
  alone: w("Une quête seule", "A single quest"),
  aloneText: w("N’importe laquelle des quatre, pour une soirée.", "Any of the four, for one evening."),
  campaign: w("La campagne", "The campaign"),
  campaignText: w(
    "« Premiers pas dans l’ombre » : les quatre quêtes dans l’ordre ; les survivants gardent objets, écus et XP.",
    "“First steps in the shadow”: the four quests in order; survivors keep objects, écus and XP.",
  ),
  quest: w("La quête", "The quest"),
  company: w("La compagnie", "The party"),
  recommended: w("La compagnie conseillée", "The recommended party"),
  full: w("Quatre héros au plus : écartez-en un d’abord.", "Four heroes at most: send one home first."),
  last: w("Il faut au moins un héros.", "There must be one hero at least."),
  whoPlays: w("Qui joue", "Who plays"),
  playsOne: (name: Words): Words => say`${w("Vous jouez", "You play")} ${name}`,
  playsAll: w("Vous jouez tous les héros", "You play all heroes"),
  playsMaster: w("Vous êtes le Maître de Jeu", "You are the Game Master"),
  anotherName: (name: Words): Words => w(`Un autre nom pour ${name.fr}`, `Another name for ${name.en}`),
  playedBy: (name: Words): Words => w(`Qui joue ${name.fr} ?`, `Who plays ${name.en}?`),
  master: w("Qui est le Maître de Jeu ?", "Who is the Game Master?"),
  automatic: w("L’ordinateur (MJ automatique)", "The computer (automatic MJ)"),
  masterText: w(
    "Il tient les monstres et connaît l’objectif. L’ordinateur suit des règles que chacun peut lire ; à une personne, l’écran est remis sous couvert.",
    "The Game Master runs the monsters and knows the objective. The computer follows rules that anybody can read; a person is handed the screen under cover.",
  ),
  terms: w("Les conditions", "The terms"),
  kept: (xp: number, ecus: number): Words =>
    say`${w("De la campagne :", "Of the campaign:")} ${w(`${xp} XP`, `${xp} XP`)}, ${counted(ecus, ecu)}`,
  recruit: (xp: number): Words =>
    xp === 0 ? w("Nouvelle recrue", "New recruit") : w(`Nouvelle recrue, ${xp} XP`, `New recruit, ${xp} XP`),
  isWon: w("gagnée", "won"),
} as const;

const ecu = noun(w("écu", "écu"));

/** What a hero is good at, in a sentence. */
export const heroLines: Readonly<Record<string, Words>> = {
  svein: w(
    "Frappe à deux mains plus fort que quiconque, et encaisse.",
    "Strikes two-handed, harder than anybody, and can take a blow.",
  ),
  aude: w(
    "Cotte de mailles et grand bouclier : elle pare, couvre ses voisins et mène les autres.",
    "Chain mail and large shield: she parries, covers those beside her and leads the others.",
  ),
  liutgarde: w(
    "Tire loin et juste, court vite ; fragile quand on l’approche.",
    "Shoots far and true, runs fast; frail when they come close.",
  ),
  ozanne: w(
    "Quatre sorts de magie noire, du givre à l’éclair ; à tenir loin des coups.",
    "Four spells of black magic, from frost to lightning; best kept away from blows.",
  ),
  isengrin: w(
    "Deux épées courtes, cinq P.Action ; serrures, pièges et poches lui cèdent.",
    "Two short swords, five P.Action; locks, traps and pockets give way to him.",
  ),
  richilde: w(
    "Soigne, protège et purifie, la massue à la main.",
    "Heals, shields and purifies, club in hand.",
  ),
};

/** REG-QUEST-02: of the introduction one line, and nothing of the objective. */
export const questLines: Readonly<Record<QuestId, Words>> = {
  well: w("Des rats montent du vieux puits d’une taverne.", "Rats come up from a tavern’s old well."),
  gold: w(
    "Une carte, une croix, et un homme que les gardes emmènent.",
    "A map, a cross, and a man whom the guards drag off.",
  ),
  clock: w("Les inquisiteurs approchent : ne traînez pas.", "The inquisitors are close: do not linger."),
  orb: w(
    "Un hameau sans lumière réclame l’orbe qu’on lui a pris.",
    "A hamlet without light wants back the orb that was taken.",
  ),
};

/** REG-LEVEL-01 to 03. */
export const levelLines: Readonly<Record<PlayLevel, Words>> = {
  novice: w("Tel qu’imprimé : pour une première descente.", "As printed: for a first descent."),
  adventurer: w(
    "Des monstres plus résistants : un quart de PV en plus.",
    "Tougher monsters: a quarter more PV.",
  ),
  hero: w(
    "Les rats sont aussi plus nombreux, le puits plus dur à fermer, et la lave coule sous le pont.",
    "More rats too, a well that is harder to close, and lava under the bridge.",
  ),
};

const zone = noun(w("zone", "zone"));

/** REG-VERDICT-34: with the zone of the quest. */
export function lengthWords(length: GameLength, name: Words): Words {
  return say`${name} — ${counted(lengthZones[length], zone)} ${w("et celle de la quête", "and that of the quest")}`;
}

const lengthZones: Readonly<Record<GameLength, number>> = { short: 2, normal: 4, long: 6, "very-long": 8 };

/** “I. Dératisation”: as the campaign counts them. */
export function questTitle(quest: QuestId, number: number): Words {
  const { fr, en } = questName(quest);
  const roman = ["I", "II", "III", "IV"][number] ?? `${number + 1}`;
  return w(`${roman}. ${fr}`, `${roman}. ${en}`);
}
