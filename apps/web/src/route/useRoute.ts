import { useSyncExternalStore } from "react";
import { href, type Route, readRoute } from "./route.ts";

/** A coming to a page: with the document, by a link, or by the browser's back and forward. */
export type Visit = { readonly arrival: "opened" | "followed" | "returned" };

/** Marks an entry of the history as seen, so that coming back to it can be told from following a link. */
const visited = "visited";

let route: Route = readRoute(location.hash);
let visit: Visit = { arrival: "opened" };
let pendingAddress: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function useRoute(): Route {
  return useSyncExternalStore(subscribe, () => route);
}

/** A new object for every coming, also to the page one is on: there a link leads back to its place. */
export function useVisit(): Visit {
  return useSyncExternalStore(subscribe, () => visit);
}

/**
 * Changes the query in place, without a new entry in the history.
 * The address follows after a pause: browsers refuse a hundred changes in a few seconds.
 */
export function replaceRoute(next: Route): void {
  route = next;
  clearTimeout(pendingAddress);
  const address = location.href;
  pendingAddress = setTimeout(() => {
    // A link may have been followed meanwhile, its event still on the way: then the address is no longer ours.
    if (location.href === address) history.replaceState(visited, "", href(next));
  }, 300);
  for (const listener of listeners) listener();
}

function arrive(arrival: Visit["arrival"]): void {
  clearTimeout(pendingAddress);
  route = readRoute(location.hash);
  visit = { arrival };
  history.replaceState(visited, "");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

history.replaceState(visited, "");
addEventListener("hashchange", () => arrive(history.state === visited ? "returned" : "followed"));
addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.hash.startsWith("#/") && link.href === location.href) arrive("followed");
});
