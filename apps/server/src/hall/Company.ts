import type { Seat } from "@ossuaire/kernel";
import type { Said, Showing } from "@ossuaire/table";
import type { Note } from "../log/database.ts";

/** Somebody who has the table open. */
export interface Guest {
  readonly seats: readonly Seat[];
  /** Something has happened: `face` says whether it concerns who sits there, `page` is where the match stands, if it went on. */
  told(changed: { readonly face: boolean; readonly page: Showing | undefined }): void;
  heard(words: readonly Said[]): void;
  /** The table is gone, for good or from this process, or the seat is at another device. */
  left(why: "deleted" | "elsewhere" | "moved"): void;
}

type Presence = Extract<Note, { readonly from: string }>;

/** In milliseconds: a process that has not said for so long who is there has gone, and they with it. */
const patience = 45_000;

/** Who has a table open, here and at other processes. */
export class Company {
  readonly #guests = new Set<Guest>();
  readonly #elsewhere = new Map<string, { readonly presence: Presence; readonly at: number }>();

  get size(): number {
    return this.#guests.size;
  }

  get guests(): ReadonlySet<Guest> {
    return this.#guests;
  }

  add(guest: Guest): void {
    this.#guests.add(guest);
  }

  delete(guest: Guest): boolean {
    return this.#guests.delete(guest);
  }

  /** The seats on which somebody has the table open. */
  here(now: number): readonly Seat[] {
    const others = this.#others(now).flatMap(({ here }) => here);
    return [...new Set([...this.ours.here, ...others])];
  }

  watching(now: number): number {
    return this.#others(now).reduce((sum, { watching }) => sum + watching, this.ours.watching);
  }

  /** Of this process alone. */
  get ours(): Pick<Presence, "here" | "watching"> {
    const guests = [...this.#guests];
    return {
      here: [...new Set(guests.flatMap(({ seats }) => seats))],
      watching: guests.filter(({ seats }) => seats.length === 0).length,
    };
  }

  /** Whether that was news. */
  hear(presence: Presence, now: number): boolean {
    const known = this.#elsewhere.get(presence.from)?.presence;
    this.#elsewhere.set(presence.from, { presence, at: now });
    return known?.here.join() !== presence.here.join() || known.watching !== presence.watching;
  }

  #others(now: number): readonly Presence[] {
    for (const [from, { at }] of this.#elsewhere) if (now - at > patience) this.#elsewhere.delete(from);
    return [...this.#elsewhere.values()].map(({ presence }) => presence);
  }
}
