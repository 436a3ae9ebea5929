/** A seed that nobody can guess: it holds every card to come. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
