import {
  type Action,
  allActions,
  allItems,
  allSpells,
  isLord,
  lordOf,
  printedActions,
} from "@ossuaire/catacombs";
import { say, type Words } from "@ossuaire/kernel";
import { sequenceWords } from "./cards/sequence.ts";
import { briefWords, deedWords, kindWords } from "./cards/words.ts";

/** What a player is told of a deed before he does it. */
export interface DeedTold {
  /** A few words under its name; none where the name says it all. */
  readonly brief: Words | undefined;
  readonly full: Words;
}

/** The deed behind an option such as `elf:missile`, `wizard:fireball@familiar` or `orc-1:pass`. */
export function toldOf(option: string): DeedTold {
  const [piece = "", deed = ""] = option.split(":");
  const [id = ""] = deed.split("@");
  const card = piece.replace(/-\d+$/, "");
  const action = actionOf(card, id);
  if (action === undefined) return { brief: deedWords.pass, full: deedWords.pass };
  return { brief: briefOf(card, action), full: fullOf(card, action) };
}

/** Two cards may call different actions by one name: the actor's own card comes first. */
function actionOf(card: string, id: string): Action | undefined {
  return [...printedActions(card), ...allActions()].find((action) => action.id === id);
}

function briefOf(card: string, action: Action): Words | undefined {
  const { id, name, attacks, chain } = action;
  const [first] = attacks;
  if (first === undefined) return briefWords[id] ?? textOf(card, action);
  const sequence = sequenceWords(attacks, chain);
  if (sequence.en !== name.en) return sequence;
  return attacks.length === 1 && first.damage === 1 ? deedWords.damage : undefined;
}

function fullOf(card: string, action: Action): Words {
  const { name, attacks, chain } = action;
  const [first] = attacks;
  const text = textOf(card, action);
  if (first === undefined) return text ?? briefWords[action.id] ?? name;
  return say`${text ?? say`${sequenceWords(attacks, chain)}.`} ${kindWords[first.kind]}`;
}

/** What the article, the spell or the ability says that this action comes from. */
export function textOf(card: string, { id }: Action): Words | undefined {
  const own = isLord(card) ? lordOf(card).traits.find((trait) => trait.id === id) : undefined;
  if (own !== undefined) return own.text;
  if (printedActions(card).some((action) => action.id === id)) return undefined;
  const article = allItems().find(({ actions }) => actions.some((action) => action.id === id));
  return (article ?? allSpells().find(({ action }) => action.id === id))?.text;
}

/** CAT-ALLY-21: a spell beside the same one from the place of the Familiar; all others alone. */
export function pairsOf(options: readonly string[]): readonly (readonly [string, string?])[] {
  const isFrom = (option: string) => option.includes("@") && options.includes(option.replace(/@.*/, ""));
  return options
    .filter((option) => !isFrom(option))
    .map((option) => {
      const other = options.find((one) => isFrom(one) && one.startsWith(`${option}@`));
      return other === undefined ? [option] : [option, other];
    });
}
