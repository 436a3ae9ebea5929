import type { Page } from "@playwright/test";
import { frozenAddress, invitedAddress, roomAddress, tableAddress } from "../online.ts";
import type { Screen } from "./screen.ts";
import { sit } from "./waits.ts";

/** Friends elsewhere. */
export const onlineScreens: readonly Screen[] = [
  { name: "home-tables", address: "#/", online: true, prepare: hasTables },
  { name: "friends", address: "#/friends", online: true, prepare: hasTables },
  { name: "friends-en", address: "#/friends", online: true, prepare: hasTables, language: "en-GB" },
  { name: "waiting-room", address: roomAddress, online: true, prepare: hasTables },
  { name: "invited", address: invitedAddress, online: true },
  { name: "frozen", address: frozenAddress, online: true, prepare: agreeing },
  { name: "talk", address: tableAddress, online: true, prepare: talk },
];

/** The server has said how one's tables stand. */
async function hasTables(page: Page, phone: boolean): Promise<void> {
  await page.locator(".lobby-row").first().waitFor({ state: "attached" });
  if (phone && (await page.locator(".lay").count()) > 0)
    await page.getByRole("button", { name: /^(Ouvertes|Open)$/ }).click();
  await page.locator("h1").focus();
}

/** Who has agreed has been told. */
async function agreeing(page: Page): Promise<void> {
  await page.locator(".frozen button").first().waitFor();
}

/** What people say to each other beside the match. */
async function talk(page: Page): Promise<void> {
  await sit(page);
  await page.getByRole("button", { name: /^La tablée/ }).click();
  await page.getByRole("dialog").waitFor();
}
