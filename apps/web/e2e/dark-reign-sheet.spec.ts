import { below, besideRats, changed, sitDownAtQuest } from "./dark-reign.ts";
import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, speak, test } from "./page.ts";

/** Svein beside Aude: he has leather that he cannot wear, a dagger and two potions. */
function laden(names?: Readonly<Record<string, string>>) {
  const agreed = names === undefined ? {} : { names };
  return changed(below(["svein", "aude"], "laden", agreed), ({ things, names, characters, turn }) => {
    turn.acting = "svein";
    for (const card of ["leather", "dagger", "care"]) {
      const number = (names["thing"] ?? 0) + 1;
      names["thing"] = number;
      things.push({ id: `thing-${number}`, card, at: { kind: "carried", by: "svein" } });
    }
    for (const who of characters) if (who.hero) who.hero.xp = 12;
  });
}

test("REG-COMP-09, REG-SHEET-01, REG-SHEET-02, REG-SHEET-03, REG-SHEET-04, REG-SHEET-11, REG-SHEET-12 a sheet opens from row, figure and key, and shows all that a hero is and has", {
  tag: "@narrow",
}, async ({ page }) => {
  await sitDownAtQuest(page, laden({ aude: "Mahaut d’Arc" }));
  const sheet = page.getByRole("dialog", { name: "Fiche d’aventure — Svein" });
  await page.keyboard.press("i");
  await expect(seen(sheet, "Humain / Barbare")).toBeVisible();
  await expect(seen(sheet, "50 écus")).toBeVisible();
  await expect(seen(sheet, "12 XP")).toBeVisible();
  const circle = sheet.getByRole("region", { name: "Cercle des caractéristiques" });
  await expect(circle.getByRole("button")).toHaveCount(10);
  await circle.getByRole("button", { name: /^C\.Corps/ }).click();
  await expect(seen(sheet, /= 6 écrit/)).toBeVisible();
  await expect(sheet.locator(".dr-arms div", { hasText: "dommages C.Corps" })).toContainText("5 + 2D");
  await expect(sheet.locator(".dr-arms div", { hasText: "points d’armure" })).toContainText("2");
  const potions = sheet.getByRole("button", { name: /^Potion de soin × 2/ });
  await expect(potions).toContainText("rend 4 PV");
  await expect(potions).toContainText("poids 2");
  await expect(seen(sheet, "23 sur 100")).toBeVisible();
  await expect(seen(sheet, "+2 d’armure sans armure ; n’en met aucune")).toBeVisible();
  await expect(sheet.locator(".dr-sheet-line", { hasText: "Handicap" })).toContainText("aucun");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  // REG-SHEET-01: under the name that her player has invented, in the row and on the board too.
  await expect(page.locator("[data-piece=aude]")).toHaveAccessibleName(/^Mahaut d’Arc/);
  await page.locator("[data-panel=aude]").getByRole("button", { name: "Mahaut d’Arc" }).click();
  const hers = page.getByRole("dialog", { name: "Fiche d’aventure — Mahaut d’Arc" });
  await expect(seen(hers, "Humaine / Chevalière")).toBeVisible();
  await page.keyboard.press("Escape");
  const box = await page.locator("[data-piece=svein]").boundingBox();
  if (box === null) throw new Error("Svein is not on the screen");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: "right" });
  await expect(sheet).toBeVisible();
  await speak(page, "en");
});

test("what can be done with an object is done from the sheet, by press and by drag; what cannot says why", async ({
  page,
}) => {
  await sitDownAtQuest(page, laden());
  await page.keyboard.press("i");
  const sheet = page.getByRole("dialog", { name: "Fiche d’aventure — Svein" });
  await sheet.getByRole("button", { name: /^Cuir/ }).click();
  const barred = sheet.locator(".dr-barred", { hasText: "Mettre une armure" });
  await expect(barred).toContainText("Super tanké");
  await barred.getByRole("button", { name: "Règle REG-SKILL-03" }).click();
  await expect(page.getByRole("dialog", { name: "Règle REG-SKILL-03" })).toBeVisible();
  await page.keyboard.press("Escape");

  // The dagger into the hand: by drag.
  const dagger = sheet.getByRole("button", { name: /^Dague/ });
  const hand = sheet.locator("[data-drop=right]");
  await dagger.hover();
  await page.mouse.down();
  await hand.hover();
  await expect(hand).toHaveAttribute("data-open", "");
  await expect(sheet.locator("[data-drop=body]")).not.toHaveAttribute("data-open");
  await page.mouse.up();
  await expect(hand).toContainText("Dague");
  await expect(sheet.locator(".dr-arms div", { hasText: "dommages C.Corps" })).toContainText("5 + 1D");
  // A potion by keys.
  const potions = sheet.getByRole("button", { name: /^Potion de soin/ });
  await potions.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(sheet.getByRole("button", { name: "Boire (1 P.Action)" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(seen(sheet, "2 P.Action")).toBeVisible();
  await expect(sheet.getByRole("button", { name: /^Potion de soin × 2/ })).toBeHidden();
});

test("REG-FOE-08 a monster’s leaf tells what a hero may know: Endurance with armour, fear, special rules, nothing of what it carries", async ({
  page,
}) => {
  await sitDownAtQuest(page, besideRats());
  await page.locator(".play-log .dr-sheet-button").first().click();
  const leaf = page.getByRole("dialog", { name: /adversaire — Groupe de rats/ });
  await expect(seen(leaf, /^Endurance 2 \(2 avec l’armure\)$/)).toBeVisible();
  await expect(seen(leaf, /figurines/).first()).toBeVisible();
  await expect(seen(leaf, "Ce qu’il porte, seul le MJ le sait.")).toBeVisible();
  await expectAxeClean(page);
});

test("things are dragged over the sheet by a finger, by their picture; beside it a finger scrolls", {
  tag: "@phone",
}, async ({ page }) => {
  await sitDownAtQuest(page, laden());
  await page.locator(".dr-sheet-button").first().tap();
  const sheet = page.getByRole("dialog", { name: "Fiche d’aventure — Svein" });
  const picture = sheet.getByRole("button", { name: /^Dague/ }).locator(".dr-thing-sign");
  await picture.scrollIntoViewIfNeeded();
  const [from, to] = [await picture.boundingBox(), await sheet.locator("[data-drop=right]").boundingBox()];
  if (from === null || to === null) throw new Error("not all of it is on the screen");
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...at: readonly { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
  const [grip, drop] = [from, to].map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  if (grip === undefined || drop === undefined) throw new Error("nowhere to drag");
  await send("touchStart", grip);
  await send("touchMove", { x: (grip.x + drop.x) / 2, y: (grip.y + drop.y) / 2 });
  await send("touchMove", drop);
  await expect(sheet.locator("[data-drop=right]")).toHaveAttribute("data-open", "");
  await send("touchEnd");
  await expect(sheet.locator("[data-drop=right]")).toContainText("Dague");
});
