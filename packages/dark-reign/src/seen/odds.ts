import type { DeedOption } from "../asked/deed.ts";
import type { Blow, Offence } from "../blow.ts";
import { stateSeen } from "../bots/heroes/known.ts";
import { isFree } from "../characters.ts";
import type { Question } from "../questions.ts";
import { type AttackOdds, oddsOfAttack } from "../rules/odds.ts";
import { blowOf, meleeOf, shotOf } from "../rules/offence.ts";
import type { State } from "../state.ts";
import { type Borne, heldBy } from "../things.ts";
import type { SeenCharacter, View } from "../view.ts";

/** The chances of an attack, of what they are made, and whether it is a hero who would fall. */
interface SeenOdds extends AttackOdds {
  readonly blow: Blow;
  readonly isHero: boolean;
}

/**
 * The exact odds of an attack that is offered, by what a viewer sees: with the weapon that the option names, or the only one. An
 * adversary that can parry does (REG-RULING-42). Undefined where the option is no attack.
 */
export function attackSeen(view: View, question: Question, id: string): SeenOdds | undefined {
  if (question.prompt !== "act" && question.prompt !== "wait-act") return undefined;
  const option = question.options.find((one) => one.id === id);
  if (option === undefined || !("deed" in option)) return undefined;
  const who = view.characters.find((one) => one.id === question.about.who);
  const target = view.characters.find((one) => one.id === option.target);
  if (who === undefined || target === undefined) return undefined;
  const state = stateSeen(view);
  const offence = offenceOf(state, who, option);
  if (offence === undefined) return undefined;
  // REG-RULING-42: nobody parries who lies, hangs in a web or sits in a hole.
  const parries = offence.canBeParried && target.parriesLeft > 0 && isFree(target);
  const blow = blowOf(state, who, target, offence);
  return { ...oddsOfAttack(state, blow, { parries }), blow, isHero: target.side === "heroes" };
}

function offenceOf(
  state: State,
  who: SeenCharacter,
  { deed, with: weapon, how }: DeedOption,
): Offence | undefined {
  const held = (isFit: (borne: Borne) => boolean) =>
    heldBy(state, who.id).find((one) => isFit(one) && (weapon === undefined || one.thing.id === weapon));
  const manner = { isHeavy: how === "power" || how === "aimed" };
  if (deed === "strike")
    return meleeOf(
      state,
      who,
      held(({ card }) => card.melee !== undefined),
      manner,
    );
  if (deed === "shoot")
    return shotOf(
      state,
      who,
      held(({ card }) => card.shot !== undefined),
      manner,
    );
  return deed === "improvise" ? shotOf(state, who, undefined, manner) : undefined;
}
