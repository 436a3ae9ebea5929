import type { Open, Sight } from "@ossuaire/kernel";
import { type Parts, partAt } from "./Copies.ts";
import { isPlain, type Patch, patchOf, same } from "./patch.ts";

/** What is remembered of a sight that was told: not what happened then. */
export interface Seen {
  readonly view: Parts;
  readonly decision: Sight["decision"];
  readonly open: Open;
}

/** From what was seen to what is, and what happened. */
interface Change {
  readonly before: Seen;
  readonly after: Seen;
  readonly events: Sight["events"];
}

/** Puts into words, as patches in JSON, what has changed for the viewers of a page; what changes alike for several of them, once. */
export class Wording {
  readonly #known: (Change & { readonly words: string })[] = [];

  of(change: Change): string {
    for (const one of this.#known) if (areAlike(one, change)) return one.words;
    const words = JSON.stringify(sightPatch(change));
    this.#known.push({ ...change, words });
    return words;
  }
}

/** Looked at only as far as that is quick: a no may be wrong, and costs the same words once more. */
function areAlike(one: Change, other: Change): boolean {
  return (
    one.events === other.events &&
    one.after.open === other.after.open &&
    one.before.open === other.before.open &&
    one.after.decision === other.after.decision &&
    one.before.decision === other.before.decision &&
    changeAlike(one, other)
  );
}

/** Of their views the same parts have changed, from the same to the same. */
function changeAlike(one: Change, other: Change): boolean {
  const [before, after] = [one.before.view, one.after.view];
  const [theirs, theirsNow] = [other.before.view, other.after.view];
  const { names } = after;
  if (before.names !== names || theirs.names !== names || theirsNow.names !== names) return false;
  for (let i = 0; i < names.length; i++) {
    const isSame = before.parts[i] === after.parts[i];
    if (isSame !== (theirs.parts[i] === theirsNow.parts[i])) return false;
    if (!isSame && (after.parts[i] !== theirsNow.parts[i] || before.parts[i] !== theirs.parts[i]))
      return false;
  }
  return true;
}

function sightPatch({ before, after, events }: Change): Patch {
  // Both ends remember what was said last, and that nothing has happened since.
  const open = patchOf({ ...before.open, anew: false }, after.open);
  const view = viewPatch(before.view, after.view);
  const decision = fieldPatch(before.decision, after.decision);
  return {
    ...(isPlain(open) ? open : {}),
    ...(view === same ? {} : { view }),
    ...(decision === same ? {} : { decision }),
    ...(events.length === 0 ? {} : { events }),
  };
}

function viewPatch(before: Parts, after: Parts): Patch | typeof same {
  const changes: Record<string, Patch> = {};
  let isSame = true;
  const note = (name: string, last: unknown, part: unknown) => {
    const change = fieldPatch(last, part);
    if (change === same) return;
    changes[name] = change;
    isSame = false;
  };
  for (let i = 0; i < after.names.length; i++) {
    const name = after.names[i] ?? "";
    note(name, partAt(before, name, i), after.parts[i]);
  }
  if (before.names !== after.names)
    for (const [i, name] of before.names.entries())
      if (!after.names.includes(name)) note(name, before.parts[i], undefined);
  return isSame ? same : changes;
}

/** `null` for what is gone. */
function fieldPatch(before: unknown, after: unknown): Patch | typeof same {
  if (before === after) return same;
  return after === undefined ? null : patchOf(before, after);
}
