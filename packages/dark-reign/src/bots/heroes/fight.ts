import type { DeedOption } from "../../asked/deed.ts";
import { sameSquare } from "../../grid/square.ts";
import type { SeenCharacter } from "../../view.ts";
import { speechActs } from "./acts/speeches.ts";
import { wideSpells } from "./acts/spells.ts";
import { trickActs } from "./acts/tricks.ts";
import { useActs } from "./acts/uses.ts";
import { type Intent, nothing } from "./intent.ts";
import type { Known } from "./known.ts";
import { bestStance } from "./stance.ts";
import { wayTo } from "./ways.ts";

/** What somebody does while there is somebody to fight. */
export function fightIntent(
  known: Known,
  who: SeenCharacter,
  options: readonly DeedOption[],
  ready: number,
): Intent {
  const special = [
    ...wideSpells(known, who, options),
    ...useActs(known, who, options),
    ...speechActs(known, who, options),
    ...trickActs(known, who, options),
  ];
  const stance = bestStance(known, who, special, ready);
  if (stance === undefined) return nothing;
  const way = sameSquare(stance.square, who) ? [] : (wayTo(known, who, [stance.square]) ?? []);
  return { way, acts: stance.acts };
}
