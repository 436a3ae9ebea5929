import { readFileSync } from "node:fs";
import { boxLids, catacombs } from "@ossuaire/catacombs/all";
import { linkOf, matchFromText } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { discsOf } from "./catacombs.ts";
import { expect, open, test } from "./page.ts";

/** What was fetched of the expansions, by this page and its workers. */
function fetchedBoxes(page: Page): Set<string> {
  const found = new Set<string>();
  page.context().on("request", (request) => {
    const [, box] = /\/assets\/(soloth|vermin)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (box !== undefined) found.add(box);
  });
  return found;
}

const number = async (page: Page) => (await discsOf(page)).match.page.number;

for (const [boxes, hero] of [
  [["soloth"], "paladin"],
  [["vermin"], "barbarian"],
  [["soloth", "vermin"], "paladin"],
] as const)
  test(`a match with ${boxes.join(" and ")} is set up in the form and begun: by mouse, then by keys`, async ({
    page,
  }) => {
    const fetched = fetchedBoxes(page);
    await open(page, `#/new/catacombs/${boxes[0]}`);
    for (const box of boxes.slice(1)) {
      await page.getByRole("checkbox", { name: boxLids[box].name.fr, exact: true }).check();
      await expect(page.getByRole("checkbox", { name: boxLids[box].name.fr, exact: true })).toBeChecked();
    }
    await page.getByText("Avancé").click();
    await page.getByLabel("Graine").fill("the first room");
    await page.getByRole("button", { name: "À table" }).last().click();
    await page.getByRole("button", { name: "Placer les 4 comme proposé" }).click();
    await expect(page.locator(`[data-piece="${hero}"]`)).toHaveAttribute("aria-disabled", "false");
    const before = await number(page);
    const { piece, at } = await discsOf(page);
    const { x, y } = at(piece(hero));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 70, y + 10, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => number(page)).toBeGreaterThanOrEqual(before + 2);
    const { match } = await discsOf(page);
    expect(match.answers.slice(before, before + 2).map(({ answer }) => answer)).toEqual([
      { kind: "choose", option: `${hero}:melee` },
      expect.objectContaining({ kind: "flick", piece: hero }),
    ]);
    expect(match.terms.options).toMatchObject({ boxes });
    // The others by keys: each can be chosen, and its deeds have names.
    const others = page.locator('[data-piece][aria-disabled="false"]');
    await others.first().press("Enter");
    await expect(page.getByRole("button", { name: /: Coup de poing/ }).first()).toBeVisible();
    await expect(page.locator("body")).not.toContainText(/undefined|\[object/);
    expect([...fetched].toSorted()).toEqual([...boxes]);
  });

test("a base match from before the boxes opens by its link, and fetches nothing of them", async ({
  page,
}) => {
  const fetched = fetchedBoxes(page);
  const file = new URL("../../../packages/catacombs/src/recorded/sorcerer.json", import.meta.url);
  const loaded = matchFromText(readFileSync(file, "utf8"), [catacombs]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  await open(page, `#/replay/${linkOf(loaded.match)}`);
  const slider = page.getByRole("slider", { name: "Moment de la partie" });
  await expect(slider).toHaveAttribute("max", String(loaded.match.page.number));
  expect([...fetched]).toEqual([]);
});

test("a campaign with a box is watched again from its link, which brings the box along", async ({ page }) => {
  const file = new URL("../../../packages/catacombs/src/recorded/dragon-with-vermin.json", import.meta.url);
  const loaded = matchFromText(readFileSync(file, "utf8"), [catacombs]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  const fetched = fetchedBoxes(page);
  await open(page, `#/replay/${linkOf(loaded.match)}`);
  const slider = page.getByRole("slider", { name: "Moment de la partie" });
  await expect(slider).toHaveAttribute("max", String(loaded.match.page.number));
  await page.getByRole("button", { name: "À la fin" }).click();
  await expect(slider).toHaveValue(String(loaded.match.page.number));
  expect([...fetched]).toEqual(["vermin"]);
});
