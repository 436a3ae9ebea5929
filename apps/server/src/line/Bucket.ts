/** Lets through so many a second, and a few more at once. Time is given, in milliseconds. */
export class Bucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  take(now: number): boolean {
    const gained = (Math.max(0, now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#burst, this.#left + gained);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** As if nothing had ever been taken: nobody needs to remember it. */
  isFull(now: number): boolean {
    return this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond >= this.#burst;
  }
}
