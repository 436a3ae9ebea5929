import { capital, listed, say, type Words, w } from "@ossuaire/kernel";
import type { QuestionOf } from "../../questions.ts";
import { leftOn } from "../../rules/tracks.ts";
import type { Open } from "../../state.ts";
import { cardWords } from "../../words/cards.ts";
import { pieceName, traitName } from "../../words/names.ts";
import { lifeWords } from "../../words/nouns.ts";
import { colon } from "../../words/punctuation.ts";
import { everyAction } from "../box.ts";
import { armour, armourTrack } from "./armour.ts";

/** SOL-PALADIN-12: whoever may ignore an attack hears all that it would do, before it does, and how much armour is left. */
export function wardWarning({ about, options }: QuestionOf<"ward">, open: Pick<Open, "heroes">): Words {
  const { piece, by, byCard, damage, stuns, effects } = about;
  const harms = [
    ...(damage > 0 ? [say`${w("−", "−")}${lifeWords(damage)}`] : []),
    ...(stuns ? [w("incapacité", "incapacitated")] : []),
    ...effects.map(effectName),
  ];
  const all = harms.length === 0 ? w("aucun dégât", "no damage") : listed(harms);
  const harm = say`${capital(pieceName(by, byCard))}${colon}${all}.`;
  if (!options.some(({ id }) => id === armour.id)) return harm;
  return say`${harm} ${cardWords.track(armour.name, leftOn(open, piece, armourTrack))}.`;
}

/** A modifier of an attack, or an ability of whoever makes it. */
function effectName(id: string): Words {
  const attacks = everyAction().flatMap((action) => action.attacks);
  const modifier = attacks.flatMap(({ modifiers }) => modifiers).find((one) => one.id === id);
  return modifier?.name ?? traitName(id);
}
