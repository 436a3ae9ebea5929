/** Each piece has a letter of its own: the one it asks for, else another of the same case. */
export function freeMark(mark: string, taken: ReadonlySet<string>): string {
  const alphabet = /[A-Z]/.test(mark) ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "abcdefghijklmnopqrstuvwxyz0123456789";
  return [mark, ...alphabet].find((letter) => !taken.has(letter)) ?? "*";
}
