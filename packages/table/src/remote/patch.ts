/**
 * What has changed between two things that were said, as JSON Merge Patch has it (RFC 7396: `null` for what is gone), but
 * for lists: of a list that stays one, only what changed in it is told, by its places, and how long it is now if it is
 * shorter. Made for what is plain data and holds no `null`.
 */
export type Patch = unknown;

/** Nothing has changed. */
export const same = Symbol("same");

/** `same` if nothing has changed. */
export function patchOf(before: unknown, after: unknown): Patch | typeof same {
  if (Object.is(before, after)) return same;
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after);
  if (isPlain(before) && isPlain(after)) return fieldsPatch(before, after);
  // A patch with fields would be taken for one of the list's places: that the list goes has to be told above it.
  if (Array.isArray(before) && isPlain(after)) throw new Error("a list has become something with fields");
  return after;
}

export function patched(before: unknown, patch: Patch): unknown {
  if (!isPlain(patch)) return patch;
  if (Array.isArray(before)) return patchedList(before, patch);
  const after: Record<string, unknown> = isPlain(before) ? { ...before } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete after[key];
    else after[key] = patched(after[key], change);
  }
  return after;
}

function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch | typeof same {
  const changes: Record<string, unknown> = {};
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const item = after[i];
    const change = i < before.length ? patchOf(before[i], item) : item;
    if (change === same) continue;
    changes[i] = change;
    changed++;
  }
  if (after.length < before.length) changes["length"] = after.length;
  else if (changed === 0) return same;
  // Where most of it is new, it is told as it is; and so is what has fields, where there was nothing to patch.
  const isNew = changed * 2 > after.length || after.length > before.length;
  return isNew ? after : changes;
}

function fieldsPatch(before: Plain, after: Plain): Patch | typeof same {
  const changes: Record<string, unknown> = {};
  let isSame = true;
  for (const key in after) {
    const value = after[key];
    const change = value === undefined ? same : patchOf(before[key], value);
    if (change === same) continue;
    changes[key] = change;
    isSame = false;
  }
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue;
    changes[key] = null;
    isSame = false;
  }
  return isSame ? same : changes;
}

function patchedList(before: readonly unknown[], { length, ...changes }: Plain): unknown[] {
  const after: unknown[] = before.slice(0, typeof length === "number" ? length : before.length);
  for (const [place, change] of Object.entries(changes))
    after[Number(place)] = patched(after[Number(place)], change);
  return after;
}

export type Plain = Readonly<Record<string, unknown>>;

export function isPlain(input: unknown): input is Plain {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}
