import { type Kind, type Match, snapshotOf } from "@ossuaire/kernel";
import type { Line, Stored } from "@ossuaire/table";
import type { Page } from "@playwright/test";
import { journalInStore, putIntoStore } from "./store.ts";

/** A match as it is put away, with these people and bots around it. */
export function laidWith<K extends Kind>(
  game: string,
  match: Match<K>,
  sitters: Stored["invitation"]["sitters"],
): Omit<Stored, "id"> {
  const { options, seed } = match.terms;
  return { invitation: { game, options, seed, undo: "free", sitters }, snapshot: snapshotOf(match) };
}

/** Puts a match away as the page itself does, so that it can be opened by its id. */
export async function putOnShelf(page: Page, stored: Stored): Promise<void> {
  await putRecords(page, [[`match/${stored.id}`, stored]]);
}

/** Anything under any name, for what a store may hold by accident. */
export async function putRecords(
  page: Page,
  records: readonly (readonly [key: string, value: unknown])[],
): Promise<void> {
  if (page.url() === "about:blank") await standBeside(page);
  await page.evaluate(putIntoStore, records);
}

/** The names of all that is stored. */
export async function keysOnShelf(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    const opening = indexedDB.open("ossuaire");
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const asking = db.transaction("matches").objectStore("matches").getAllKeys();
    const keys = await new Promise<readonly IDBValidKey[]>((resolve, reject) => {
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
    db.close();
    return keys.map(String);
  });
}

/** Lines of so many matches, the first the latest; each is told from the others by its number of moves. */
export function linesOf(count: number, about: Partial<Line> = {}): readonly Line[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `match-${n + 1}`,
    game: n % 3 === 2 ? "catacombs" : "conquest",
    changed: Date.UTC(2024, 4, 28) - n * 3_600_000,
    answers: 101 + n,
    over: false,
    sitters: [
      { kind: "person", name: "" },
      { kind: "bot", name: "", level: "adept" },
    ],
    replay: false,
    ...about,
  }));
}

/** The match at whose table the page is, as it is put away: the same data that a reload would start from. */
export async function onShelf(page: Page): Promise<Stored> {
  return await page.evaluate(async () => {
    const opening = indexedDB.open("ossuaire");
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const asking = db
      .transaction("matches")
      .objectStore("matches")
      .get(`match/${location.hash.split("/").at(-1)}`);
    const stored = await new Promise<Stored>((resolve, reject) => {
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
    db.close();
    return stored;
  });
}

/** The same with all that happened since it was last put away as a whole. */
export async function journalOnShelf(page: Page): ReturnType<typeof journalInStore> {
  return await page.evaluate(journalInStore);
}

/** The last page that was put away, by its serial, and what led to it: without playing the match through. */
export async function lastOnShelf(
  page: Page,
): Promise<{ readonly serial: number; readonly answer: unknown }> {
  const { snapshot, entries } = await journalOnShelf(page);
  const last = entries.at(-1) ?? pagesOf(snapshot).at(-1);
  const {
    serial = 0,
    answer,
    submission,
  } = (last ?? {}) as {
    readonly serial?: number;
    readonly answer?: unknown;
    readonly submission?: { readonly answer: unknown };
  };
  return { serial, answer: answer ?? submission?.answer };
}

function pagesOf(snapshot: unknown): readonly unknown[] {
  return typeof snapshot === "object" &&
    snapshot !== null &&
    "pages" in snapshot &&
    Array.isArray(snapshot.pages)
    ? snapshot.pages
    : [];
}

/** The shelf belongs to the server's address, not to a page: an empty one there costs nothing. */
async function standBeside(page: Page): Promise<void> {
  const body = '<link rel="icon" href="data:," />';
  await page.route("/beside", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/beside");
  await page.unroute("/beside");
}
