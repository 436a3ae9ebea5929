/** The books of rules as they lie in `docs/rules`: found there, not listed. Each is fetched when it is opened. */
export const books: Readonly<Record<"fr" | "en", Readonly<Record<string, () => Promise<string>>>>> = {
  en: import.meta.glob<string>("../../../../../docs/rules/*.md", { query: "?raw", import: "default" }),
  fr: import.meta.glob<string>("../../../../../docs/rules/fr/*.md", { query: "?raw", import: "default" }),
};
