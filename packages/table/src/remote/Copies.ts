import { copyOf, type Viewer } from "@ossuaire/kernel";
import { isPlain, type Plain } from "./patch.ts";

/** A view by its fields, in their order. */
export interface Parts {
  readonly names: readonly string[];
  readonly parts: readonly unknown[];
}

/**
 * Copies of what all viewers of a match see, page after page. Each shares with the one before it what has not changed, and those
 * of one page share what their viewers see alike: so a table keeps little more than one of them, and what has changed is found
 * without looking at the rest.
 */
export class Copies {
  readonly #last = new Map<Viewer, Parts>();

  /** For the viewers of one page, one after the other. */
  ofPage(): (viewer: Viewer, view: unknown) => Parts {
    let first: First | undefined;
    return (viewer, view) => {
      if (!isPlain(view)) throw new Error("a view without fields");
      const copy = copied(view, this.#last.get(viewer), first);
      first ??= { view, copy };
      this.#last.set(viewer, copy);
      return copy;
    };
  }
}

/** What was copied for the first viewer of a page, and the copy. */
interface First {
  readonly view: Plain;
  readonly copy: Parts;
}

/** What a view takes from the match as it is, another one takes too; and what has changed for each has often become the same. */
function copied(view: Plain, last: Parts | undefined, first: First | undefined): Parts {
  const known = (first?.copy ?? last)?.names ?? [];
  const parts = new Array<unknown>(known.length);
  let count = 0;
  let isKnown = true;
  for (const name in view) {
    const i = count++;
    if (known[i] !== name) isKnown = false;
    const part = view[name];
    if (first !== undefined && part === first.view[name]) {
      parts[i] = partAt(first.copy, name, i);
      continue;
    }
    const before = last && partAt(last, name, i);
    const made = like(part, before);
    const theirs = first && made !== before ? partAt(first.copy, name, i) : undefined;
    parts[i] = isLike(made, theirs) ? theirs : made;
  }
  // It may have fewer than were expected.
  parts.length = count;
  return { names: isKnown && count === known.length ? known : Object.keys(view), parts };
}

/** The part of this name. Where the fields are the same it stands at the same place. */
export function partAt({ names, parts }: Parts, name: string, i: number): unknown {
  return parts[names[i] === name ? i : names.indexOf(name)];
}

function isLike(value: unknown, copy: unknown): boolean {
  if (value === copy) return true;
  if (Array.isArray(value) && Array.isArray(copy))
    return value.length === copy.length && value.every((item, i) => isLike(item, copy[i]));
  if (!isPlain(value) || !isPlain(copy)) return false;
  for (const name in value)
    if (!isLike(value[name], copy[name]) || (value[name] === undefined && !(name in copy))) return false;
  return sizeOf(value) === sizeOf(copy);
}

/** A deep copy of plain data that has all parts of an earlier one which are still the same; that one itself, if all are. */
function like(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) return listLike(value, before);
  return isPlain(value) ? fieldsLike(value, before) : value;
}

/** Nothing is made anew until something is not the same. */
function listLike(value: readonly unknown[], before: unknown): unknown {
  // What is frozen can never change.
  if (Object.isFrozen(value)) return value;
  const known: readonly unknown[] | undefined = Array.isArray(before) ? before : undefined;
  let copy = known?.length === value.length ? undefined : new Array<unknown>(value.length);
  for (let i = 0; i < value.length; i++) {
    const last = known?.[i];
    const made = like(value[i], last);
    if (copy === undefined && made !== last) copy = known?.slice() ?? [];
    if (copy !== undefined) copy[i] = made;
  }
  return copy ?? known;
}

function fieldsLike(value: Plain, before: unknown): unknown {
  const known = isPlain(before) ? before : undefined;
  let copy = known === undefined ? { ...value } : undefined;
  let same = 0;
  for (const name in value) {
    // Assigning to that name would set the prototype instead.
    if (name === "__proto__") return copyOf(value);
    const last = known?.[name];
    const made = like(value[name], last);
    if (copy === undefined && made === last && (made !== undefined || (known && name in known))) same++;
    else {
      copy ??= begun(value, known, same);
      copy[name] = made;
    }
  }
  return copy ?? (same === sizeOf(known) ? known : begun(value, known, same));
}

/** Of these fields, the first so many are the same as they were. */
function begun(value: Plain, known: Plain | undefined, same: number): Record<string, unknown> {
  const copy = { ...value };
  let i = 0;
  for (const name in value) {
    if (i++ === same) break;
    copy[name] = known?.[name];
  }
  return copy;
}

function sizeOf(fields: Plain | undefined): number {
  let size = 0;
  for (const _ in fields) size++;
  return size;
}
