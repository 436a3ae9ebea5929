import { Bucket } from "./Bucket.ts";

/** So many asks are let through until it is looked who need not be remembered any more. */
const between = 500;

/** A bucket for each of those who ask, as long as it is not full. */
export class Buckets {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #of = new Map<string, Bucket>();
  #asks = 0;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /** Whether this one may, once more. */
  take(who: string, now: number): boolean {
    this.#asks++;
    if (this.#asks % between === 0)
      for (const [one, bucket] of this.#of) if (bucket.isFull(now)) this.#of.delete(one);
    const bucket = this.#of.get(who) ?? new Bucket(this.#perSecond, this.#burst, now);
    this.#of.set(who, bucket);
    return bucket.take(now);
  }
}
