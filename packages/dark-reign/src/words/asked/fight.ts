import { capital, type Words, w } from "@ossuaire/kernel";
import type { DeedOption } from "../../asked/deed.ts";
import type { FightQuestion, SquareOption, WhoOption, YesOrNo } from "../../asked/fight.ts";
import type { Square } from "../../grid/square.ts";
import { deedsIn } from "../../shelf.ts";
import type { View } from "../../view.ts";
import { nameIn, spellName, thingName } from "../names.ts";
import { placeWords } from "../whereabouts.ts";
import type { Prompts, Saying, Sayings } from "./sayings.ts";
import { ending, sortOf } from "./sorts.ts";

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
  "weapon-reroll": w("Relancer les dés grâce à l’arme ?", "Roll the dice again, thanks to the weapon?"),
  parry: w("Parer : faire relancer l’attaque ?", "Parry: have the attack rolled again?"),
  destiny: w("Dépenser un point de Destin pour relancer ?", "Spend a destiny point to roll again?"),
  "cheat-death": w(
    "Dépenser un point de Destin pour annuler cette perte ?",
    "Spend a destiny point to undo this loss?",
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

export const where = ({ square }: SquareOption, _view: View, from?: Square): Saying =>
  square === undefined
    ? { words: w("S’arrêter", "Stop"), declines: true }
    : { words: capital(placeWords(from, square)) };

export const fightSayings: Sayings<FightQuestion> = {
  leader: whom,
  order: whom,
  next: whom,
  act: (option, view, from) =>
    "deed" in option
      ? { words: deedWords(option, view, from), under: sortOf(option.deed) }
      : { words: ending, declines: true, under: sortOf("end") },
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

/** “Attaquer le revenant 2, attaque puissante (2 P.Action)”, “Donner à Aude : Potion de soin (1 P.Action)”. */
export function deedWords(
  { deed: id, spell, target, square, thing, card, ecus, with: weapon, how, cost }: DeedOption,
  view: View,
  from?: Square,
): Words {
  const deed = deedsIn(view.options).find((one) => one.id === id);
  const whole = [
    deed?.name ?? w(id, id),
    ...(spell === undefined ? [] : [spellName(spell)]),
    ...(target === undefined ? [] : [deed?.toward?.(nameIn(target, view)) ?? nameIn(target, view)]),
    ...(square === undefined ? [] : [placeWords(from, square)]),
  ];
  const named = [...seenThing(thing, view), ...(card === undefined ? [] : [thingName(card)])];
  const object = named.map(({ fr, en }) => w(` : ${fr}`, `: ${en}`));
  const manner = how === undefined ? undefined : deed?.manners[how];
  const price = ecus === undefined ? [] : [w(`${ecus} écus`, `${ecus} écus`)];
  const details = [...seenThing(weapon, view), ...price, ...(manner ? [manner] : [])];
  const said = (language: keyof Words) => {
    const [main, more] = [whole, object].map((words) => words.map((one) => one[language]).join(" "));
    return [`${main}${more}`, ...details.map((one) => one[language])].join(", ");
  };
  return w(`${said("fr")} (${cost} P.Action)`, `${said("en")} (${cost} P.Action)`);
}

/** An attack where it is in sight on whom: “Attaquer, dague (1 P.Action)”, “Attaque puissante, dague (2 P.Action)”. */
export function attackWords({ target: _, how, ...plain }: DeedOption, view: View): Words {
  const manner = deedsIn(view.options).find(({ id }) => id === plain.deed)?.manners[how ?? ""];
  if (manner === undefined) return deedWords(plain, view);
  const said = (language: keyof Words) =>
    [manner, ...seenThing(plain.with, view)].map((one) => one[language]).join(", ");
  const price = `(${plain.cost}\u00a0P.Action)`;
  return capital(w(`${said("fr")} ${price}`, `${said("en")} ${price}`));
}

/** An object by its name, if there is one, and the viewer sees it. */
function seenThing(thing: string | undefined, { things }: View): readonly Words[] {
  return things.filter(({ id }) => id === thing).map(({ card }) => thingName(card));
}
