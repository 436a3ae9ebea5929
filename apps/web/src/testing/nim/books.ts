import { books as ours } from "../../games/list/books.ts";

/** The books, and the one of Nim, which does not lie among those of the house. */
export const books: typeof ours = {
  en: { ...ours.en, ...import.meta.glob<string>("./rules/*.md", { query: "?raw", import: "default" }) },
  fr: { ...ours.fr, ...import.meta.glob<string>("./rules/fr/*.md", { query: "?raw", import: "default" }) },
};
