import { type Entry, type Match, snapshotOf } from "@ossuaire/kernel";
import type { Leaf, Stored } from "./stored.ts";

/**
 * What of a match is stored, and what is not yet. A store appends what is new. The whole is put away again only when it
 * has grown by a quarter: then all that is ever stored of a match is a few times its size, however long it is.
 */
export class Diary {
  readonly #match: Match;
  readonly #about: Pick<Stored, "id" | "invitation">;
  /** How many entries lie on the stored whole; undefined as long as there is none on which any could. */
  #lying: number | undefined;
  #fresh: Entry[] = [];

  constructor(match: Match, { id, invitation, snapshot, entries }: Stored) {
    this.#match = match;
    this.#about = { id, invitation };
    this.#lying = snapshot === undefined ? undefined : entries?.length;
  }

  note(entry: Entry): void {
    this.#fresh.push(entry);
  }

  /** What is to be put away now. `anew`: it is not known what the store has. */
  leaf(anew: boolean): Leaf {
    const lying = this.#lying;
    if (anew || lying === undefined || lying + this.#fresh.length > this.#most())
      return { kind: "whole", stored: this.whole() };
    return { kind: "entries", id: this.#about.id, lying, entries: [...this.#fresh] };
  }

  /** This leaf lies in the store. */
  kept(leaf: Leaf): void {
    this.#lying = leaf.kind === "whole" ? 0 : leaf.lying + leaf.entries.length;
    this.#fresh = [];
  }

  whole(): Stored {
    return { ...this.#about, snapshot: snapshotOf(this.#match), entries: [] };
  }

  /** So many entries may lie on a whole: they are played again when the match is opened. */
  #most(): number {
    return Math.max(32, this.#match.page.number / 4);
  }
}
