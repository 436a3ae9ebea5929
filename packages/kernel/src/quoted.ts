/**
 * A stranger's words, fit to be shown in a sentence of ours: on one line, without signs that steer a screen or turn the
 * direction of writing, and not at any length.
 */
export function quoted(text: string, longest = 60): string {
  // Cut before it is looked at more closely: it may be as long as memory; a sign may take two units.
  const signs = Array.from(text.slice(0, 2 * longest + 2), (sign) => (unfit.test(sign) ? "\ufffd" : sign));
  return signs.length > longest ? `${signs.slice(0, longest).join("")}…` : signs.join("");
}

/** Control, format, unpaired halves, private use; line and paragraph separators. */
const unfit = /[\p{C}\p{Zl}\p{Zp}]/u;
