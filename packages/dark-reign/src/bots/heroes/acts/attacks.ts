import { distance, type Square } from "../../../grid/square.ts";
import { reaches } from "../../../grid/steps.ts";
import type { SeenCharacter } from "../../../view.ts";
import type { Act } from "../act.ts";
import { type Blow, lossOf, shotsOf, strikesOf } from "../blows.ts";
import type { Known } from "../known.ts";

/** Blows and shots from a square: each by its odds. */
export function attacksFrom(
  known: Known,
  who: SeenCharacter,
  sight: (from: Square, target: Square) => boolean,
): (from: Square) => readonly Act[] {
  const strikes = strikesOf(known, who);
  const shots = shotsOf(known, who);
  const act = (blow: Blow, foe: SeenCharacter): Act => {
    const { deed, how, cost } = blow;
    return {
      wish: {
        deed,
        target: foe.id,
        ...(how === undefined ? {} : { how }),
        ...(blow.with === undefined ? {} : { with: blow.with }),
      },
      cost,
      takes: [{ foe, loss: lossOf(known, who, foe, blow) }],
    };
  };
  return (from) =>
    known.foes.flatMap((foe) => {
      const far = distance(from, foe);
      const isBeside = reaches(known.ground, from, foe);
      const near = strikes.filter(
        ({ weapon }) => isBeside || (weapon?.card.melee?.isLong === true && far === 2 && sight(from, foe)),
      );
      const inRange = far < 2 ? [] : shots.filter((blow) => far <= rangeOf(who, blow));
      const seen = inRange.length > 0 && sight(from, foe) ? inRange : [];
      return [...near, ...seen].map((blow) => act(blow, foe));
    });
}

/** REG-SHOT-05, REG-IMPRO-02. */
const rangeOf = ({ levels }: SeenCharacter, { weapon }: Blow): number =>
  weapon === undefined ? levels.force : (weapon.card.shot?.range ?? 0);
