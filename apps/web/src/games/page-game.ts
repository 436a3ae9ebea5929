import type { Book, Words } from "@ossuaire/kernel";
import type { Invitation } from "@ossuaire/table";
import type { Lesson } from "../tutorial/lesson.ts";
import type { Cover } from "./cover.ts";
import type { Look } from "./look.ts";
import type { GameSetup } from "./setup.ts";

/** A box on the shelf. */
export type Shelved = PageGame | Expansion;

/** A box that is played with another game, and opens the set-up of that one. */
export interface Expansion {
  readonly cover: Cover;
  readonly of: string;
  /** What is new with it is taught at the table. */
  lesson?(): Promise<Lesson>;
  readonly look?: undefined;
  /** What it adds, as players read it. */
  book?(): Promise<Book>;
}

/** What the page adds to a game's box. Each part is fetched when it is wanted, so that home fetches nothing of a game. */
export interface PageGame {
  readonly cover: Cover;
  readonly of?: undefined;
  /** With what a match needs beside its game, by name. */
  look(needs: readonly string[]): Promise<Look>;
  setup(): Promise<GameSetup>;
  /** The game is taught at the table. */
  lesson?(): Promise<Lesson>;
  /** … and taught as a whole, chapter by chapter. */
  course?(): Promise<Lesson>;
  /** Its rules as players read them; without one the catalogue is read alone. */
  book?(): Promise<Book>;
  /** A match to be begun with one press. The first game on the shelf that has one is offered at home. */
  readonly quick?: Quick;
}

interface Quick {
  /** Who meets whom, in a few words. */
  readonly title: Words;
  /** Against bots of this level; adepts, as a rule. */
  begin(seed: string, level?: string): Invitation;
}

/** Asked again for the same it gives the same promise, as React's `use` demands. */
export function onceFor<T>(
  fetch: (names: readonly string[]) => Promise<T>,
): (names: readonly string[]) => Promise<T> {
  const fetched = new Map<string, Promise<T>>();
  return (names) => {
    const key = names.join(" ");
    const found = fetched.get(key) ?? fetch(names);
    fetched.set(key, found);
    return found;
  };
}

/** Asked again it gives the same promise, as React's `use` demands. */
export function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () => {
    fetched ??= fetch();
    return fetched;
  };
}
