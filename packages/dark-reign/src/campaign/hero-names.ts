import { because, type Reason, w } from "@ossuaire/kernel";
import type { DarkReignOptions } from "../options.ts";
import { calledBy } from "../words/names.ts";
import { sheetFor } from "./sheets.ts";

/** REG-SHEET-01: so many letters have room on a plate of the board. */
export const longestName = 20;

/** A letter first; then letters, figures, and what joins them: nothing that breaks a line, hides or turns the writing around. */
const spelled = /^\p{L}[\p{L}\p{M}\p{N} .'’-]*$/u;

/** Why nobody can be called so. */
export function nameFault(name: string): Reason | undefined {
  if ([...name].length > longestName) return tooLong;
  return spelled.test(name) && name === name.trim() ? undefined : misspelled;
}

/** REG-SHEET-01: what is wrong with the names of those who go down together, first thing first. */
export function namesFault(
  options: Pick<DarkReignOptions, "heroes" | "names" | "roster">,
): Reason | undefined {
  const called = options.heroes.map((hero) => calledBy(hero, sheetFor(options, hero).name).fr.toLowerCase());
  const wrong = Object.values(options.names ?? {}).flatMap((name) => nameFault(name) ?? [])[0];
  return wrong ?? (new Set(called).size < called.length ? namesakes : undefined);
}

/** As they were typed in: without blanks around them, and without those that are none, or whose heroes stay at home. */
export function plainNames(
  names: Readonly<Record<string, string>>,
  heroes: readonly string[],
): Pick<DarkReignOptions, "names"> {
  const given = heroes.flatMap((hero) => {
    const name = Object.hasOwn(names, hero) ? names[hero]?.trim() : undefined;
    return name ? [[hero, name] as const] : [];
  });
  return given.length === 0 ? {} : { names: Object.fromEntries(given) };
}

const tooLong = because(
  "REG-SHEET-01",
  w(`au plus ${longestName} lettres.`, `${longestName} letters at most.`),
);

const misspelled = because(
  "REG-SHEET-01",
  w(
    "il commence par une lettre ; lettres, chiffres, espaces, tirets, apostrophes et points seulement.",
    "it begins with a letter; letters, digits, spaces, hyphens, apostrophes and full stops only.",
  ),
);

const namesakes = because(
  "REG-SHEET-01",
  w("deux héros ne portent pas le même nom.", "no two heroes bear the same name."),
);
