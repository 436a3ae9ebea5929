import { type Square, squareKey, type Thing, type Zone } from "../scene.ts";

/** Milliseconds: how long a door takes to open or to fall shut. */
export const doorTurns = 220;

interface Hung extends Square {
  readonly leaf: NonNullable<Thing["leaf"]>;
  /** The zone that it belongs to. */
  readonly zone: number;
  /** When it began to turn. */
  readonly since: number;
}

/** A leaf as it hangs now: from 0, shut, to 1, open. */
export interface Swing extends Hung {
  readonly share: number;
}

/** The doors of the board: who opens one sees it turn. */
export class Hinges {
  #hung = new Map<string, Hung>();
  #busyUntil = 0;

  lay(zones: readonly Zone[], now: number, still: boolean): void {
    const before = this.#hung;
    this.#hung = new Map();
    for (const [zone, { things }] of zones.entries())
      for (const { x, y, leaf } of things) {
        if (leaf === undefined) continue;
        const key = squareKey({ x, y });
        const old = before.get(key);
        const turns = old !== undefined && old.leaf.isOpen !== leaf.isOpen;
        const since = still ? 0 : turns ? now : (old?.since ?? 0);
        this.#hung.set(key, { x, y, leaf, zone, since });
        this.#busyUntil = Math.max(this.#busyUntil, since + doorTurns);
      }
  }

  /** All that turns is where it was going. */
  finish(): void {
    for (const [key, hung] of this.#hung) this.#hung.set(key, { ...hung, since: 0 });
  }

  hanging(now: number): readonly Swing[] {
    return [...this.#hung.values()].map((hung) => {
      const turned = Math.min(1, Math.max(0, (now - hung.since) / doorTurns));
      return { ...hung, share: hung.leaf.isOpen ? turned : 1 - turned };
    });
  }

  isBusy(now: number): boolean {
    return now < this.#busyUntil;
  }
}
