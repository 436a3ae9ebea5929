import { type CatalogueRule, rulesIn as read } from "@ossuaire/kernel/testing";
import english from "../../../../docs/rules/catacombs.md?raw";
import french from "../../../../docs/rules/fr/catacombs.md?raw";
import soloth from "../../../../docs/rules/soloth.md?raw";
import vermin from "../../../../docs/rules/vermin.md?raw";

/** The rules of the base game and of both expansions. */
export function everyRule(): readonly CatalogueRule[] {
  return [english, soloth, vermin].flatMap((catalogue) => read(catalogue));
}

/** All rules of docs/rules/catacombs.md, or of its French counterpart. */
export function rulesIn(language: "en" | "fr"): readonly CatalogueRule[] {
  return read(language === "en" ? english : french);
}
