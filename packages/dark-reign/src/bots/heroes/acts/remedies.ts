import { isUp, pvOf } from "../../../characters.ts";
import type { Square } from "../../../grid/square.ts";
import { reaches } from "../../../grid/steps.ts";
import { oneOfEach, thingsOf } from "../../../things.ts";
import type { SeenCharacter } from "../../../view.ts";
import type { Act } from "../act.ts";
import { dosesFor, healingOf } from "../care.ts";
import type { Known } from "../known.ts";

/** What a bot knows of something that is drunk: what it is worth to whoever drinks it now, and how many of it are at hand. */
type Draught = (known: Known, drinker: SeenCharacter, stock: number) => number;

/** What it costs not to have a potion any more, in PV. */
const spared = 2;

/** The same to who is learned and has plenty of them. */
const sparedOfPlenty = 0.7;

/** REG-POTION-08. */
const caring = 4;

/** So many potions of care are kept for a fight. */
const reserve = 3;

const priceOf = ({ level }: Known, stock: number): number =>
  level.isLearned && stock > reserve ? sparedOfPlenty : spared;

const whenPressed =
  (worth: number): Draught =>
  ({ foes, level }, drinker) =>
    foes.length > 0 && level.isLearned && isUp(drinker) ? worth : 0;

/** Worth most to whoever would fall otherwise. */
const whenWeak =
  (worth: number): Draught =>
  ({ foes }, drinker) =>
    foes.length > 0 && isUp(drinker) && pvOf(drinker) < drinker.most / 3 ? worth : 0;

/** By the potion's card: one that is not named here, a test names. */
export const draughts: Readonly<Record<string, Draught>> = {
  care: (known, one, stock) => healingOf(known, one, caring, stock > reserve) - priceOf(known, stock),
  cure: (known, one) => healingOf(known, one, 16) + (one.states.poison === undefined ? 0 : 6) - 2 * spared,
  invisibility: whenWeak(8),
  invulnerability: whenWeak(10),
  antidote: (_known, one) => (one.states.poison === undefined ? 0 : 5),
  force: whenPressed(4),
  resistance: whenPressed(4),
  speed: whenPressed(9),
};

/** REG-VERDICT-84: the same again would add nothing. */
const isAtWork = ({ state }: Known, { id }: SeenCharacter, card: string): boolean =>
  state.effects.some(({ on, source }) => on === id && source === card);

/** REG-DRINK: for oneself, or for somebody in reach of a hand. */
export function remediesFrom(known: Known, who: SeenCharacter): (from: Square) => readonly Act[] {
  const all = thingsOf(known.state, who.id).filter(({ card }) => card.drunk !== undefined);
  const worths = oneOfEach(all).flatMap(({ thing, card }) =>
    known.friends.flatMap((drinker) => {
      if (isAtWork(known, drinker, card.id)) return [];
      const stock = all.filter((other) => other.card.id === card.id).length;
      const worth = draughts[card.id]?.(known, drinker, stock) ?? 0;
      const doses = known.level.isLearned && card.id === "care" ? dosesFor(drinker, caring) : 1;
      return worth > 0 ? [{ thing: thing.id, drinker, worth, times: Math.min(stock, doses) }] : [];
    }),
  );
  return (from) =>
    worths
      .filter(({ drinker }) => drinker.id === who.id || reaches(known.ground, from, drinker))
      .map(({ thing, drinker, worth, times }) => ({
        wish:
          drinker.id === who.id
            ? { deed: "drink", thing }
            : { deed: "make-drink", thing, target: drinker.id },
        cost: 1,
        worth,
        times,
      }));
}
