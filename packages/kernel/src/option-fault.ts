import type { OptionsFault } from "./game.ts";
import { quoted } from "./quoted.ts";
import type { RuleId, Words } from "./words.ts";

/** “players”: 2, 3 or 4 players are needed. The rule stands beside the words, not in them. */
export function optionFault(
  option: string,
  why: Words,
  rule?: RuleId,
): OptionsFault & { readonly ok: false } {
  return {
    ok: false,
    about: { option, why },
    words: faultWords({ fr: quoted(option), en: quoted(option) }, why),
    ...(rule === undefined ? {} : { rule }),
  };
}

/** The same by whatever name the option has for whoever reads it. */
export function faultWords(option: Words, why: Words): Words {
  return { fr: `« ${option.fr} » : ${why.fr}`, en: `“${option.en}”: ${why.en}` };
}
