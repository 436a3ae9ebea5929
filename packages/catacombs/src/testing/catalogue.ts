import english from "../../../../docs/rules/catacombs.md?raw";
import french from "../../../../docs/rules/fr/catacombs.md?raw";

/** A line of the rules catalogue. */
interface Rule {
  readonly id: string;
  readonly text: string;
}

/** All rules of docs/rules/catacombs.md, or of its French counterpart. */
export function rulesIn(language: "en" | "fr"): readonly Rule[] {
  const text = language === "en" ? english : french;
  const found = [...text.matchAll(/^- \*\*(CAT-[A-Z]+-\d{2})\*\* \[[a-z]+\] (.*)$/gm)];
  return found.map(([, id = "", words = ""]) => ({ id, text: words }));
}
