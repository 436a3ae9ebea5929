const remembered = "ossuaire.name";

/** How somebody was called at the last table, on this device. */
export function recallName(): string {
  try {
    return localStorage.getItem(remembered) ?? "";
  } catch {
    return "";
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(remembered, name);
  } catch {
    // Then it is asked for again.
  }
}
