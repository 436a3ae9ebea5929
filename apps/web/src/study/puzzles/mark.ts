/** Under what the device remembers puzzles. */
export const keptAs = "ossuaire.puzzles";

/** Whether there is anything to be remembered: home asks before it fetches what reads it. */
export function hasSolved(): boolean {
  try {
    return localStorage.getItem(keptAs) !== null;
  } catch {
    return false;
  }
}
