import { listed, type Words, w } from "@ossuaire/kernel";
import type { ThingCard } from "../../cards/thing.ts";
import { characteristics } from "../../kinds.ts";
import { characteristicNames } from "../../sheet/characteristic-names.ts";
import { skillOf } from "../../shelf.ts";
import { schoolNames } from "../cards/spells.ts";
import { thingTexts } from "../cards/things.ts";
import { formulaWords } from "./amounts.ts";

/** REG-SHEET-04: what an object does, with the rule that stands behind it. */
export function effectWords(card: ThingCard): Words {
  return listed([...effectParts(card), w(`[${card.rule}]`, `[${card.rule}]`)]);
}

/** What an object does, by its facets, and what it asks of its bearer. */
export function effectParts(card: ThingCard): readonly Words[] {
  const { armour, parries, magicDice, hands, teaches, traits = [], id } = card;
  const text = thingTexts[id];
  return [
    ...armsParts(card),
    ...(armour === undefined ? [] : [w(`armure +${armour}`, `armour +${armour}`)]),
    ...(parries === undefined ? [] : [w("parade", "parry")]),
    ...(magicDice === undefined ? [] : [w(`magie +${magicDice}D`, `magic +${magicDice}D`)]),
    ...traits.flatMap(({ levels = {} }) =>
      characteristics.flatMap((one) => {
        const by = levels[one];
        return by === undefined ? [] : [changed(characteristicNames[one], by)];
      }),
    ),
    ...traits.flatMap(({ pv }) => (pv === undefined ? [] : [w(`PV +${pv}`, `PV +${pv}`)])),
    ...(teaches === undefined ? [] : [taught(schoolNames[teaches])]),
    ...(text === undefined ? [] : [text]),
    ...(hands === 2 ? [w("deux mains", "two hands")] : []),
    ...needsParts(card),
  ];
}

function armsParts({ melee, shot }: ThingCard): readonly Words[] {
  const damage = (of: Words, { fr, en }: Words): Words => w(`${of.fr} ${fr}`, `${of.en} ${en}`);
  return [
    ...(melee === undefined ? [] : [damage(w("C.Corps", "C.Corps"), formulaWords(melee.damage))]),
    ...(melee?.isLong ? [w("à deux cases", "at two squares")] : []),
    ...(melee?.pierces === undefined ? [] : [pierced(melee.pierces)]),
    ...(melee?.cannotBeParried ? [w("impossible à parer", "cannot be parried")] : []),
    ...(melee?.rerolls
      ? [w("attaque manquée relancée une fois", "a missed attack is rolled again once")]
      : []),
    ...(melee?.strikesTwice ? [w("deux attaques par P.Action", "two attacks for each P.Action")] : []),
    ...(shot === undefined ? [] : [damage(w("Tir", "Tir"), formulaWords(shot.damage))]),
    ...(shot === undefined ? [] : [w(`portée ${shot.range}`, `range ${shot.range}`)]),
    ...(shot?.seesThrough ? [w("personne ne coupe la vue", "nobody blocks its sight")] : []),
    ...(shot?.isLoaded ? [w("se recharge après chaque tir", "is loaded again after each shot")] : []),
  ];
}

/** REG-VERDICT-01. */
export function needsParts({ needs = {}, needsSkill }: ThingCard): readonly Words[] {
  const skill = needsSkill === undefined ? undefined : skillOf(needsSkill).name;
  return [
    ...characteristics.flatMap((one) => {
      const level = needs[one];
      const { fr, en } = characteristicNames[one];
      return level === undefined ? [] : [w(`demande ${fr} ${level}`, `needs ${en} ${level}`)];
    }),
    ...(skill === undefined ? [] : [w(`demande « ${skill.fr} »`, `needs “${skill.en}”`)]),
  ];
}

/** REG-RULING-40: a weapon of the dragon takes all there is. */
const pierced = (points: number): Words =>
  points > 9
    ? w("sans compter l’armure", "whatever the armour")
    : w(`armure de la cible −${points}`, `the target’s armour −${points}`);

const changed = ({ fr, en }: Words, by: number): Words => {
  const more = by < 0 ? `−${-by}` : `+${by}`;
  return w(`${fr} ${more}`, `${en} ${more}`);
};

const taught = ({ fr, en }: Words): Words => w(`à apprendre : ${fr}`, `lets its owner learn ${en}`);
