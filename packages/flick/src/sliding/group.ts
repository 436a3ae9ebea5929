import { next, type Slot, type Tags, tags } from "./lanes.ts";

/** A set of discs, in the order in which they came; a removed one is replaced by the last. */
export interface Group {
  readonly members: Tags<Slot>;
  readonly has: Tags<0 | 1>;
  size: number;
}

export function newGroup(): Group {
  return { members: tags(), has: tags(), size: 0 };
}

export function add(group: Group, slot: Slot): void {
  if (group.has[slot] === 1) return;
  group.has[slot] = 1;
  group.members[next(0, group.size)] = slot;
  group.size += 1;
}

export function remove(group: Group, slot: Slot): void {
  const { members } = group;
  group.has[slot] = 0;
  group.size -= 1;
  const last = members[next(0, group.size)];
  for (let k: Slot = 0; k < group.size; k = next(k)) if (members[k] === slot) members[k] = last;
}

export function clear(group: Group): void {
  for (let k: Slot = 0; k < group.size; k = next(k)) group.has[group.members[k]] = 0;
  group.size = 0;
}

/** For the rare events: the loop that runs all the time counts by itself. Who comes in the meantime has a turn too. */
export function each(group: Group, act: (slot: Slot) => void, first: Slot = 0): void {
  for (let k = first; k < group.size; k = next(k)) act(group.members[k]);
}
