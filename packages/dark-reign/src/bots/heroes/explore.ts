import type { DeedOption } from "../../asked/deed.ts";
import { isUp, pvOf } from "../../characters.ts";
import { indexOf } from "../../grid/ground.ts";
import { type Square, sameSquare } from "../../grid/square.ts";
import { wayFrom, waysTo } from "../../grid/ways.ts";
import type { SeenCharacter } from "../../view.ts";
import type { Act } from "./act.ts";
import { remediesFrom } from "./acts/remedies.ts";
import { spellsFrom } from "./acts/spells.ts";
import { useActs } from "./acts/uses.ts";
import { isHurt } from "./care.ts";
import { type Exit, pathOf } from "./exits.ts";
import { gearActs } from "./gear.ts";
import { handling } from "./handling.ts";
import { exitFor, isHasty } from "./haste.ts";
import { type Intent, nothing } from "./intent.ts";
import { type Known, standing } from "./known.ts";
import { type Errand, lootErrands } from "./loot.ts";
import { searchIntent } from "./secrets.ts";
import { sightOf } from "./sight.ts";
import { planOf } from "./sum-up.ts";
import { besides, priceOf, waysOf, wayTo } from "./ways.ts";

/** The group is together when nobody has farther to a door than this. */
const together = 6;

/** What somebody does when there is nobody to fight: first its wounds, then what lies about, then the next door; in haste only who fell comes first. */
export function exploreIntent(known: Known, who: SeenCharacter, options: readonly DeedOption[]): Intent {
  const mending = planOf(known, isHasty(known) ? [] : peacefulActs(known, who, options), who.actions);
  if (mending.acts.length > 0) return { way: [], acts: mending.acts };
  const errand = bestErrand(known, who, [
    ...rescues(known, who),
    ...(isHasty(known) ? [] : lootErrands(known, who)),
  ]);
  if (errand !== undefined) return toward(known, who, errand.from, errand.acts);
  const exit = exitFor(known, who);
  return exit === undefined ? searchIntent(known, who, options) : leaving(known, who, exit);
}

function peacefulActs(known: Known, who: SeenCharacter, options: readonly DeedOption[]): readonly Act[] {
  return [
    ...remediesFrom(known, who)(who),
    ...spellsFrom(known, who, sightOf(known, who))(who),
    ...useActs(known, who, options),
    ...gearActs(known, who, options),
  ];
}

/** Those of ours who lie on the ground, for whoever has something for them. */
function rescues(known: Known, who: SeenCharacter): readonly Errand[] {
  return known.friends.flatMap((one) => {
    if (isUp(one) || one.id === who.id) return [];
    const acts = remediesFrom(
      known,
      who,
    )(besides(known, one)[0] ?? one).filter(({ wish }) => wish.target === one.id);
    return acts.length > 0 ? [{ from: besides(known, one), acts, worth: 40 }] : [];
  });
}

function bestErrand(known: Known, who: SeenCharacter, errands: readonly Errand[]): Errand | undefined {
  const { steps } = waysOf(known, who);
  let best: { errand: Errand; worth: number } | undefined;
  for (const errand of errands) {
    for (const { x, y } of errand.from) {
      const count = steps[indexOf(known.ground, x, y)] ?? -1;
      if (count < 0) continue;
      const worth = errand.worth - priceOf(known, who, count);
      if (worth > 0 && (best === undefined || worth > best.worth)) best = { errand, worth };
    }
  }
  return best?.errand;
}

function toward(known: Known, who: SeenCharacter, goals: readonly Square[], acts: readonly Act[]): Intent {
  if (goals.some((goal) => sameSquare(goal, who))) return { way: [], acts };
  const way = wayTo(known, who, goals) ?? wayAmong(known, who, goals);
  return way === undefined ? nothing : { way, acts };
}

/** As if those of ours who stand in the way would step aside. */
function wayAmong(known: Known, who: SeenCharacter, goals: readonly Square[]): readonly Square[] | undefined {
  return wayFrom(waysTo(known.ground, goals, pathOf(known)), who);
}

function leaving(known: Known, who: SeenCharacter, exit: Exit): Intent {
  if (exit.isGate) return toward(known, who, [exit.element], []);
  const isReady = !known.level.gathers || (isGathered(known, exit) && isEarly(known));
  const near = exit.before.some((square) => sameSquare(square, who));
  if (near) return isReady ? { way: [], acts: handling(known, who, exit.element) } : nothing;
  if (isReady) return toward(known, who, exit.before, handling(known, who, exit.element));
  // Not onto the very square: a passage would show what lies behind it.
  const { way, acts } = toward(known, who, exit.before, []);
  return { way: way.slice(0, -1), acts };
}

/** What comes to light is best met by a group that has its turn before it. */
function isEarly(known: Known): boolean {
  const { turn } = known.view;
  return !known.level.isLearned || isHasty(known) || 2 * turn.done.length <= standing(known.friends).length;
}

/** Everybody is near, and as well as it can be made. */
function isGathered(known: Known, exit: Exit): boolean {
  if (isHasty(known)) return true;
  if (exit.farthest > together) return false;
  const healers = standing(known.friends).filter(({ spells }) => spells.includes("healing"));
  const isWaiting = known.friends.some((one) => isUp(one) && isHurt(known, one) && pvOf(one) < one.most);
  return healers.length === 0 || !isWaiting || known.view.round > 30;
}
