/** A book of rules, as read from its text. Texts keep their marks (`*…*`, `**…**`); `spans.ts` reads those. */
export type Catalogue = {
  readonly prefix: string;
  /** What stands before the first chapter: sources, how to read. */
  readonly preface: readonly Block[];
  readonly chapters: readonly Chapter[];
  /** All rules in the order of the book. */
  readonly rules: readonly Rule[];
  /** All that an address can point at: ids of rules, and codes of chapters such as `CON-SHOT`. */
  readonly anchors: ReadonlySet<string>;
};

export type Chapter = Section & { readonly sections: readonly Section[] };

export type Section = {
  readonly title: string;
  /** The address of the heading, the same in both languages; undefined where no rule follows. */
  readonly anchor: string | undefined;
  readonly blocks: readonly Block[];
};

export type Block =
  | { readonly kind: "rule"; readonly rule: Rule }
  | { readonly kind: "prose"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export type Rule = {
  readonly id: string;
  readonly mark: Mark;
  /** What a player reads: without the notes of the workshop. */
  readonly text: string;
  /** Terms of the source (`fr: murs`), references to other rules (`→ R36`), provenance. */
  readonly notes: readonly string[];
  /** It stands in no rulebook: a decision of this house, or what it has supplied. */
  readonly isOurs: boolean;
  /** Where the rule comes from: `§Mat`. */
  readonly source: string | undefined;
};

export const marks = ["engine", "physics", "content", "ui", "table", "example"] as const;

export type Mark = (typeof marks)[number];

/** `CON-SHOT` of `CON-SHOT-01`. */
export function codeOf(id: string): string {
  return id.replace(/-\d+$/, "");
}
