import type { RuleId } from "@ossuaire/kernel";
import { type Attack, fireball, melee, modified, stunning } from "../../../attack.ts";
import { fightOf, heroOf, isOnBoard } from "../../../state.ts";
import type { Trait } from "../../../trait.ts";
import { isSwarmAttack } from "../swarm.ts";
import { passageRule } from "./card.ts";

/** A special rule that holds in one room. */
function inThisRoom(id: string, fr: readonly [string, string], en: readonly [string, string]) {
  const rule: RuleId = passageRule;
  return { id, name: { fr: fr[0], en: en[0] }, text: { fr: fr[1], en: en[1] }, rule } as const;
}

/** Chagnar's Wrath. */
export const wrathful: Trait = {
  ...inThisRoom("wrathful", ["Colère", "Son Coup de poing étourdit."], ["Wrath", "Its Melee stuns."]),
  sharpens: (attack) => {
    const isPlain = attack.kind === "melee" && !attack.modifiers.some(({ stuns }) => stuns);
    return isPlain ? modified(attack, stunning) : attack;
  },
};

/** Rampage!, The Fires of Xokarst: the flicks of an action end with one more; an action without flicks stays as it is. */
function endingWith(attack: Attack): NonNullable<Trait["lengthens"]> {
  return (action) =>
    action.attacks.length === 0 ? action : { ...action, attacks: [...action.attacks, attack] };
}

export const rampaging: Trait = {
  ...inThisRoom(
    "rampaging",
    ["Carnage", "Ses attaques finissent par un Coup de poing de plus."],
    ["Rampage", "Its attacks end with one Melee more."],
  ),
  lengthens: endingWith(melee),
};

export const fiery: Trait = {
  ...inThisRoom(
    "fiery",
    ["Feux de Xokarst", "Ses attaques finissent par une Boule de feu de plus."],
    ["Fires of Xokarst", "Its attacks end with one Fireball more."],
  ),
  lengthens: endingWith(fireball),
};

/** Den of Thieves: once in a flick and Hero. */
export const thieving: Trait = {
  ...inThisRoom(
    "thieving",
    ["Voleur", "Quand il touche un Héros, 100 pièces d’or de celui-ci vont à la banque."],
    ["Thief", "When it hits a Hero, 100 of his gold go to the bank."],
  ),
  warns: (attack) => !isSwarmAttack(attack),
  *afterStrike({ state, tell }, { id: by, card: byCard }, { hit, ignored, died }) {
    for (const id of hit.filter((one) => !ignored.includes(one) && !died.includes(one))) {
      const isRich = isOnBoard(state, id) && (state.heroes[id]?.gold ?? 0) >= 100;
      if (!isRich) continue;
      heroOf(state, id).gold -= 100;
      state.bank += 100;
      tell({ type: "robbed", rule: passageRule, hero: id, gold: 100, by, byCard });
    }
  },
};

/** Sneak Attack: in the first round nobody of the Overseer's acts. */
export const caughtUnawares: Trait = {
  ...inThisRoom(
    "caught-unawares",
    ["Surpris", "Il n’agit pas à la première manche."],
    ["Caught unawares", "It does not act in the first round."],
  ),
  turnBegins({ state, tell }, self) {
    if (fightOf(state).round !== 1) return;
    self.done = true;
    tell({ type: "surprised", rule: passageRule, piece: self.id, card: self.card });
  },
};

export const lentByPassages: readonly Trait[] = [wrathful, rampaging, fiery, thieving, caughtUnawares];
