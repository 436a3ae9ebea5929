import { capital, listed, say, type Words, w } from "@ossuaire/kernel";
import type { QuestionOf } from "../../questions.ts";
import { pieceName, traitName } from "../../words/names.ts";
import { lifeWords } from "../../words/nouns.ts";
import { colon } from "../../words/punctuation.ts";
import { everyAction } from "../box.ts";

/** SOL-PALADIN-12: whoever may ignore an attack hears all that it would do, before it does. */
export function wardWarning({ about }: QuestionOf<"ward">): Words {
  const { by, byCard, damage, stuns, effects } = about;
  const harms = [
    ...(damage > 0 ? [say`${w("−", "−")}${lifeWords(damage)}`] : []),
    ...(stuns ? [w("incapacité", "incapacitated")] : []),
    ...effects.map(effectName),
  ];
  const all = harms.length === 0 ? w("aucun dégât", "no damage") : listed(harms);
  return say`${capital(pieceName(by, byCard))}${colon}${all}.`;
}

/** A modifier of an attack, or an ability of whoever makes it. */
function effectName(id: string): Words {
  const attacks = everyAction().flatMap((action) => action.attacks);
  const modifier = attacks.flatMap(({ modifiers }) => modifiers).find((one) => one.id === id);
  return modifier?.name ?? traitName(id);
}
