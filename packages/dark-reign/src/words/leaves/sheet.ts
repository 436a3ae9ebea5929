import { counted, type Leaf, listed, noun, say, type Words, w } from "@ossuaire/kernel";
import { characteristics } from "../../kinds.ts";
import { characteristicNames } from "../../sheet/characteristic-names.ts";
import { cardOf, findCard } from "../../shelf.ts";
import type { Place, Thing } from "../../state.ts";
import type { SeenCharacter, View } from "../../view.ts";
import { spellName, thingName, titleIn } from "../names.ts";
import { formulaWords } from "./amounts.ts";
import { effectWords } from "./thing.ts";

/** REG-SHEET, REG-COMP-09: a hero's adventure sheet as it is now; anybody may read it at any time. */
export function sheetOf(view: View, who: SeenCharacter): Leaf {
  const { card, pv, most, actions, destiny, ecus, xp, skills, spells, load, loadLimit } = who;
  const hero = cardOf("heroes", card);
  const things = view.things.filter(({ at }) => "by" in at && at.by === who.id && at.kind !== "strongbox");
  return {
    name: say`${titleIn(who.id, view)} — ${hero.vocation}`,
    lines: [
      listed([
        w(`${pv[0] ?? 0}/${most} PV`, `${pv[0] ?? 0}/${most} PV`),
        w(`${actions} P.Action`, `${actions} P.Action`),
        counted(destiny, destinyPoint),
        counted(ecus, ecu),
        w(`${xp} XP`, `${xp} XP`),
      ]),
      levelsWords(who),
      armsWords(view, who),
      ...things.map(thingWords),
      w(`Charge : ${load} sur ${loadLimit}`, `Load: ${load} of ${loadLimit}`),
      line(
        w("Compétences", "Skills"),
        skills.map((id) => cardOf("skills", id).name),
      ),
      line(w("Sorts", "Spells"), spells.map(spellName)),
      // REG-VERDICT-70: the list exists and stays empty.
      line(w("Handicaps", "Handicaps"), []),
    ],
  };
}

const destinyPoint = noun(w("point de Destin", "destiny point"), w("points de Destin", "destiny points"));
export const ecu = noun(w("écu", "écu"));

export function levelsWords({ levels }: Pick<SeenCharacter, "levels">): Words {
  return listed(
    characteristics.map((one) => {
      const { fr, en } = characteristicNames[one];
      return w(`${fr} ${levels[one]}`, `${en} ${levels[one]}`);
    }),
  );
}

/** REG-SHEET-03: by what is in hand and worn now. */
function armsWords({ things }: View, { id, magicDice, armour, parries }: SeenCharacter): Words {
  const held = things
    .filter(({ at }) => at.kind === "held" && at.by === id)
    .map(({ card }) => cardOf("things", card));
  const melee = held.flatMap(({ melee: facet }) => (facet === undefined ? [] : [formulaWords(facet.damage)]));
  const shots = held.flatMap(({ shot }) => (shot === undefined ? [] : [formulaWords(shot.damage)]));
  const bare = [w("1D", "1D")];
  return listed([
    line(w("Dommages C.Corps", "Melee damage"), melee.length > 0 ? melee : bare),
    line(w("Dommages Tir", "Shooting damage"), shots),
    w(`Points de magie ${magicDice}`, `Magic points ${magicDice}`),
    w(`Points d’armure ${armour}`, `Armour points ${armour}`),
    w(`Parades ${parries}`, `Parries ${parries}`),
  ]);
}

/** REG-SHEET-04: each object with its effect and its weight. */
function thingWords({ card, at, runes = [] }: Thing): Words {
  const thing = findCard("things", card);
  const weight = thing?.weight ?? 0;
  const bound = runes.length === 0 ? w("", "") : say`+ ${listed(runes.map(thingName))}`;
  const { fr, en } = say`${thingName(card)} ${bound}`;
  const effect = thing === undefined ? w("", "") : effectWords(thing);
  const place = placeWords(at);
  return w(
    `– ${fr}${place.fr} : ${effect.fr}, poids ${weight}`,
    `– ${en}${place.en}: ${effect.en}, weight ${weight}`,
  );
}

function placeWords(at: Place): Words {
  if (at.kind === "held")
    return at.hand === "right" ? w(" (main droite)", " (right hand)") : w(" (main gauche)", " (left hand)");
  return at.kind === "worn" ? w(" (portée)", " (worn)") : w("", "");
}

function line(name: Words, parts: readonly Words[]): Words {
  const { fr, en } = parts.length === 0 ? w("aucun", "none") : listed(parts);
  return w(`${name.fr} : ${fr}`, `${name.en}: ${en}`);
}
