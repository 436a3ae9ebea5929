import { type Words, w } from "@ossuaire/kernel";
import type { DeedOption } from "../../asked/deed.ts";
import type { Chance } from "../../dice/odds.ts";
import { oddsSeen } from "../../seen/odds.ts";
import type { View } from "../../view.ts";

/** The exact chances of an attack before it is made, by what its seat sees; undefined for all that is no attack. */
export function oddsWords(option: DeedOption, view: View): Words | undefined {
  const odds = oddsSeen(view, view.turn.acting, option);
  if (odds === undefined) return undefined;
  const { hit, wound, fell } = odds;
  return w(
    `touche ${percent(hit)} %, blesse ${percent(wound)} %, abat ${percent(fell)} %`,
    `hits ${percent(hit)} %, wounds ${percent(wound)} %, fells ${percent(fell)} %`,
  );
}

const percent = ({ cases, of }: Chance): number => Math.round((100 * cases) / of);
