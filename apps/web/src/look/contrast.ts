const wish = matchMedia("(prefers-contrast: more)");
const listeners = new Set<() => void>();
let asked: boolean | undefined;

/** More contrast, or not; undefined: as the device says. Style sheets read it from the document, the board asks. */
export function askContrast(more: boolean | undefined): void {
  asked = more;
  tell();
}

export function wantsContrast(): boolean {
  return asked ?? wish.matches;
}

export function onContrast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  document.documentElement.dataset["contrast"] = wantsContrast() ? "more" : "usual";
  for (const listener of listeners) listener();
}

wish.addEventListener("change", tell);
