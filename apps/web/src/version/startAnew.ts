import { ownScript } from "./published.ts";

const tried = "ossuaire.started-anew-from";

/** Reloads the page by itself, once for each version: one that is no newer after that would do it for ever. */
export function startAnew(): boolean {
  try {
    if (sessionStorage.getItem(tried) === ownScript()) return false;
    sessionStorage.setItem(tried, ownScript());
  } catch {
    // Who cannot remember does not try.
    return false;
  }
  location.reload();
  return true;
}
