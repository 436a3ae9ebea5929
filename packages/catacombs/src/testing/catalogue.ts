import { type CatalogueRule, rulesIn as read } from "@ossuaire/kernel/testing";
import english from "../../../../docs/rules/catacombs.md?raw";
import french from "../../../../docs/rules/fr/catacombs.md?raw";

/** All rules of docs/rules/catacombs.md, or of its French counterpart. */
export function rulesIn(language: "en" | "fr"): readonly CatalogueRule[] {
  return read(language === "en" ? english : french);
}
