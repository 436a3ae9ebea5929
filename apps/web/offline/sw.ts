import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

/**
 * Keeps the whole page on the device. Each version lies in a cache of its own. A new one serves from then on whatever is
 * opened, and pages of an older version that are still open with their own files, also those that they fetch late.
 */
declare const self: ServiceWorkerGlobalScope;

const files = self.__WB_MANIFEST;
const ours = `ossuaire ${self.registration.scope} `;
const version = files.flatMap((file) =>
  typeof file !== "string" && file.url === "index.html" ? [file] : [],
)[0];
const cacheName = `${ours}${version?.revision}`;

const precache = new PrecacheController({ cacheName });
precache.precache(files);
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/./] }));
// A page of an older version that is still open in another tab.
registerRoute(
  ({ sameOrigin }) => sameOrigin,
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

// A worker that waits would take over in the middle of the next reload, and leave that page without its scripts.
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  // The page of a first visit is served from here too, at once.
  event.waitUntil(Promise.all([self.clients.claim(), clearAway()]));
});

/** It is somebody's turn at a table by link, and no page of theirs is open. Nothing hidden is in it. */
self.addEventListener("push", (event) => {
  const notice = readNotice(event.data?.text() ?? "");
  if (notice === undefined) return;
  const { title, text, table } = notice;
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: table, data: `#/online/${table}` }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeTo(new URL(String(event.notification.data), self.registration.scope)));
});

/** The page that is open already, else a new one. */
async function comeTo(address: URL): Promise<void> {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (open === undefined) await self.clients.openWindow(address);
  else await (await open.navigate(address))?.focus();
}

/** What a push service brings may be anything. */
function readNotice(
  text: string,
): { readonly title: string; readonly text: string; readonly table: string } | undefined {
  const input = parsed(text);
  if (typeof input !== "object" || input === null) return undefined;
  const given: Readonly<Record<string, unknown>> = { ...input };
  const { title, text: words, table } = given;
  if (typeof title !== "string" || typeof words !== "string" || typeof table !== "string") return undefined;
  return /^[a-z0-9]{12}$/.test(table) ? { title, text: words, table } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Throws away what no open page is made of: every page holds a lock that is named after its script. One that is just
 * being opened holds none yet, so the last version stays.
 */
async function clearAway(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const scripts = held.flatMap(({ name = "" }) => (name.startsWith(self.registration.scope) ? [name] : []));
  // The oldest first.
  const versions = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== cacheName);
  for (const name of versions.slice(0, -1)) {
    const cache = await caches.open(name);
    const used = await Promise.all(scripts.map((script) => cache.match(script)));
    if (used.every((file) => file === undefined)) await caches.delete(name);
  }
  // From before each version had a cache of its own.
  await caches.delete(`workbox-precache-v2-${self.registration.scope}`);
}
