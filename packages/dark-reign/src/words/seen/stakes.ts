import { capital, say, type Words, w } from "@ossuaire/kernel";
import type { Undone } from "../../asked/fight.ts";
import type { Question } from "../../questions.ts";
import type { View } from "../../view.ts";
import { isFeminine, nameIn, thingName } from "../names.ts";

/** What a question in the middle of somebody's deed is about, and what each answer changes. */
export interface Stakes {
  /** Beside whom it is asked. */
  readonly who: string;
  readonly fact: Words | undefined;
  /** Dice have fallen, and are what it is about. */
  readonly hasRoll: boolean;
  /** By the ids of the options. */
  readonly changes: Readonly<Record<string, Words>>;
}

const stays = w("Le jet reste comme il est.", "The roll stays as it is.");
const rolledAgain = w(
  "Tous les dés sont relancés ; le nouveau jet compte.",
  "All dice are rolled again; the new roll stands.",
);
const nothing = w("Rien ne change.", "Nothing changes.");

/** Undefined for what is asked at the foot, or on the board itself. */
export function stakesOf(question: Question, view: View): Stakes | undefined {
  const name = (id: string) => nameIn(id, view);
  switch (question.prompt) {
    case "parry": {
      const { who, attacker, damage } = question.about;
      return {
        who,
        hasRoll: true,
        fact: say`${capital(name(attacker))}${w(" touche ", " hits ")}${name(who)}${w(` : ${damage} PV de perte.`, `: a loss of ${damage} PV.`)}`,
        changes: { yes: rolledAgain, no: w(`${damage} PV sont perdus.`, `${damage} PV are lost.`) },
      };
    }
    case "weapon-reroll":
      return {
        who: question.about.who,
        hasRoll: true,
        fact: undefined,
        changes: { yes: rolledAgain, no: stays },
      };
    case "destiny":
      return {
        who: question.about.who,
        hasRoll: true,
        fact: destinyLeft(question.about.left),
        changes: { yes: rolledAgain, no: stays },
      };
    case "cheat-death": {
      const { who, left, loss, end } = question.about;
      return {
        who,
        hasRoll: true,
        fact:
          end === "ground"
            ? say`${w(`${loss} PV de perte. `, `A loss of ${loss} PV. `)}${destinyLeft(left)}`
            : destinyLeft(left),
        changes: {
          yes: w("Cette perte est annulée.", "This loss is undone."),
          no: say`${capital(name(who))}${isFeminine(who, view) ? ends[end].her : ends[end].him}`,
        },
      };
    }
    case "bodyguard": {
      const { who, attacker, target } = question.about;
      return {
        who,
        hasRoll: false,
        fact: say`${capital(name(attacker))}${w(" attaque ", " attacks ")}${name(target)}.`,
        changes: {
          yes: say`${capital(name(who))}${w(" reçoit l’attaque à sa place.", " takes the attack instead.")}`,
          no: say`${w("L’attaque vise toujours ", "The attack still aims at ")}${name(target)}.`,
        },
      };
    }
    case "defend": {
      const { who, attacker, by } = question.about;
      return {
        who,
        hasRoll: false,
        fact: say`${capital(name(attacker))}${w(" attaque ", " attacks ")}${name(who)}.`,
        changes: {
          yes: w(
            `Un point d’attente : encore −${by} sur les dégâts.`,
            `A waiting point: ${by} more is taken off the damage.`,
          ),
          no: w("Le point d’attente reste.", "The waiting point is kept."),
        },
      };
    }
    case "blocked":
      return {
        who: question.about.who,
        hasRoll: true,
        fact: undefined,
        changes: {
          go: w("1D PV de perte, sans armure ni Endurance.", "A loss of 1D PV, whatever the armour."),
          stay: w("Sans perte ; le P.Action est dépensé.", "No loss; the P.Action is spent."),
        },
      };
    case "crush":
      return {
        who: question.about.who,
        hasRoll: false,
        fact: undefined,
        changes: { yes: w("Un pas gratuit, sans blocage.", "A free step, without blocking."), no: nothing },
      };
    case "agree": {
      const { who, other, thing, gives } = question.about;
      return {
        who,
        hasRoll: false,
        fact: say`${capital(name(other))}${gives ? w(" donne : ", " gives: ") : w(" demande : ", " asks for: ")}${thingName(thing)}.`,
        changes: { no: nothing },
      };
    }
    case "go-along":
      return {
        who: question.about.who,
        hasRoll: false,
        fact: say`${capital(name(question.about.by))}${w(" ouvre le portail.", " opens the gate.")}`,
        changes: { no: nothing },
      };
    default:
      return undefined;
  }
}

/** REG-WOUND-01, REG-LAVA-01, REG-SCROLL-02: what comes of it, unless it is undone. */
const ends: Readonly<Record<Undone, { readonly him: Words; readonly her: Words }>> = {
  ground: {
    him: w(" tombe au sol, gravement blessé.", " falls to the ground, gravely wounded."),
    her: w(" tombe au sol, gravement blessée.", " falls to the ground, gravely wounded."),
  },
  dead: {
    him: w(" n’y survit pas.", " does not survive it."),
    her: w(" n’y survit pas.", " does not survive it."),
  },
  banished: {
    him: w(" est banni de ce monde.", " is banished from this world."),
    her: w(" est bannie de ce monde.", " is banished from this world."),
  },
};

const destinyLeft = (left: number): Words =>
  w(
    `Points de Destin : ${left}, et ${left - 1} ensuite.`,
    `Destiny points: ${left}, and ${left - 1} afterwards.`,
  );
