import { counted, noun, say, type Words, w } from "@ossuaire/kernel";
import { quests, type Roster } from "../options.ts";
import { calledBy, nameIn } from "./names.ts";
import { questName } from "./option-texts.ts";

const wonQuest = noun(w("quête gagnée", "quest won"), w("quêtes gagnées", "quests won"));
const hero = noun(w("héros", "hero"), w("héros", "heroes"));

/** What is said of a campaign that is kept on this device (REG-VERDICT-61). */
export const campaignWords = {
  campaign: w("La campagne :", "The campaign:"),
  yours: w("Vos campagnes", "Your campaigns"),
  text: w(
    "Gardées sur cet appareil ; emportez-en une dans un fichier pour la reprendre ailleurs.",
    "Kept on this device; take one along as a file to go on with it elsewhere.",
  ),
  goOn: w("Continuer", "Go on"),
  play: w("Reprendre la quête en cours", "Back to the quest that is on"),
  take: w("Emporter", "Take along"),
  forget: w("Oublier", "Forget"),
  forgotten: w("Campagne oubliée.", "Campaign forgotten."),
  undo: w("Annuler", "Undo"),
  bring: w("Reprendre une campagne d’un fichier", "Bring a campaign back from a file"),
  brought: w("Campagne reprise.", "The campaign is back."),
  unread: w("Ce fichier ne peut pas être lu.", "This file cannot be read."),
  fileName: w("campagne-regne-sombre", "dark-reign-campaign"),
  unkept: w(
    "Cet appareil ne garde rien : emportez la campagne dans un fichier.",
    "This device keeps nothing: take the campaign along as a file.",
  ),
  begin: w("Poursuivre en campagne avec cette compagnie", "Make it a campaign with this party"),
  done: w(
    "La campagne est accomplie : les quatre quêtes sont gagnées.",
    "The campaign is accomplished: all four quests are won.",
  ),
  won: ({ won }: Roster): Words =>
    say`${counted(won.length, wonQuest)} ${w(`sur ${quests.length}`, `of ${quests.length}`)}`,
  /** By name, with whoever goes along in the next quest (REG-SIDE-01). */
  party: ({ heroes, allies = [] }: Roster): readonly Words[] => [
    ...heroes.map(({ hero: card, name }) => calledBy(card, name)),
    ...allies.map(({ card }) => nameIn(card, { characters: [{ id: card, card }] })),
  ],
  heroes: ({ heroes }: Roster): Words => counted(heroes.length, hero),
  next: (quest: (typeof quests)[number]): Words =>
    say`${w("Quête suivante :", "Next quest:")} ${questName(quest)}`,
  on: (quest: (typeof quests)[number]): Words =>
    say`${w("Quête en cours :", "Quest under way:")} ${questName(quest)}`,
  again: (quest: (typeof quests)[number]): Words =>
    say`${w("Retenter la quête :", "Try the quest again:")} ${questName(quest)}`,
} as const;
