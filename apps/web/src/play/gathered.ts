/** So many are handed over as they come. */
const most = 8;

/**
 * Hands over together what comes in one burst: bots that walk step by step tell dozens of pages before the screen has come
 * to rest after the first, and React takes such a row for a circle and gives up. Whatever comes alone is handed over at
 * once: who has answered hears the new page before the answer is settled.
 */
export function gathered<Told>(take: (told: Told) => void): {
  readonly hear: (told: Told) => void;
  readonly stop: () => void;
} {
  let inARow = 0;
  let waiting: Told[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    const all = waiting;
    waiting = [];
    timer = undefined;
    inARow = 0;
    for (const told of all) take(told);
  };
  return {
    hear(told) {
      timer ??= setTimeout(rest, 0);
      inARow += 1;
      if (inARow > most) waiting.push(told);
      else take(told);
    },
    stop: () => clearTimeout(timer),
  };
}
