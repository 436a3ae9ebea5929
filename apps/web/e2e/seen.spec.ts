import { linkOf } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { question, sitDown } from "./conquest.ts";
import { duelWithWounds } from "./duel.ts";
import { type Colour, lightnessOf } from "./eyes.ts";
import { coloursOn } from "./met-conquest.ts";
import { expect, open, test } from "./page.ts";

test.describe("on the board", () => {
  test("CON-STICKER-01 discs are drawn as large as they are", async ({ page }) => {
    await sitDown(page, { seed: "spot-9" });
    await question(page);
    const { view, at } = await coloursOn(page);
    // Skulls and crystals are bluer than any stone; how far there is blue, to the left and
    // above where no side of the wood is seen, is how large they are.
    const bluish = ([red, green, blue]: Colour) => blue - Math.min(red, green) > 18;
    for (const [id, diameter] of [
      ["c1", 25],
      ["c2", 25],
      ["crystal-1", 45],
      ["crystal-4", 45],
    ] as const) {
      const disc = view.discs.find((piece) => piece.id === id);
      let edge = 0;
      for (let mm = 0; mm < 40; mm += 0.25)
        for (let angle = 2.3; angle < 4.8; angle += 0.1) {
          const [x, y] = [(disc?.x ?? 0) + mm * Math.cos(angle), (disc?.y ?? 0) + mm * Math.sin(angle)];
          if (bluish(at(x, y))) edge = mm;
        }
      expect(Math.abs(2 * edge - diameter), `${id} measures ${2 * edge} mm`).toBeLessThan(3);
    }
  });

  test("CON-RULING-63 S1 is purple, C1 blue, S2 green, C2 grey, and each has a figure of its own", async ({
    page,
  }) => {
    await sitDown(page, { seed: "spot-9" });
    await question(page);
    const { view, at } = await coloursOn(page);
    const bandOf = (id: string): Colour => {
      const disc = view.discs.find((piece) => piece.id === id);
      const around = Array.from({ length: 48 }, (_, n) => {
        const angle = (n / 48) * 2 * Math.PI;
        const far = 12.5 * 0.79;
        return at((disc?.x ?? 0) + Math.cos(angle) * far, (disc?.y ?? 0) + Math.sin(angle) * far);
      });
      const mean = (of: 0 | 1 | 2) => around.reduce((sum, colour) => sum + colour[of], 0) / around.length;
      return [mean(0), mean(1), mean(2)];
    };
    const [purple, green, blue, grey] = ["s1", "s2", "c1", "c2"].map(bandOf) as [
      Colour,
      Colour,
      Colour,
      Colour,
    ];
    expect(purple[2] - purple[1], "purple").toBeGreaterThan(30);
    expect(purple[0] - purple[1], "purple").toBeGreaterThan(15);
    expect(green[1] - Math.max(green[0], green[2]), "green").toBeGreaterThan(10);
    expect(blue[2] - Math.max(blue[0], blue[1]), "blue").toBeGreaterThan(40);
    expect(blue[1], "blue").toBeGreaterThan(blue[0]);
    expect(Math.max(...grey) - Math.min(...grey), "grey").toBeLessThan(40);
    // Of the same wood are the two of a team: whatever is different within the band is their figure.
    const faceOf = (id: string) => {
      const { x = 0, y = 0 } = view.discs.find((piece) => piece.id === id) ?? {};
      return Array.from({ length: 15 * 15 }, (_, n) =>
        lightnessOf(at(x + (n % 15) - 7, y + Math.floor(n / 15) - 7)),
      );
    };
    for (const [one, other] of [
      ["s1", "s2"],
      ["c1", "c2"],
    ] as const) {
      const [face, second] = [faceOf(one), faceOf(other)];
      const different = face.filter((light, n) => Math.abs(light - (second[n] ?? 0)) > 40);
      expect(different.length, `${one} and ${other}`).toBeGreaterThan(25);
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Aide", exact: true }).click();
    await expect(page.locator(".help-discs")).toBeVisible();
    const figures = await page
      .locator(".help-discs li")
      .evaluateAll((discs) =>
        discs.slice(0, 4).map((disc) => [disc.textContent, disc.querySelector("path")?.getAttribute("d")]),
      );
    expect(figures.map(([words]) => words)).toEqual([
      "Épée 1 violet",
      "Épée 2 vert",
      "Crâne 1 bleu",
      "Crâne 2 gris",
    ]);
    expect(new Set(figures.map(([, figure]) => figure)).size).toBe(4);
  });
});

test.describe("tokens that change hands", () => {
  test.use({ moving: true });

  const { match, wounds } = duelWithWounds();

  /** Stands before the first wound, goes on by one, and counts the tokens that set out. */
  async function goOn(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const seen = new Set<Node>();
      Object.assign(window, { travelled: () => seen.size });
      const watch = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element && node.matches(".travel")) seen.add(node);
      });
      watch.observe(document, { subtree: true, childList: true });
    });
    await open(page, `#/replay/${linkOf(match)}`);
    await page.locator(".board-view[data-drawn]").waitFor();
    await page.getByLabel("Vitesse").selectOption("4");
    await page.getByRole("slider").fill(String(wounds - 1));
    await page.getByRole("button", { name: "Un coup en avant" }).click();
    await expect(page.getByRole("slider")).toHaveValue(String(wounds));
    return () => page.evaluate(() => (window as unknown as { travelled(): number }).travelled());
  }

  test("travel from who was hit", async ({ page }) => {
    const travelled = await goOn(page);
    await expect.poll(travelled).toBeGreaterThan(0);
    await expect(page.locator(".travel")).toHaveCount(0);
    // Leafing back and far ahead shows where they are, not how they came there.
    const count = await travelled();
    await page.getByRole("button", { name: "Un coup en arrière" }).click();
    await page.getByRole("button", { name: "À la fin" }).click();
    expect(await travelled()).toBe(count);
  });

  test.describe("for who wants no movement", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("do not travel", async ({ page }) => {
      const travelled = await goOn(page);
      await expect(page.locator(".log-lost").first()).toBeAttached();
      expect(await travelled()).toBe(0);
    });
  });
});
