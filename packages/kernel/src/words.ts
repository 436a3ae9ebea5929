/** A text in every language of the table; a missing one is a type error. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}

/** An id of the rules catalogue, such as `CON-SHOT-01`. */
export type RuleId = `${Uppercase<string>}-${Uppercase<string>}-${number}`;

// Words that nobody says do not come along: a bundler may leave out a call whose result is not used.
/* @__NO_SIDE_EFFECTS__ */
export function w(fr: string, en: string): Words {
  return { fr, en };
}

/** A sentence in both languages at once, out of parts that have both. */
/* @__NO_SIDE_EFFECTS__ */
export function say(texts: TemplateStringsArray, ...parts: readonly Words[]): Words {
  const join = (language: keyof Words) =>
    String.raw({ raw: texts }, ...parts.map((part) => part[language])).trim();
  return { fr: join("fr"), en: join("en") };
}

/** The same at the beginning of a sentence. */
/* @__NO_SIDE_EFFECTS__ */
export function capital({ fr, en }: Words): Words {
  const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { fr: raised(fr), en: raised(en) };
}

/** One after the other, with commas between. */
/* @__NO_SIDE_EFFECTS__ */
export function listed(parts: readonly Words[]): Words {
  return { fr: parts.map(({ fr }) => fr).join(", "), en: parts.map(({ en }) => en).join(", ") };
}

/** “l’Elfe, la Goule 1 et la Goule 2”; nothing for none. */
/* @__NO_SIDE_EFFECTS__ */
export function together(parts: readonly Words[]): Words {
  const join = (language: keyof Words, and: string) => {
    const all = parts.map((part) => part[language]);
    const last = all.pop() ?? "";
    return all.length === 0 ? last : `${all.join(", ")}${and}${last}`;
  };
  return { fr: join("fr", " et "), en: join("en", " and ") };
}
