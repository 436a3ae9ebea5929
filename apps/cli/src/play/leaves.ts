import type { Leaf } from "@ossuaire/kernel";
import type { Language } from "../language.ts";

/** What may be read at any time: all of it by name, or one of them. */
export function leafLines(leaves: readonly Leaf[], which: string, language: Language): readonly string[] {
  const leaf = leaves[Number(which) - 1];
  if (leaf !== undefined) return [leaf.name[language], ...leaf.lines.map((line) => `  ${line[language]}`)];
  if (leaves.length === 0)
    return [{ fr: "  Il n’y a rien à lire ici.", en: "  There is nothing to read here." }[language]];
  return [
    ...leaves.map(({ name }, i) => `  ${String(i + 1).padStart(2)}. ${name[language]}`),
    { fr: "  s et un numéro ouvre la page.", en: "  s and a number opens the leaf." }[language],
  ];
}
