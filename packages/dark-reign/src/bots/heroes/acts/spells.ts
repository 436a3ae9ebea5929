import { pvOf } from "../../../characters.ts";
import { type Chance, oddsOfAmount, oddsOfTest, worthOf } from "../../../dice/odds.ts";
import { distance, type Square } from "../../../grid/square.ts";
import { reaches } from "../../../grid/steps.ts";
import { termsOf } from "../../../rules/test.ts";
import { noted, sum } from "../../../sheet/traits.ts";
import { cardOf } from "../../../shelf.ts";
import type { SeenCharacter } from "../../../view.ts";
import type { Act, Taken } from "../act.ts";
import { average } from "../blows.ts";
import { type Known, remembering } from "../known.ts";
import { type SpellWorth, spellWorths } from "./spell-worths.ts";

/** Spells from a square, each by the odds that it works and by what it then does. */
export function spellsFrom(
  known: Known,
  who: SeenCharacter,
  sight: (from: Square, target: Square) => boolean,
): (from: Square) => readonly Act[] {
  const spells = who.spells.flatMap((id) => {
    const worth = spellWorths[id];
    return worth === undefined || worth.isWide ? [] : [{ id, worth, chance: chanceOf(known, who, id) }];
  });
  if (spells.length === 0) return () => [];
  return (from) =>
    spells.flatMap(({ id, worth, chance }) =>
      [...known.foes, ...known.friends].flatMap((target) => {
        const isSelf = target.id === who.id;
        const isMeant = (worth.harm !== undefined || isForFoes(id)) === (target.side === "mj");
        if (!isMeant || (worth.range === 0 && !isSelf)) return [];
        if (!isSelf && !isInRange(known, from, target, worth.range, sight)) return [];
        const aim = worth.range === 0 ? {} : { target: target.id };
        return spellOn(known, who, { deed: "cast", spell: id, ...aim }, [target], worth, chance);
      }),
    );
}

const hexes: ReadonlySet<string> = new Set(["blinding", "chains", "terror"]);
const isForFoes = (spell: string): boolean => hexes.has(spell);

function isInRange(
  known: Known,
  from: Square,
  target: SeenCharacter,
  range: number,
  sight: (from: Square, target: Square) => boolean,
): boolean {
  if (range === 1) return reaches(known.ground, from, target);
  return distance(from, target) <= range && sight(from, target);
}

/** Those that are aimed at squares or at everybody: as they are offered where the caster stands. */
export function wideSpells(
  known: Known,
  who: SeenCharacter,
  offered: readonly { readonly deed: string; readonly spell?: string; readonly square?: Square }[],
): readonly Act[] {
  return offered.flatMap(({ deed, spell = "", square }) => {
    const worth = spellWorths[spell];
    if (deed !== "cast" || !worth?.isWide) return [];
    const aim = square === undefined ? {} : { square };
    const reached = cardOf("spells", spell).aiming.reached(known.state, who, aim);
    const targets = reached.flatMap(({ id }) => known.view.characters.filter((one) => one.id === id));
    const meant = targets.length === 0 ? [who] : targets;
    return spellOn(known, who, { deed, spell, ...aim }, meant, worth, chanceOf(known, who, spell));
  });
}

function spellOn(
  known: Known,
  who: SeenCharacter,
  wish: Act["wish"],
  targets: readonly SeenCharacter[],
  worth: SpellWorth,
  chance: number,
): readonly Act[] {
  const takes: Taken[] = [];
  let more = 0;
  for (const target of targets) {
    const loss = chance * harmTo(known, target, worth);
    // REG-SPELL-14: an area spares nobody.
    if (target.side === "mj") takes.push({ foe: target, loss });
    else more -= 4 * loss;
    more += chance * (worth.worth?.(known, target, who) ?? 0);
  }
  return [{ wish, cost: 1, takes, worth: more, isSingle: true }];
}

function harmTo(known: Known, target: SeenCharacter, { harm, pastArmour }: SpellWorth): number {
  if (harm === undefined) return 0;
  const soak = target.levels.endurance + (pastArmour ? 0 : target.armour);
  const key = `harm ${harm.fixed}+${harm.dice} ${soak} ${target.id}`;
  const most = pvOf(target);
  const loss = (points: number | "X") => Math.min(most, Math.max(0, (points === "X" ? 0 : points) - soak));
  return remembering(known, key, () => average(worthOf(oddsOfAmount(harm), loss)));
}

/** REG-CAST-05. */
function chanceOf(known: Known, who: SeenCharacter, spell: string): number {
  return remembering(known, `cast ${who.id} ${spell}`, () => {
    const harder = sum(noted(known.state, who, "spell-difficulty"));
    const difficulty = Math.max(0, cardOf("spells", spell).difficulty + harder);
    const trial = { test: "cast", of: "magic", difficulty, rule: "REG-CAST-05" } as const;
    const chance: Chance = oddsOfTest(termsOf(known.state, who, trial));
    return average(chance);
  });
}
