/** The same with one of them in another place, within the row. */
export function movedTo(all: readonly string[], id: string, place: number): string[] {
  const rest = all.filter((one) => one !== id);
  const to = Math.max(0, Math.min(rest.length, place));
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
