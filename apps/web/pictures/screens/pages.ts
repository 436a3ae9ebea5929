import type { Page } from "@playwright/test";
import type { Screen } from "./screen.ts";

/** Home, the rules, and what belongs to no game. */
export const pageScreens: readonly Screen[] = [
  { name: "home", address: "#/" },
  { name: "home-en", address: "#/", language: "en-GB" },
  { name: "rules", address: "#/rules" },
  { name: "book", address: "#/rules/catacombs" },
  { name: "chapter", address: "#/rules/catacombs/wounds", prepare: painted },
  { name: "search", address: "#/rules/catacombs/wounds?q=comment+blesser+un+monstre", prepare: painted },
  { name: "rule", address: "#/rules/CON-WALL-04" },
  { name: "credits", address: "#/credits" },
];

/** All pictures of a chapter are there. */
async function painted(page: Page): Promise<void> {
  await page.locator(".still[data-painted]").nth(2).waitFor();
}
