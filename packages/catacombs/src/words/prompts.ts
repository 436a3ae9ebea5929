import { de, type Words, w } from "@ossuaire/kernel";
import { cardOf } from "../content/box.ts";
import { said } from "../content/voices.ts";
import type { BasePrompt, Prompt, Question, QuestionOf } from "../questions.ts";
import { heroName, pieceName } from "./names.ts";

/** What a player is asked. */
export function promptOf(prompt: Prompt, question?: Question): Words {
  if (question?.prompt === "place-familiar") return placeAlly(question.about);
  const [shot] = question?.prompt === "place-shot" ? question.pieces : [];
  return shot === undefined ? promptWords(prompt) : placeShot(shot.card);
}

/** CAT-ALLY-17, SOL-VERDICT-19: the Familiar, or whoever else follows a Hero. */
function placeAlly({ ally, owner }: QuestionOf<"place-familiar">["about"]): Words {
  const [it, whom] = [pieceName(ally, ally), heroName(owner)];
  return w(`Placez ${it.fr} à côté ${de(whom.fr)}.`, `Place ${it.en} next to ${whom.en}.`);
}

/** CAT-ATK-08, 13: the disc that is put down has a name. */
function placeShot(card: string): Words {
  const { fr, en } = pieceName(card, card);
  const it = (cardOf(card)?.feminine ?? fr.startsWith("la ")) ? "la" : "le";
  return w(
    `Posez ${fr} dans l’anneau, puis lancez-${it} d’une pichenette.`,
    `Place ${en} inside the ring, then flick it.`,
  );
}

/** By the prompt of the decision alone. */
export function promptWords(prompt: Prompt): Words {
  return isBase(prompt) ? basePrompts[prompt] : said(prompt, ({ prompts }) => prompts[prompt]);
}

function isBase(prompt: Prompt): prompt is BasePrompt {
  return Object.hasOwn(basePrompts, prompt);
}

/** What the base game asks. */
export const basePrompts: Readonly<Record<BasePrompt, Words>> = {
  scenario: w("Acceptez-vous ce scénario ?", "Do you accept this scenario?"),
  explore: w("Retournez la prochaine salle.", "Turn up the next room."),
  exchange: w("Donner la place du Maître à ce joueur ?", "Hand the Overseer’s seat to this player?"),
  "swap-rooms": w("Échanger les deux prochaines salles ?", "Exchange the next two rooms?"),
  "choose-room": w("Dans quelle salle entrez-vous ?", "Which room do you enter?"),
  way: w("De quel côté explorez-vous ?", "Which way do you explore?"),
  half: w("Choisissez les monstres qui sont encore là.", "Choose the monsters that are still here."),
  "which-monsters": w(
    "La réserve ne suffit pas : choisissez les monstres qui viennent.",
    "The reserve is too small: choose the monsters that come.",
  ),
  "place-heroes": w("Placez vos Héros dans leur zone de départ.", "Place your Heroes in their zone."),
  "place-familiar": w("Placez l’Allié à côté de son Héros.", "Place the Ally next to its Hero."),
  "place-monsters": w(
    "Placez vos monstres dans leur zone : les obstacles les cachent.",
    "Place your monsters in their zone: obstacles hide them.",
  ),
  "hero-acts": w("Qui agit, et comment ?", "Who acts, and how?"),
  "monster-acts": w("Quel monstre agit, et comment ?", "Which monster acts, and how?"),
  "rage-loses": w(
    "Après cette chaîne d’attaques, plus aucun Héros ne pourrait agir : vous perdriez. Continuer ?",
    "After this chain of attacks no Hero could act any more: you would lose. Go on?",
  ),
  melee: w("Coup de poing : lancez le pion d’une pichenette.", "Melee: flick the disc."),
  missile: w("Lancez le Missile d’une pichenette.", "Flick the Missile."),
  fireball: w("Lancez la Boule de feu d’une pichenette.", "Flick the Fireball."),
  "place-shot": w(
    "Posez le projectile dans l’anneau, puis lancez-le d’une pichenette.",
    "Place the disc inside the ring, then flick it.",
  ),
  "go-on": w("Une autre pichenette, ou s’arrêter là ?", "Flick again, or stop here?"),
  retaliate: w("Représailles : rendre le coup ?", "Retaliation: strike back?"),
  "answer-first": w("Quel monstre répond d’abord ?", "Which monster answers first?"),
  wanderer: w(
    "Aucun monstre n’a été attaqué : faire entrer un monstre errant ?",
    "No monster was attacked: bring in a wandering monster?",
  ),
  "place-wanderer": w("Placez le monstre errant.", "Place the wandering monster."),
  "place-returned": w("Placez le monstre qui revient.", "Place the monster that comes back."),
  "place-summoned": w(
    "Placez le monstre appelé près de son Seigneur.",
    "Place the summoned monster near its Lord.",
  ),
  "place-ally": w("Placez le Squelette dans l’anneau.", "Place the Skeleton inside the ring."),
  "place-shield": w("Placez le Bouclier dans l’anneau.", "Place the Shield inside the ring."),
  "heal-whom": w("Quel Héros soigner ?", "Which Hero is healed?"),
  "teleport-whom": w("Quel Héros téléporter ?", "Which Hero is teleported?"),
  teleport: w("Vers quel endroit ?", "Where to?"),
  cloak: w("Mettre la Cape d’invisibilité ?", "Put on the Invisibility Cloak?"),
  "pay-order": w(
    "La banque ne peut pas tout payer : dans quel ordre ?",
    "The bank cannot pay all: in which order?",
  ),
  camp: w("Camper ici ?", "Camp here?"),
  "camp-life": w(
    "Combien de points de vie reprendre ? Le reste ira aux sorts.",
    "How much life to regain? The rest goes to spells.",
  ),
  "camp-spells": w("Quels sorts reprendre ?", "Which spells come back?"),
  ambush: w(
    "Embuscade : choisissez des monstres pour 300 pièces d’or au plus.",
    "Ambush: choose monsters worth 300 gold at most.",
  ),
  buy: w("Achetez au Marchand, ou partez.", "Buy from the Merchant, or leave."),
  heal: w("Que demandez-vous au Guérisseur ?", "What do you ask of the Healer?"),
  altar: w("Faites une offrande à l’Autel, ou partez.", "Make an offering at the Altar, or leave."),
  "accept-gift": w("Accepter cet équipement ?", "Accept this article?"),
  "gift-for": w("Quel Héros le reçoit ?", "Which Hero receives it?"),
  ward: w("Une attaque porte : l’ignorer ?", "An attack has struck: ignore it?"),
  movement: w("Pichenette de déplacement : elle ne blesse personne.", "Movement flick: it hurts nobody."),
  shot: w("Lancez le pion d’une pichenette.", "Flick the disc."),
  "gain-life": w(
    "Combien de points vont à la vie ? Le reste va à l’autre piste.",
    "How many points go to life? The rest goes to the other track.",
  ),
  pay: w("Combien ce Héros donne-t-il, en centaines ?", "How much does this Hero give, in hundreds?"),
};
