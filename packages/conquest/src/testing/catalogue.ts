import text from "../../../../docs/rules/conquest.md?raw";

/** A line of the rules catalogue. */
interface Rule {
  readonly id: string;
  readonly text: string;
}

/** The rules of one code (`SWORD` for CON-SWORD-01 and so on), as docs/rules/conquest.md has them. */
export function rulesOf(code: string): readonly Rule[] {
  const found = [
    ...text.matchAll(new RegExp(`^- \\*\\*(CON-${code}-\\d{2})\\*\\* \\[[a-z]+\\] (.*)$`, "gm")),
  ];
  if (found.length === 0) throw new Error(`the catalogue has no rules CON-${code}`);
  return found.map(([, id = "", text = ""]) => ({ id, text }));
}
