import type { DeedOption } from "../../asked/deed.ts";
import { distance, type Square, sameSquare } from "../../grid/square.ts";
import type { SeenCharacter } from "../../view.ts";
import { habitOf } from "./habits/habits.ts";
import { characterIn, isUp, type Scene } from "./scene.ts";
import { canHurt } from "./strength.ts";
import { hasAdversaryBeside, standingFor, weakest } from "./target.ts";
import { isClosedDoor, type Journey, journeyTo, runsAlong } from "./way.ts";

/** REG-AUTO: what it does next, if anything. */
export function deedOf(
  scene: Scene,
  who: SeenCharacter,
  options: readonly DeedOption[],
): DeedOption | undefined {
  // REG-AUTO-10: webbed it can do nothing else.
  const free = options.find(({ deed }) => deed === "break-free");
  if (free !== undefined) return free;
  const errand = habitOf(who.card).errand?.(scene, who, 0);
  if (errand !== undefined) return joining(options, errand.joins) ?? stepOf(scene, who, options, errand.way);
  return blow(scene, who, options, true) ?? shot(scene, who, options) ?? approach(scene, who, options);
}

const joining = (options: readonly DeedOption[], group: string | undefined): DeedOption | undefined =>
  group === undefined ? undefined : options.find(({ deed, target }) => deed === "join" && target === group);

/** REG-AUTO-02, 04, 06: at the weakest of those beside it. */
function blow(
  scene: Scene,
  who: SeenCharacter,
  options: readonly DeedOption[],
  atStanding: boolean,
): DeedOption | undefined {
  const strikes = options.filter(({ deed, isAlly }) => deed === "strike" && !isAlly);
  const ids = new Set(strikes.flatMap(({ target }) => target ?? []));
  const targets = [...ids].map((id) => characterIn(scene, id)).filter((one) => isUp(one) === atStanding);
  const { prefers, likesPower } = habitOf(who.card);
  const target = weakest(prefers?.(targets) ?? targets);
  if (target === undefined) return undefined;
  const isHeavy = (likesPower?.(who, targets.length) ?? false) || !canHurt(who, target);
  const at = (how: "power" | undefined) => strikes.find((one) => one.target === target.id && one.how === how);
  return (isHeavy ? at("power") : undefined) ?? at(undefined);
}

/** REG-AUTO-03: it shoots if it can, at the nearest. */
function shot(scene: Scene, who: SeenCharacter, options: readonly DeedOption[]): DeedOption | undefined {
  const shots = options.filter(({ deed, how }) => deed === "shoot" && how === undefined);
  const far = ({ target = "" }: DeedOption) => distance(who, characterIn(scene, target));
  return shots.toSorted((a, b) => far(a) - far(b))[0];
}

/** REG-AUTO-02, 03, 05: to the nearest that stands; only if no way leads to any, at one on the ground. */
function approach(scene: Scene, who: SeenCharacter, options: readonly DeedOption[]): DeedOption | undefined {
  const journey = journeyOf(scene, who, 0);
  // REG-AUTO-10, REG-RULING-81: whatever a duellist may do brings it nearer, and it has to.
  if (who.states.duel !== undefined)
    return (journey && stepOf(scene, who, options, journey.way)) ?? options.find(isMove);
  if (journey === undefined) return blow(scene, who, options, false);
  if (habitOf(who.card).holdsItsGround && hasAdversaryBeside(scene, who)) return undefined;
  return stepOf(scene, who, options, journey.way);
}

const isMove = ({ deed }: DeedOption): boolean => ["run", "walk", "pass", "open"].includes(deed);

/** Where it is going: on its errand, or to the nearest adversary. */
export function journeyOf(scene: Scene, who: SeenCharacter, ready: number): Journey | undefined {
  const { errand, prefers } = habitOf(who.card);
  const targets = standingFor(scene, who);
  return (
    errand?.(scene, who, ready) ??
    journeyTo(scene, who, prefers?.(targets) ?? targets) ??
    journeyTo(scene, who, targets)
  );
}

function stepOf(
  scene: Scene,
  who: SeenCharacter,
  options: readonly DeedOption[],
  way: readonly Square[],
): DeedOption | undefined {
  const [next] = way;
  if (next === undefined) return undefined;
  const to = (id: string) =>
    options.find(({ deed, square }) => deed === id && square !== undefined && sameSquare(square, next));
  if (isClosedDoor(scene, next)) return to("open");
  return (runsAlong(scene, who, way) ? to("run") : undefined) ?? to("walk");
}
