import type { Line, Stored, Unkept } from "@ossuaire/table";

/** A match that the device would not store. It lasts as long as the page. */
export interface Loose {
  readonly why: Unkept;
  /** A match of this table, or the text of a file. */
  readonly match: Stored | string;
  /** Undefined before the match has begun. */
  readonly line: Line | undefined;
}

const leaves = new Map<string, Loose>();

export function looseLeaf(id: string): Loose | undefined {
  return leaves.get(id);
}

export function looseLines(): readonly Line[] {
  return [...leaves.values()].flatMap(({ line }) => line ?? []);
}

export function holdLoose(id: string, leaf: Loose): void {
  leaves.set(id, leaf);
  warn();
}

export function dropLoose(id: string): Loose | undefined {
  const leaf = leaves.get(id);
  leaves.delete(id);
  warn();
  return leaf;
}

/** Whoever closes the page is asked first, as long as a match would go with it. A file is still where it came from. */
function warn(): void {
  if ([...leaves.values()].some(({ match }) => typeof match !== "string"))
    addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
