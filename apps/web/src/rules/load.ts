import { books } from "../games/list/books.ts";
import type { Language } from "../words/language.ts";
import type { Catalogue } from "./catalogue.ts";
import { type CatalogueId, catalogues, coverOf } from "./catalogues.ts";
import { parseCatalogue } from "./parse.ts";

const opened = new Map<string, Promise<Catalogue>>();

/** Fetches a book once; asked again it gives the same promise, also when it failed, as React's `use` demands. */
export function openCatalogue(id: CatalogueId, language: Language): Promise<Catalogue> {
  const key = `${language}/${id}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const book = fetchCatalogue(id, language);
  opened.set(key, book);
  return book;
}

/** All the books, for a search through all of them. */
export function openLibrary(language: Language): Promise<Library> {
  const known = libraries.get(language);
  if (known !== undefined) return known;
  const library = Promise.all(
    catalogues.map(async (id) => ({ id, book: await openCatalogue(id, language) })),
  );
  libraries.set(language, library);
  return library;
}

type Library = readonly { readonly id: CatalogueId; readonly book: Catalogue }[];

const libraries = new Map<Language, Promise<Library>>();

async function fetchCatalogue(id: CatalogueId, language: Language): Promise<Catalogue> {
  const fetchText = Object.entries(books[language]).find(([path]) => path.endsWith(`/${id}.md`))?.[1];
  if (fetchText === undefined) throw new Error(`No book of rules: ${id}, ${language}`);
  return parseCatalogue(await fetchText(), coverOf(id).prefix);
}
