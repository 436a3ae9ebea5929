import { useSyncExternalStore } from "react";
import { isOutdated, ownScript } from "./published.ts";
import { startAnew } from "./startAnew.ts";

/** How this page stands to the one that is published. */
export interface Version {
  /** Everything is on the device: no screen needs the network any more. */
  readonly offline: boolean;
  /** A reload would bring a newer version. */
  readonly newer: boolean;
}

let version: Version = { offline: false, newer: false };
const listeners = new Set<() => void>();

export function useVersion(): Version {
  return useSyncExternalStore(subscribe, () => version);
}

/** Keeps the page on the device (offline/sw.ts), and looks out for a newer one. */
export async function watchVersion(): Promise<void> {
  addEventListener("vite:preloadError", () => void lookForNewer());
  // Only secure pages may be kept.
  if (!("serviceWorker" in navigator)) return;
  // Our files stay as long as we do.
  void navigator.locks.request(ownScript(), { mode: "shared" }, () => new Promise(() => undefined));
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => void lookForOurselves());
  await loaded();
  // A browser that keeps nothing still plays, as long as there is a network.
  serviceWorker.register("./sw.js").catch(() => undefined);
  const kept = await serviceWorker.ready;
  await lookForOurselves();
  const ask = () => void kept.update().catch(() => undefined);
  setInterval(ask, hour);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && ask());
}

const hour = 3_600_000;

/** Asked when a worker has taken over, which it does once it has everything. */
async function lookForOurselves(): Promise<void> {
  if (navigator.serviceWorker.controller === null) return;
  if (await caches.match(ownScript())) tell({ offline: true });
  await lookForNewer();
}

async function lookForNewer(): Promise<void> {
  if (!(await isOutdated())) return;
  // Nobody has done anything on a page just opened: nothing can be lost.
  const untouched = performance.now() < justOpened && !navigator.userActivation.hasBeenActive;
  if (!(untouched && startAnew())) tell({ newer: true });
}

/** In ms. */
const justOpened = 10_000;

function loaded(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((done) => addEventListener("load", done, { once: true }));
}

function tell(change: Partial<Version>): void {
  version = { ...version, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
