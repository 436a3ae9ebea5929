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
