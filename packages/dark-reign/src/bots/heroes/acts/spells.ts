import { pvOf } from "../../../characters.ts";
import { cast } from "../../../deeds/cast.ts";
import { oddsOfAmount, worthOf } from "../../../dice/odds.ts";
import { distance, type Square } from "../../../grid/square.ts";
import { reaches } from "../../../grid/steps.ts";
import { tombBonus } from "../../../rules/tomb.ts";
import { cardOf } from "../../../shelf.ts";
import type { SeenCharacter } from "../../../view.ts";
import type { Act, Taken } from "../act.ts";
import { average } from "../blows.ts";
import { aLife } from "../care.ts";
import { chanceOf } from "../chance.ts";
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
    return worth === undefined || worth.isWide ? [] : [{ id, worth }];
  });
  if (spells.length === 0) return () => [];
  return (from) =>
    spells.flatMap(({ id, worth }) =>
      [...known.foes, ...known.friends].flatMap((target) => {
        const isSelf = target.id === who.id;
        const isMeant = (worth.harm !== undefined || isForFoes(id)) === (target.side === "mj");
        if (!isMeant || (worth.range === 0 && !isSelf)) return [];
        if (!isSelf && !isInRange(known, from, target, worth.range, sight)) return [];
        const aim = worth.range === 0 ? {} : { target: target.id };
        const chance = castChance(known, { ...who, x: from.x, y: from.y }, id);
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
    return spellOn(known, who, { deed, spell, ...aim }, meant, worth, castChance(known, who, spell));
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
    else more -= known.level.isLearned ? chance * mischiefTo(known, target, worth) : 4 * loss;
    more += chance * (worth.worth?.(known, target, who) ?? 0);
  }
  return [{ wish, cost: 1, takes, worth: more, isSingle: true }];
}

/** What it costs the group that a spell reaches one of ours: a wound, and maybe a life; who lies on the ground needs a potion more. */
function mischiefTo(known: Known, target: SeenCharacter, { harm, pastArmour }: SpellWorth): number {
  if (harm === undefined) return 0;
  const soak = target.levels.endurance + (pastArmour ? 0 : target.armour);
  return remembering(known, `mischief ${harm.fixed}+${harm.dice} ${target.id}`, () => {
    const cost = (points: number | "X") => {
      const loss = Math.max(0, (points === "X" ? 0 : points) - soak);
      return loss === 0 ? 0 : 3 * loss + (loss >= pvOf(target) ? aLife / 2 : 0);
    };
    return average(worthOf(oddsOfAmount(harm), cost));
  });
}

function harmTo(known: Known, target: SeenCharacter, { harm, pastArmour }: SpellWorth): number {
  if (harm === undefined) return 0;
  const soak = target.levels.endurance + (pastArmour ? 0 : target.armour);
  const key = `harm ${harm.fixed}+${harm.dice} ${soak} ${target.id}`;
  const most = pvOf(target);
  const loss = (points: number | "X") => Math.min(most, Math.max(0, (points === "X" ? 0 : points) - soak));
  return remembering(known, key, () => average(worthOf(oddsOfAmount(harm), loss)));
}

/** REG-CAST-05: from the square on which it stands, and beside a tomb more (REG-TOMB-01). */
function castChance(known: Known, who: SeenCharacter, spell: string): number {
  const eased = tombBonus(known.state, who, cardOf("spells", spell).school);
  return remembering(known, `cast ${who.id} ${spell} ${eased}`, () => chanceOf(known, who, cast, { spell }));
}
