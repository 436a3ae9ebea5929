/** A mark for every match that is open in a tab. Gone at once when the tab is left: a reload has not to wait for anybody. */
const keyOf = (id: string) => `ossuaire.open.${id}`;

/** `unknown` where no mark can be made: then there being none says nothing. */
export function markOf(id: string): "some" | "none" | "unknown" {
  try {
    localStorage.setItem(keyOf(""), "");
    localStorage.removeItem(keyOf(""));
    return localStorage.getItem(keyOf(id)) === null ? "none" : "some";
  } catch {
    return "unknown";
  }
}

export function mark(id: string, owner: string): void {
  try {
    localStorage.setItem(keyOf(id), owner);
  } catch {
    // The next tab cannot make one either, and asks.
  }
}

/** Another tab may have put its own mark there. */
export function unmark(id: string, owner: string): void {
  try {
    if (localStorage.getItem(keyOf(id)) === owner) localStorage.removeItem(keyOf(id));
  } catch {
    // As above.
  }
}
