import { capital, say, type Words, w } from "@ossuaire/kernel";
import type { DeedOption } from "../../asked/deed.ts";
import type { FightQuestion, SquareOption, WhoOption, YesOrNo } from "../../asked/fight.ts";
import { deedsIn } from "../../shelf.ts";
import type { View } from "../../view.ts";
import { nameIn, spellName, squareWords, thingName } from "../names.ts";
import type { Prompts, Saying, Sayings } from "./sayings.ts";

export const fightPrompts: Prompts<FightQuestion> = {
  leader: w("Qui sera chef du groupe ?", "Who shall lead the group?"),
  order: w("Dans quel ordre agissez-vous ?", "In which order do you act?"),
  next: w("Qui agit ensuite ?", "Who acts next?"),
  act: w("Que faites-vous ?", "What do you do?"),
  "run-on": w("Courir encore, ou s’arrêter ?", "Run on, or stop?"),
  blocked: w(
    "Blocage raté : passer et perdre 1D PV, ou renoncer ?",
    "Blocked: go and lose 1D PV, or give the move up?",
  ),
  "strike-ally": w("Frapper vraiment l’un des vôtres ?", "Really strike one of your own?"),
  bodyguard: w("Vous interposer ?", "Step in?"),
  "weapon-reroll": w("Relancer les dés grâce à l’arme ?", "Roll again by the weapon?"),
  parry: w("Parer : faire relancer l’attaque ?", "Parry: have the attack rolled again?"),
  destiny: w("Dépenser un point de destin pour relancer ?", "Pay a destiny point to roll again?"),
  "cheat-death": w(
    "Dépenser un point de destin pour annuler cette perte ?",
    "Pay a destiny point to undo this loss?",
  ),
  crush: w("Avancer sur la case de l’adversaire mort ?", "Step onto the dead adversary’s square?"),
  "free-strike": w("Attaque gratuite : contre qui ?", "A free attack: against whom?"),
};

export const whom = ({ id, target }: WhoOption, view: View): Saying =>
  target === undefined ? (others[id] ?? { words: w(id, id) }) : { words: capital(nameIn(target, view)) };

const others: Readonly<Record<string, Saying>> = {
  none: { words: w("Personne", "Nobody"), declines: true },
  "end-turn": { words: w("Finir le tour", "End the turn"), declines: true },
};

export const yesOrNo = ({ id }: YesOrNo): Saying =>
  id === "yes" ? { words: w("Oui", "Yes") } : { words: w("Non", "No"), declines: true };

export const where = ({ square }: SquareOption): Saying =>
  square === undefined ? { words: w("S’arrêter", "Stop"), declines: true } : { words: squareWords(square) };

export const fightSayings: Sayings<FightQuestion> = {
  leader: whom,
  order: whom,
  next: whom,
  act: (option, view) =>
    "deed" in option ? { words: deedWords(option, view) } : { words: w("Finir", "Finish"), declines: true },
  "run-on": where,
  blocked: ({ id }) =>
    id === "go" ? { words: w("Passer", "Go") } : { words: w("Renoncer", "Stay"), declines: true },
  "strike-ally": yesOrNo,
  bodyguard: yesOrNo,
  "weapon-reroll": yesOrNo,
  parry: yesOrNo,
  destiny: yesOrNo,
  "cheat-death": yesOrNo,
  crush: yesOrNo,
  "free-strike": whom,
};

/** “le revenant 2”, of a spell “sur le revenant 2”. */
function aimedAt(target: string, spell: string | undefined, view: View): Words {
  const { fr, en } = nameIn(target, view);
  return spell === undefined ? w(` ${fr}`, ` ${en}`) : w(` sur ${fr}`, ` on ${en}`);
}

/** “Attaquer le revenant 2, attaque puissante (2 P.Action)”. */
export function deedWords(
  { deed: id, spell, target, square, thing: object, with: weapon, how, cost }: DeedOption,
  view: View,
): Words {
  const deed = deedsIn(view.options).find((one) => one.id === id);
  const used = view.things.find((one) => one.id === object);
  const thing = view.things.find((one) => one.id === weapon);
  const manner = how === undefined ? undefined : deed?.manners[how];
  const parts = [
    deed?.name ?? w(id, id),
    ...(spell === undefined ? [] : [w(` ${spellName(spell).fr}`, ` ${spellName(spell).en}`)]),
    ...(used === undefined ? [] : [say`${w(" : ", ": ")}${thingName(used.card)}`]),
    ...(target === undefined
      ? []
      : [used === undefined ? aimedAt(target, spell, view) : say`, ${nameIn(target, view)}`]),
    ...(square === undefined ? [] : [say` ${squareWords(square)}`]),
    ...(thing === undefined ? [] : [say`, ${thingName(thing.card)}`]),
    ...(manner === undefined ? [] : [say`, ${manner}`]),
    w(` (${cost} P.Action)`, ` (${cost} P.Action)`),
  ];
  return w(parts.map(({ fr }) => fr).join(""), parts.map(({ en }) => en).join(""));
}
