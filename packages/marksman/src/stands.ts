import { type Disc, prepare, type Refusal, type Table } from "@ossuaire/flick";
import { chooseSpots } from "./spots.ts";
import { type Stand, standOf } from "./stand.ts";
import type { Projectile, Task } from "./task.ts";

/** A place costs a table laid out anew and divides the trials: fewer than this many and it is not worth it. */
const TRIALS_A_PLACE = 50;

/** All discs that may be flicked, where they lie or where they may be put; at least one. */
export function standsOf(task: Task): readonly Stand[] | Refusal {
  const { table, projectile } = task;
  const prepared = prepare(table);
  if (!prepared.ok) return prepared;
  const targets = targetsOf(task);
  const stands = task.pieces.flatMap((id) => {
    const disc = table.discs.find((one) => one.id === id);
    return disc && isFlickable(table, disc) ? [standOf(prepared, disc, targets, undefined)] : [];
  });
  if (projectile !== undefined) {
    const placed = standsAround(task, projectile, targets);
    if ("ok" in placed) return placed;
    stands.push(...placed);
  }
  if (stands.length > 0) return stands;
  const ids = [...task.pieces, ...(projectile === undefined ? [] : [projectile.id])];
  return { ok: false, code: "not-flickable", ids };
}

function standsAround(
  { table, budget }: Task,
  projectile: Projectile,
  targets: readonly Disc[],
): Stand[] | Refusal {
  const { id, radius } = projectile;
  const bare = { ...table, discs: table.discs.filter((disc) => disc.id !== id) };
  const most = Math.min(Math.max(Math.floor(budget / TRIALS_A_PLACE), 1), 16);
  const stands: Stand[] = [];
  const others = targets.filter((target) => target.id !== id);
  for (const spot of chooseSpots(bare, projectile, others, most)) {
    const disc = { id, radius, ...spot };
    const prepared = prepare({ ...bare, discs: [...bare.discs, disc] });
    if (!prepared.ok) return prepared;
    stands.push(standOf(prepared, disc, targets, spot));
  }
  return stands;
}

function targetsOf({ table, targets, pieces, projectile }: Task): Disc[] {
  if (targets !== undefined) {
    return targets.flatMap((id) => table.discs.find((disc) => disc.id === id) ?? []);
  }
  const mine = new Set([
    ...pieces,
    ...(projectile === undefined ? [] : [projectile.id, ...projectile.around]),
  ]);
  return table.discs.filter((disc) => disc.fixed !== true && !mine.has(disc.id));
}

/** FLK-FLICK-04. */
function isFlickable({ riders = [] }: Table, disc: Disc): boolean {
  return disc.fixed !== true && riders.every(({ carrier }) => carrier !== disc.id);
}
