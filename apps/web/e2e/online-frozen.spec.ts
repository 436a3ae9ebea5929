import { openSqlite } from "../../server/src/log/sqlite.ts";
import { type Shelved, shelve } from "../../server/src/testing/shelved.ts";
import { type Friend, onPhone, play, test } from "./online.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll } from "./page.ts";
import type { TableServer } from "./server.ts";

test.use({ provoked: /WebSocket connection|ERR_|404/ });

/** A table that Ada and Bob have played by other rules, in the file of the server. */
async function frozenAt({ data }: TableServer): Promise<Shelved> {
  const database = await openSqlite(data);
  const table = await shelve(database, "forbidden", { since: Date.UTC(2026, 4, 28, 18, 30) });
  await database.close();
  return table;
}

/** Comes back to a table of which this device has these secrets. */
async function comesBack(
  { page }: Friend,
  { address }: TableServer,
  id: string,
  keys: { readonly host?: string; readonly seats: Readonly<Record<string, string>> },
): Promise<void> {
  await page.addInitScript(
    ([table, kept]) => {
      if (!location.protocol.startsWith("http")) return;
      const opening = indexedDB.open("ossuaire-online");
      opening.onupgradeneeded = () => opening.result.createObjectStore("keys").put(kept, table);
      opening.onsuccess = () => opening.result.close();
    },
    [id, { ...keys, invitations: {} }] as const,
  );
  await page.goto(`${address}#/online/${id}`);
}

const only = (seat: string, { secrets }: Shelved) => ({ seats: { [seat]: secrets[seat] ?? "" } });

test("the people of a frozen table read why, agree one after the other, by keys and by finger, and play on without being asked to reload", async ({
  server,
  company,
}) => {
  test.slow();
  const table = await frozenAt(server);
  const ada = await company.friend();
  const bob = await company.friend({ locale: "en-GB", ...onPhone });
  const eve = await company.friend();
  await comesBack(ada, server, table.id, only("sword", table));
  await comesBack(bob, server, table.id, only("skull", table));
  await eve.page.goto(`${server.address}#/online/${table.id}`);
  await expect(ada.page.getByRole("heading", { name: "Cette table est gelée" })).toBeVisible();
  await expect(ada.page.getByText("sans les 6 derniers coups")).toBeVisible();
  await expect(bob.page.getByRole("heading", { name: "This table is frozen" })).toBeVisible();
  await expect(bob.page.getByText("without the last 6 moves")).toBeVisible();
  // Whoever looks on has nothing to say there, and nothing to take along.
  await expect(eve.page.getByRole("listitem").filter({ hasText: "Bob" })).toContainText("pas encore");
  await expect(eve.page.locator(".frozen button")).toHaveCount(0);
  await expectNoSidewaysScroll(bob.page);
  for (const { page } of [ada, bob]) await expectAxeClean(page);

  await ada.page.getByRole("button", { name: "Je suis d’accord pour reprendre de là" }).focus();
  await ada.page.keyboard.press("Enter");
  await expect(ada.page.getByRole("status").filter({ hasText: "On attend encore Bob" })).toBeVisible();
  await expect(ada.page.getByRole("heading", { name: "Dès que tous sont d’accord" })).toBeFocused();
  await expect(bob.page.getByRole("status").filter({ hasText: "Still waiting for Bob" })).toBeVisible();
  await expect(bob.page.getByRole("listitem").filter({ hasText: "Ada" })).toContainText("agreed");
  for (const { page } of [ada, bob]) await expectAxeClean(page);

  await bob.page.getByRole("button", { name: "I agree to go on from there" }).tap();
  for (const { page } of [ada, bob, eve]) await expect(page.locator(".play")).toBeVisible();
  await expect(ada.page.getByRole("status").filter({ hasText: "la partie reprend" })).toBeAttached();
  expect(ada.heard().number).toBe(11);
  await play([ada, bob], 2);
  expect(eve.heard().number).toBe(13);
});

test("the file of a frozen table can be saved, and the others read who has it", async ({
  server,
  company,
}) => {
  const table = await frozenAt(server);
  const ada = await company.friend();
  const bob = await company.friend({ locale: "en-GB" });
  await comesBack(ada, server, table.id, { host: table.host, ...only("sword", table) });
  await comesBack(bob, server, table.id, only("skull", table));
  await bob.page.getByRole("button", { name: "I agree to go on from there" }).click();
  await expect(bob.page.getByText("You have agreed.")).toBeVisible();
  const [download] = await Promise.all([
    ada.page.waitForEvent("download"),
    ada.page.getByRole("button", { name: "Enregistrer le fichier de la table" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("table.json");
  await expect(ada.page.getByText("Ada a le fichier de la table")).toBeVisible();
  // Bob is asked again.
  await expect(bob.page.getByText("Ada has the table’s file")).toBeVisible();
  await expect(bob.page.getByRole("button", { name: "I agree to go on from there" })).toBeVisible();
  await expectAxeClean(bob.page);
  // Whoever laid it may clear it away, as any other.
  await ada.page.getByRole("button", { name: "Débarrasser cette table" }).click();
  await ada.page.getByRole("button", { name: "La débarrasser" }).click();
  await expect(ada.page).toHaveURL(/#\/friends/);
  await expect(bob.page.getByRole("alert")).toContainText("does not exist");
});
