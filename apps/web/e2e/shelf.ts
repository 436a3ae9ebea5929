import type { Page } from "@playwright/test";
import type { Stored } from "../src/table/shelf.ts";

/** Puts a match away as the page itself does, so that it can be opened by its id. */
export async function putOnShelf(page: Page, stored: Stored): Promise<void> {
  await page.evaluate(async (match) => {
    const opening = indexedDB.open("ossuaire");
    opening.onupgradeneeded = () => opening.result.createObjectStore("matches");
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const writing = db.transaction("matches", "readwrite");
    writing.objectStore("matches").put(match, `match/${match.id}`);
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onerror = () => reject(writing.error);
    });
    db.close();
  }, stored);
}
