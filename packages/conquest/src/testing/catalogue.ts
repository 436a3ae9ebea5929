import text from "../../../../docs/rules/conquest.md?raw";

/** A line of the rules catalogue. */
interface Rule {
  readonly id: string;
  readonly text: string;
}

/** The rules of one code (`SWORD` for CON-SWORD-01 and so on), as docs/rules/conquest.md has them. */
export function rulesOf(code: string): readonly Rule[] {
  const found = rules.filter((rule) => rule.code === code);
  if (found.length === 0) throw new Error(`the catalogue has no rules CON-${code}`);
  return found.map(({ id, text }) => ({ id, text }));
}

const line = /^- \*\*(?<id>CON-(?<code>[A-Z]+)-\d{2})\*\* \[[a-z]+\] (?<text>.*)$/gm;

const rules = [...text.matchAll(line)].map(({ groups: { id = "", code = "", text = "" } = {} }) => ({
  id,
  code,
  text,
}));

/** All of them. */
export const ruleIds: readonly string[] = rules.map(({ id }) => id);
