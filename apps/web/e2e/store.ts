// These run in the page, in any browser: each stands alone.

/** Puts away anything under any name, where the page itself puts it. */
export async function putIntoStore(
  records: readonly (readonly [key: string, value: unknown])[],
): Promise<void> {
  const opening = indexedDB.open("ossuaire");
  opening.onupgradeneeded = () => opening.result.createObjectStore("matches");
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const writing = db.transaction("matches", "readwrite");
  for (const [key, value] of records) writing.objectStore("matches").put(value, key);
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onerror = () => reject(writing.error);
  });
  db.close();
}

/** The match at whose table the page is: as it was last put away as a whole, and all that happened since. */
export async function journalInStore(): Promise<{
  readonly snapshot: unknown;
  readonly entries: readonly unknown[];
}> {
  const id = location.hash.split("/").at(-1);
  const opening = indexedDB.open("ossuaire");
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const store = db.transaction("matches").objectStore("matches");
  const result = <T>(asking: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
  const [stored, entries] = await Promise.all([
    result<{ readonly snapshot: unknown }>(store.get(`match/${id}`)),
    result<unknown[]>(store.getAll(IDBKeyRange.bound(`entry/${id}/`, `entry/${id}/\uffff`))),
  ]);
  db.close();
  return { snapshot: stored.snapshot, entries };
}
