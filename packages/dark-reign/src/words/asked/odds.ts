import { type Words, w } from "@ossuaire/kernel";
import type { DeedOption } from "../../asked/deed.ts";
import { stateSeen } from "../../bots/heroes/known.ts";
import type { Chance } from "../../dice/odds.ts";
import { oddsOfAttack } from "../../rules/odds.ts";
import { blowOf, meleeOf, shotOf } from "../../rules/offence.ts";
import { heldBy } from "../../things.ts";
import type { View } from "../../view.ts";

/** The exact chances of an attack before it is made, by what its seat sees; undefined for all that is no attack. */
export function oddsWords(
  { deed, target: id, with: weapon, how }: DeedOption,
  view: View,
): Words | undefined {
  const facet = deed === "strike" ? "melee" : deed === "shoot" ? "shot" : undefined;
  const who = view.characters.find((one) => one.id === view.turn.acting);
  const target = view.characters.find((one) => one.id === id);
  if (facet === undefined || who === undefined || target === undefined) return undefined;
  const state = stateSeen(view);
  const held = heldBy(state, who.id).filter(({ card }) => card[facet] !== undefined);
  const borne = held.find(({ thing }) => weapon === undefined || thing.id === weapon);
  const offence = (facet === "melee" ? meleeOf : shotOf)(state, who, borne, { isHeavy: how !== undefined });
  const { hit, wound, fell } = oddsOfAttack(state, blowOf(state, who, target, offence));
  return w(
    `touche ${percent(hit)} %, blesse ${percent(wound)} %, abat ${percent(fell)} %`,
    `hits ${percent(hit)} %, wounds ${percent(wound)} %, fells ${percent(fell)} %`,
  );
}

const percent = ({ cases, of }: Chance): number => Math.round((100 * cases) / of);
