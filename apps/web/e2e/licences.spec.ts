import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, open, test } from "./page.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/** What the page and our packages say they need; our own packages are not foreign. */
function declared(): readonly string[] {
  const folders = [
    "apps/web",
    "packages/kernel",
    "packages/flick",
    "packages/marksman",
    "packages/conquest",
    "packages/catacombs",
  ];
  return folders
    .flatMap((folder) => {
      const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
        readFileSync(join(root, folder, "package.json"), "utf8"),
      );
      return Object.keys(dependencies);
    })
    .filter((name) => !name.startsWith("@ossuaire/"));
}

// What comes with them, with the bundler, the fonts and the drawings.
const brought = ["scheduler", "workbox-core", "vite", "rolldown", "@iconify-json/game-icons"];

test("the credits lead to the licence of everything that is shipped", async ({ page, context }) => {
  await open(page, "#/credits");
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: "Toutes les licences, mot pour mot" }).click();
  const text = await (await opening).locator("body").textContent();
  const entries = new Map(
    (text ?? "").split(/^={80}$/m).map((entry) => {
      const [title = "", ...lines] = entry.trim().split("\n");
      return [title.replace(/ .*/, ""), lines.join("\n")] as const;
    }),
  );
  for (const name of ["Ossuaire", ...declared(), ...brought])
    expect(entries.get(name) ?? "", name).toMatch(/licen[cs]e|permission|copyright/i);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the licences are there too", async ({ page, context }) => {
    await open(page, "#/credits");
    await expect(page.getByText("on peut jouer hors connexion")).toBeVisible();
    await context.setOffline(true);
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: "Toutes les licences, mot pour mot" }).click();
    await expect((await opening).getByText("i18next").first()).toBeVisible();
  });
});
