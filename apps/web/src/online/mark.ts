const remembered = "ossuaire.online";

/** Whether this device has sat at a table by link: home asks before it fetches anything about them. */
export function hasSat(): boolean {
  try {
    return localStorage.getItem(remembered) !== null;
  } catch {
    return false;
  }
}

export function markSat(): void {
  try {
    localStorage.setItem(remembered, "yes");
  } catch {
    // A device that stores nothing has no tables to come back to either.
  }
}

/** There is a server behind this page: one that lies in a folder somewhere has none. */
export function isServed(): boolean {
  return document.querySelector('meta[name="table-server"]') !== null;
}
