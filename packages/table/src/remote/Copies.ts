import { copyOf, type Page, type Viewer } from "@ossuaire/kernel";
import type { Copying } from "../news.ts";

/**
 * Copies of what all viewers of a match see, page after page. Each shares with the one before it what has not changed, and those
 * of one page share what their viewers see alike: so a table keeps little more than one of them, and what has changed is found
 * without looking at the rest.
 */
export class Copies implements Copying {
  #page: Page | undefined;
  /** Of this page: the parts of the match that were copied for one viewer already. */
  readonly #made = new Map<object, unknown>();
  readonly #last = new Map<Viewer, unknown>();

  of(page: Page, viewer: Viewer): <View>(view: View) => View {
    if (page !== this.#page) this.#made.clear();
    this.#page = page;
    return (view) => {
      const copy = likeWith(view, this.#last.get(viewer), (part, before) => this.#part(part, before));
      this.#last.set(viewer, copy);
      return copy;
    };
  }

  /** What a view takes from the match as it is, another one takes too. */
  #part(part: unknown, before: unknown): unknown {
    if (typeof part !== "object" || part === null) return part;
    const known = this.#made.get(part);
    if (known !== undefined) return known;
    const copy = like(part, before);
    this.#made.set(part, copy);
    return copy;
  }
}

/** A deep copy of plain data that has all parts of an earlier one which are still the same; that one itself, if all are. */
function like(value: unknown, before: unknown): unknown {
  return likeWith(value, before, like);
}

function likeWith<T>(value: T, before: unknown, part: Part): T;
function likeWith(value: unknown, before: unknown, part: Part): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    // What is frozen can never change.
    if (Object.isFrozen(value)) return value;
    return listLike(value, Array.isArray(before) ? before : undefined, part);
  }
  // Assigning to that name would set the prototype instead.
  if (Object.hasOwn(value, "__proto__")) return copyOf(value);
  return fieldsLike(value, isFields(before) ? before : undefined, part);
}

type Part = (value: unknown, before: unknown) => unknown;

/** Nothing is made anew until something is not the same. */
function listLike(value: readonly unknown[], before: readonly unknown[] | undefined, part: Part): unknown {
  let copy = before?.length === value.length ? undefined : new Array<unknown>(value.length);
  for (let i = 0; i < value.length; i++) {
    const known = before?.[i];
    const made = part(value[i], known);
    if (copy === undefined && !Object.is(made, known)) copy = before?.slice() ?? [];
    if (copy !== undefined) copy[i] = made;
  }
  return copy ?? before;
}

function fieldsLike(value: object, before: Fields | undefined, part: Part): unknown {
  let copy: Record<string, unknown> | undefined = before && isAlike(value, before) ? undefined : {};
  for (const key in value) {
    const known = before?.[key];
    const made = part(Reflect.get(value, key), known);
    if (copy === undefined && !Object.is(made, known)) copy = { ...before };
    if (copy !== undefined) copy[key] = made;
  }
  return copy ?? before;
}

/** The same fields, in the same order. */
function isAlike(value: object, before: Fields): boolean {
  const [here, there] = [Object.keys(value), Object.keys(before)];
  return here.length === there.length && here.every((key, i) => key === there[i]);
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
