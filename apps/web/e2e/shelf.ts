import type { Page } from "@playwright/test";
import type { Stored } from "../src/table/shelf.ts";

/** Puts a match away as the page itself does, so that it can be opened by its id. */
export async function putOnShelf(page: Page, stored: Stored): Promise<void> {
  if (page.url() === "about:blank") await standBeside(page);
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

/** The shelf belongs to the server's address, not to a page: an empty one there costs nothing. */
async function standBeside(page: Page): Promise<void> {
  const body = '<link rel="icon" href="data:," />';
  await page.route("/beside", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/beside");
  await page.unroute("/beside");
}
