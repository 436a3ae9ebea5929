/**
 * Hands over together what comes in one burst, and lets the screen come to rest before the next. Bots that walk step by
 * step tell dozens of pages without a breath between: React takes such a row for a circle and gives up.
 */
export function gathered<Told>(take: (told: Told) => void): {
  readonly hear: (told: Told) => void;
  readonly stop: () => void;
} {
  let waiting: Told[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hand = (): void => {
    const all = waiting;
    waiting = [];
    timer = undefined;
    for (const told of all) take(told);
  };
  return {
    hear(told) {
      waiting.push(told);
      timer ??= setTimeout(hand, 0);
    },
    stop: () => clearTimeout(timer),
  };
}
