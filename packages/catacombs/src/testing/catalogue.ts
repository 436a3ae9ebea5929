import { type CatalogueRule, rulesIn as read } from "@ossuaire/kernel/testing";
import english from "../../../../docs/rules/catacombs.md?raw";
import french from "../../../../docs/rules/fr/catacombs.md?raw";
import soloth from "../../../../docs/rules/fr/soloth.md?raw";
import vermin from "../../../../docs/rules/fr/vermin.md?raw";

/** All rules of docs/rules/catacombs.md, or of its French counterpart. */
export function rulesIn(language: "en" | "fr"): readonly CatalogueRule[] {
  return read(language === "en" ? english : french);
}

/** All rules of the boxes beside the base game, in French. */
export function rulesOfBoxes(): readonly CatalogueRule[] {
  return [soloth, vermin].flatMap((book) => read(book));
}
