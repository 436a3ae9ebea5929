import { useEffect, useEffectEvent } from "react";

/** The digit that stands for a deed by its place in the bar; from the tenth on there is none. */
export const digitOf = (place: number): string | undefined => (place < 9 ? `${place + 1}` : undefined);

/** To run is no deed of its own: it is how one goes. */
export const runKey = "R";

/** Digits do deeds, as long as nobody writes or reads elsewhere: whoever plays by keys need not leave the board. */
export function useDeedKeys(
  deeds: readonly string[],
  canRun: boolean,
  onPress: (deed: string) => void,
): void {
  const press = useEffectEvent(({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || !isAtTable(target)) return;
    const isRun = canRun && key.toUpperCase() === runKey;
    const deed = isRun ? "run" : deeds.find((_, place) => digitOf(place) === key);
    if (deed !== undefined) onPress(deed);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isAtTable(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target === document.body || target.closest(".grid-board, .foot, .coach, .dr-deeds") !== null;
}
