import { openBook } from "../games/games.ts";
import { books } from "../games/list/books.ts";
import type { Language } from "../words/language.ts";
import type { Catalogue } from "./catalogue.ts";
import { type CatalogueId, catalogues, coverOf } from "./catalogues.ts";
import { parseCatalogue } from "./parse.ts";
import type { Volume } from "./volume.ts";

const volumes = new Map<string, Promise<Volume>>();

/** Fetches a book once; asked again it gives the same promise, also when it failed, as React's `use` demands. */
export function openVolume(id: CatalogueId, language: Language): Promise<Volume> {
  const key = `${language}/${id}`;
  const known = volumes.get(key);
  if (known !== undefined) return known;
  const volume = fetchVolume(id, language);
  volumes.set(key, volume);
  return volume;
}

/** All the books, for a search through all of them. */
export function openLibrary(language: Language): Promise<Library> {
  const known = libraries.get(language);
  if (known !== undefined) return known;
  const library = Promise.all(catalogues.map(async (id) => ({ id, volume: await openVolume(id, language) })));
  libraries.set(language, library);
  return library;
}

type Library = readonly { readonly id: CatalogueId; readonly volume: Volume }[];

const libraries = new Map<Language, Promise<Library>>();

async function fetchVolume(id: CatalogueId, language: Language): Promise<Volume> {
  const [catalogue, book] = await Promise.all([fetchCatalogue(id, language), openBook(id)]);
  return { catalogue, book };
}

async function fetchCatalogue(id: CatalogueId, language: Language): Promise<Catalogue> {
  const fetchText = Object.entries(books[language]).find(([path]) => path.endsWith(`/${id}.md`))?.[1];
  if (fetchText === undefined) throw new Error(`No book of rules: ${id}, ${language}`);
  return parseCatalogue(await fetchText(), coverOf(id).prefix);
}
