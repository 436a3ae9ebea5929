import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultsInEnglish, faultsInFrench, pluralsByHand } from "./faults.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** All that says something: sources that are neither tests nor there for them. */
const sources = globSync(["packages/*/src/**/*.ts", "apps/*/src/**/*.{ts,tsx}"], { cwd: root }).filter(
  (path) => !/\.test\.ts$|[/\\]testing[/\\]/.test(path),
);

/** What a source says in a language: the first or second words of a `w`, or those under `fr` or `en`; in messages, all of them. */
function saidIn(language: "fr" | "en", path: string): readonly string[] {
  const source = read(path);
  const messages = new RegExp(`[/\\\\]words[/\\\\]${language}(?:\\.ts$|[/\\\\])`);
  const literals = messages.test(path)
    ? source.matchAll(/: *\n? *"(?<text>[^"]*)"/g)
    : source.matchAll(pairs[language]);
  return [...literals].map(({ groups }) => filled(groups?.["text"] ?? groups?.["template"] ?? "", language));
}

/** What is put in may be a name; in French those that begin with a vowel are the hard ones. */
function filled(text: string, language: "fr" | "en"): string {
  const names = language === "fr" ? ["Ana", "Eva"] : ["Bo", "Jo"];
  let next = 0;
  return text
    .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\$\{[^{}]*\}|\{\{\w+\}\}/g, () => names[next++ % 2] ?? "");
}

const pairs = {
  fr: /(?:\bw\(|\bfr:)\s*(?:"(?<text>[^"]*)"|`(?<template>[^`]*)`)/g,
  en: /(?:\bw\(\s*(?:"[^"]*"|`[^`]*`),|\ben:)\s*(?:"(?<text>[^"]*)"|`(?<template>[^`]*)`)/g,
};

/** Games that were played, and all that was refused, as people read it. */
const told = (language: "fr" | "en") =>
  globSync([`packages/*/src/recorded/*.${language}.txt`], { cwd: root })
    .map(read)
    .join("\n");

describe("a fault is found", () => {
  test.each([
    "la réponse de Ana",
    "un tir que il rate",
    "le Orc",
    "l’Harpie",
    "le tour de le Voleur",
    "(1 annulés)",
    "reste 0 pions",
    "1\u00a0cartes en main",
    "Qui agit ?",
    "« Ana »",
    "l'Elfe",
    "gÃ¨le",
    "une chance de 50 %",
    "le le pion",
    "la carte “Ana”",
    "On attend...",
  ])("in French: %s", (text) => expect(faultsInFrench(text)).not.toEqual([]));

  test.each([
    "la réponse d’Ana",
    "posez-le à côté",
    "la Harpie et le Héros",
    "1\u00a0Héros, 0\u00a0pion, 2\u00a0pions",
    "Zombie 1 puis Zombie 2",
    "10\u00a0pions",
    "le onze",
    "Qui agit\u00a0?",
    "50\u00a0%\u00a0: vous vous en tirez",
  ])("but not here: %s", (text) => expect(faultsInFrench(text)).toEqual([]));

  test.each([
    "1 games",
    "50 %",
    "Who acts ?",
    "Looking for the table … now",
    "the card « Ana »",
    "don't",
    "a Elf",
    "an Hero",
    "the the disc",
  ])("in English: %s", (text) => expect(faultsInEnglish(text)).not.toEqual([]));

  test.each([
    "1 game, 2 games, 11 games; Sword 1 plays; 1 is one",
    "50%: who acts? … then a missile",
    "an hour, a unit, a one, an Orc and a Hero",
    "that is all that had had to be said",
  ])("but not here: %s", (text) => expect(faultsInEnglish(text)).toEqual([]));

  test("in a plural made by hand", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the source which is looked at
    expect(pluralsByHand('`${n} carte${n > 1 ? "s" : ""}`')).not.toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the source which is looked at
    expect(pluralsByHand("`il manque ${left} pièces d’or`")).not.toEqual([]);
    expect(pluralsByHand('counted(count, noun(w("pion", "disc")))')).toEqual([]);
  });
});

describe("nothing of the kind is said", () => {
  test.each([
    ["French", "fr", faultsInFrench],
    ["English", "en", faultsInEnglish],
  ] as const)("in any %s text of a source", (_name, language, faultsIn) => {
    const faults = sources.flatMap((path) =>
      saidIn(language, path).flatMap((text) => faultsIn(text).map((fault) => `${path}: ${fault}`)),
    );
    expect(faults).toEqual([]);
  });

  test("by a plural that is made by hand", () => {
    const plurals = sources.flatMap((path) => pluralsByHand(read(path)).map((text) => `${path}: ${text}`));
    expect(plurals).toEqual([]);
  });

  test("in the games that were recorded", () => {
    expect(faultsInFrench(told("fr"))).toEqual([]);
    expect(faultsInEnglish(told("en"))).toEqual([]);
  });

  test("in the French catalogues, of the signs that must not begin a line", () => {
    const books = globSync("docs/rules/fr/*.md", { cwd: root });
    expect(books.length).toBeGreaterThan(4);
    const breaks = (line: string) => line.match(/.{0,12}(?:\p{L}|[\d)*»]) [:;!?»]|« \S+/gu) ?? [];
    expect(books.flatMap((path) => read(path).split("\n").flatMap(breaks))).toEqual([]);
  });

  test("in what is refused", () => {
    const rows = globSync(["packages/*/src/recorded/refusals*.md"], { cwd: root })
      .flatMap((path) => read(path).split("\n"))
      .map((row) => row.split(" | "));
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.flatMap(([, , fr = ""]) => faultsInFrench(fr))).toEqual([]);
    expect(rows.flatMap(([, , , en = ""]) => faultsInEnglish(en))).toEqual([]);
  });
});
