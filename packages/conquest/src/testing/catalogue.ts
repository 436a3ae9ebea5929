import { type CatalogueRule, rulesIn } from "@ossuaire/kernel/testing";
import text from "../../../../docs/rules/conquest.md?raw";

/** The rules of one code (`SWORD` for CON-SWORD-01 and so on), as docs/rules/conquest.md has them. */
export function rulesOf(code: string): readonly CatalogueRule[] {
  const found = rules.filter((rule) => rule.code === code);
  if (found.length === 0) throw new Error(`the catalogue has no rules CON-${code}`);
  return found;
}

const rules = rulesIn(text);

/** All of them. */
export const ruleIds: readonly string[] = rules.map(({ id }) => id);
