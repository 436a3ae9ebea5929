import { listed, type Words, w } from "@ossuaire/kernel";
import type { ThingCard } from "../../cards/thing.ts";
import { characteristics } from "../../kinds.ts";
import { characteristicNames } from "../../sheet/characteristic-names.ts";
import { formulaWords } from "./amounts.ts";

/** REG-SHEET-04: what an object does, by its facets; the rest of it is told by its rule, which stands behind it. */
export function effectWords(card: ThingCard): Words {
  const { melee, shot, parries, armour, magicDice, drunk, use, hands, isRune, teaches, needs = {} } = card;
  const damage = (of: Words, words: Words): Words => w(`${of.fr} ${words.fr}`, `${of.en} ${words.en}`);
  return listed([
    ...(melee === undefined ? [] : [damage(w("C.Corps", "C.Corps"), formulaWords(melee.damage))]),
    ...(melee?.isLong ? [w("à deux cases", "at two squares")] : []),
    ...(shot === undefined ? [] : [damage(w("Tir", "Tir"), formulaWords(shot.damage))]),
    ...(shot === undefined ? [] : [w(`portée ${shot.range}`, `range ${shot.range}`)]),
    ...(armour === undefined ? [] : [w(`armure ${armour}`, `armour ${armour}`)]),
    ...(parries === undefined ? [] : [w("parade", "parry")]),
    ...(magicDice === undefined ? [] : [w(`magie +${magicDice}D`, `magic +${magicDice}D`)]),
    ...(hands === 2 ? [w("deux mains", "two hands")] : []),
    ...characteristics.flatMap((one) => {
      const level = needs[one];
      const { fr, en } = characteristicNames[one];
      return level === undefined ? [] : [w(`demande ${fr} ${level}`, `needs ${en} ${level}`)];
    }),
    ...(drunk === undefined ? [] : [w("se boit", "is drunk")]),
    ...(use === undefined ? [] : [w("s’utilise", "is used")]),
    ...(isRune ? [w("rune", "rune")] : []),
    ...(teaches === undefined ? [] : [w("enseigne des sorts", "teaches spells")]),
    w(`[${card.rule}]`, `[${card.rule}]`),
  ]);
}
