import { listed, type Words, w } from "@ossuaire/kernel";
import { powerDieOf } from "../../dice/faces.ts";
import { oddsOfTest } from "../../dice/odds.ts";
import type { Raised } from "../../kinds.ts";
import type { SeenCharacter } from "../../view.ts";

/** A test of middling difficulty, to compare by. */
const difficulty = 3;

/** REG-XP-05 to 07: what one more would change, in exact chances where there is a die for it. */
export function raiseWords({ hero, levels, loadLimit, most }: SeenCharacter, of: Raised): Words {
  if (of === "pv") return w(`${most} → ${most + 1} PV au plus`, `${most} → ${most + 1} PV at most`);
  if (of === "actions") {
    const from = hero?.actions ?? 0;
    return w(`${from} → ${from + 1} P.Action par tour`, `${from} → ${from + 1} P.Action a turn`);
  }
  const level = levels[of];
  const share = (one: number) => {
    const { cases, of: all } = oddsOfTest({ level: one, difficulty });
    return Math.round((100 * cases) / all);
  };
  const { fr, en } = powerDieOf(level + 1)?.colour ?? w("–", "–");
  return listed([
    w(`dé ${fr}`, `${en} die`),
    w(
      `test de difficulté ${difficulty} : ${share(level)} % → ${share(level + 1)} %`,
      `test of difficulty ${difficulty}: ${share(level)}% → ${share(level + 1)}%`,
    ),
    ...(beside[of]?.(loadLimit) ?? []),
  ]);
}

/** What follows from a level besides its tests. */
const beside: Readonly<Partial<Record<Raised, (limit: number) => readonly Words[]>>> = {
  force: (limit) => [
    w("1 dommage de plus avec Fu", "1 damage more with Fu"),
    w(`charge ${limit} → ${limit + 10}`, `load ${limit} → ${limit + 10}`),
  ],
  endurance: (limit) => [
    w("1 PV de moins par blessure", "1 PV less by each wound"),
    w(`charge ${limit} → ${limit + 10}`, `load ${limit} → ${limit + 10}`),
  ],
  intelligence: () => [w("une place de sort ou de compétence", "one place for a spell or skill")],
};
