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

/** What a source says in French: the first words of a `w`, or those under `fr`; in messages, all of them. */
function frenchIn(path: string): readonly string[] {
  const source = read(path);
  const literals = /[/\\]words[/\\]fr[/\\]/.test(path)
    ? source.matchAll(/: *\n? *"(?<text>[^"]*)"/g)
    : source.matchAll(/(?:\bw\(|\bfr:)\s*(?:"(?<text>[^"]*)"|`(?<template>[^`]*)`)/g);
  // What is put in may be a name, and names may begin with a vowel.
  return [...literals].map(({ groups }) =>
    (groups?.["text"] ?? groups?.["template"] ?? "").replace(/\$\{[^{}]*\}|\{\{\w+\}\}/g, "Ana"),
  );
}

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
  ])("but not here: %s", (text) => expect(faultsInFrench(text)).toEqual([]));

  test("in English", () => {
    expect(faultsInEnglish("1 games")).not.toEqual([]);
    expect(faultsInEnglish("1 game, 2 games, 11 games; Sword 1 plays; 1 is one")).toEqual([]);
  });

  test("in a plural made by hand", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the source which is looked at
    expect(pluralsByHand('`${n} carte${n > 1 ? "s" : ""}`')).not.toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the source which is looked at
    expect(pluralsByHand("`il manque ${left} pièces d’or`")).not.toEqual([]);
    expect(pluralsByHand('counted(count, noun(w("pion", "disc")))')).toEqual([]);
  });
});

describe("nothing of the kind is said", () => {
  test("in any French text of a source", () => {
    const faults = sources.flatMap((path) =>
      frenchIn(path).flatMap((text) => faultsInFrench(text).map((fault) => `${path}: ${fault}`)),
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

  test("in what is refused", () => {
    const rows = globSync(["packages/*/src/recorded/refusals*.md"], { cwd: root })
      .flatMap((path) => read(path).split("\n"))
      .map((row) => row.split(" | "));
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.flatMap(([, , fr = ""]) => faultsInFrench(fr))).toEqual([]);
    expect(rows.flatMap(([, , , en = ""]) => faultsInEnglish(en))).toEqual([]);
  });
});
