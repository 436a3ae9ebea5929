import { expect } from "@playwright/test";
import { journalInStore, putIntoStore } from "../e2e/store.ts";
import type { Frame } from "../src/board/camera.ts";
import type { Browser, Key, Pointer, Spot } from "./browser.ts";
import type { Flickable } from "./matches.ts";
import type { Site } from "./site.ts";

/** Somebody at the page, in the words of whoever tells what they do. Everything waits until it can be done. */
export class Visit {
  readonly #browser: Browser;
  readonly #site: Site;

  constructor(browser: Browser, site: Site) {
    this.#browser = browser;
    this.#site = site;
  }

  /** As a person who speaks French and wants to see results; by way of another page, so that this one begins anew. */
  async open(address: string): Promise<void> {
    await this.#browser.goTo(`${this.#site.address}beside`);
    await this.#here(() => {
      localStorage.setItem("ossuaire.language", "fr");
      localStorage.setItem("ossuaire.settings", JSON.stringify({ speed: "instant", muted: true }));
    });
    await this.#browser.goTo(`${this.#site.address}${address}`);
    await this.sees("h1");
  }

  /** Opens a match that was laid on the shelf of this browser. */
  async sitDown(id: string, { stored }: Flickable): Promise<void> {
    await this.#browser.goTo(`${this.#site.address}beside`);
    await this.#here(putIntoStore, [[`match/${id}`, { id, ...stored }]]);
    await this.open(`#/play/${id}`);
    await this.sees(".board-view[data-drawn]");
  }

  async reload(): Promise<void> {
    await this.#browser.reload();
    await this.sees("h1");
  }

  async sees(selector: string): Promise<void> {
    await expect
      .poll(() => this.count(selector), { message: `${selector} is on the page` })
      .toBeGreaterThan(0);
  }

  async reads(selector: string, words: RegExp): Promise<void> {
    await expect.poll(() => this.text(selector), { message: `${selector} reads` }).toMatch(words);
  }

  count(selector: string): Promise<number> {
    return this.#here((one) => document.querySelectorAll(one).length, selector);
  }

  text(selector: string): Promise<string> {
    return this.#here((one) => document.querySelector(one)?.textContent ?? "", selector);
  }

  /** The button or link whose name begins so, by pointer. */
  async press(name: string): Promise<void> {
    let spot: Spot | undefined;
    await expect
      .poll(
        async () => {
          spot = (await this.#here(spotOfNamed, name)) ?? undefined;
          return spot;
        },
        { message: `“${name}” can be pressed` },
      )
      .toBeDefined();
    if (spot !== undefined) await this.#browser.drag("mouse", [spot]);
  }

  /** Takes the disc, pulls it back and lets go. */
  async pull(pointer: Pointer, match: Flickable): Promise<void> {
    await this.sees(".board-view[data-task=flick]");
    const frame = await this.#boxOf(".board-view");
    const disc = match.spotIn(frame);
    const path = [0, 25, 50, 75].map((far) => ({ x: frame.x + disc.x + far, y: frame.y + disc.y + far / 2 }));
    await this.#browser.drag(pointer, path);
  }

  /** Goes to a place as a keyboard does, and presses keys there. */
  async keys(selector: string, ...keys: readonly Key[]): Promise<void> {
    await this.sees(selector);
    await this.#here((one) => document.querySelector<HTMLElement>(one)?.focus(), selector);
    for (const key of keys) await this.#browser.key(key);
  }

  /** How many answers of the match are put away. */
  async answers(match: Flickable): Promise<number> {
    return match.answersIn(await this.#here(journalInStore));
  }

  resize(width: number, height: number): Promise<void> {
    return this.#browser.resize({ width, height });
  }

  /** Higher than wide. */
  async upright(selector: string): Promise<boolean> {
    const { width, height } = await this.#boxOf(selector);
    return height > width;
  }

  /** By how many pixels the page is wider than the screen. */
  sidewaysScroll(): Promise<number> {
    return this.#here(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  /** The stored flicks of the physics that come out otherwise here. */
  async strayFlicks(): Promise<readonly unknown[]> {
    await this.#browser.goTo(`${this.#site.address}beside`);
    return await this.#here(strayFlicksHere);
  }

  #boxOf(selector: string): Promise<Spot & Frame> {
    return this.#here((one) => {
      const box = document.querySelector(one)?.getBoundingClientRect();
      return { x: box?.x ?? 0, y: box?.y ?? 0, width: box?.width ?? 0, height: box?.height ?? 0 };
    }, selector);
  }

  /** Runs a function in the page. It stands alone; what it is given and what it brings travel as JSON. */
  async #here<Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    const text = await this.#browser.evaluate(
      `(async () => JSON.stringify([await (${script})(...${JSON.stringify(given)})]))()`,
    );
    const [result] = JSON.parse(String(text));
    return result;
  }
}

/** Runs in the page: the middle of a button or link, once nothing lies over it. */
function spotOfNamed(name: string): Spot | undefined {
  for (const one of document.querySelectorAll<HTMLElement>("button, a")) {
    const words = (one.getAttribute("aria-label") ?? one.textContent).replace(/\s+/g, " ").trim();
    if (!words.startsWith(name)) continue;
    one.scrollIntoView({ block: "center" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (one.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  }
  return undefined;
}

declare const bundle: { strayFlicks(): readonly unknown[] };

/** Runs in the page. */
async function strayFlicksHere(): Promise<readonly unknown[]> {
  const script = document.createElement("script");
  script.src = "/flicks.js";
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  return bundle.strayFlicks();
}
