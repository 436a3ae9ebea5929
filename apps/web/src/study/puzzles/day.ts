/** The days since some Thursday, as the calendar on the wall counts them: the same for all who write the same date. */
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

/** Milliseconds until the calendar is turned over. */
export function untilTomorrow(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - date.getTime();
}

/** One of so many games, each in its turn. */
export function gameOfDay(day: number, games: readonly string[]): string {
  return games[day % games.length] ?? "";
}

/** Which of so many puzzles of its game: all of them come before one comes again, and neighbours not one after the other. */
export function placeOfDay(day: number, games: number, count: number): number {
  return count === 0 ? 0 : (Math.floor(day / games) * strideOf(count)) % count;
}

/** Near the golden section, and without a common divisor: so it comes everywhere. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (common(stride, count) !== 1) stride += 1;
  return stride;
}

function common(one: number, other: number): number {
  return other === 0 ? one : common(other, one % other);
}
