/** Letters as a searcher types them: small, without accents, straight apostrophes, `œ` in two letters. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/’/g, "'")
    .replace(/[\u00a0\u202f]/g, " ");
}
