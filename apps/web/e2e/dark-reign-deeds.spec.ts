import { below, besideRats, changed, sitDownAtQuest } from "./dark-reign.ts";
import { seen } from "./eyes.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, test } from "./page.ts";

test("REG-ACT-03 the deeds with their costs, both attacks side by side, a speech with its chance and what failure brings; what cannot be done says why", {
  tag: "@narrow",
}, async ({ page }) => {
  await sitDownAtQuest(page, besideRats());
  const bar = page.getByRole("group", { name: "Que faire" });
  await bar.getByRole("button", { name: /^Attaquer 1 P\.Action/ }).click();
  const pair = page.locator(".dr-pair");
  await expect(pair.getByRole("button")).toHaveCount(2);
  const [basic, powerful] = await Promise.all([
    pair.getByRole("button").nth(0).boundingBox(),
    pair.getByRole("button").nth(1).boundingBox(),
  ]);
  expect(basic?.y).toBe(powerful?.y);
  await expect(pair).toContainText(
    /1 P\.Action.*% de blesser.*attaque puissante \(2 P\.Action\).*% de blesser/,
  );
  // Whom they are about stands above them once; heard alone, each says it.
  await expect(seen(pair, /^Groupe de rats/)).toBeVisible();
  await expect(seen(pair, /^Attaque puissante \(2\sP\.Action\)/).first()).toBeVisible();
  await expect(
    pair.getByRole("button", { name: /^Attaquer le groupe de rats.*, attaque puissante/ }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: /^Discours/ }).click();
  const threat = page.getByRole("button", { name: /^Discours, menace/ });
  await expect(seen(threat, /\d+\s%/)).toBeVisible();
  await expect(seen(threat, /^Charisme 3 \+ 1D, difficulté 4$/)).toBeVisible();
  await expect(seen(threat, "échec : les adversaires gagnent 1D P.Action")).toBeVisible();
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  // A phone on its side has every deed at hand, too.
  await page.setViewportSize({ width: 844, height: 390 });
  await bar.getByRole("button", { name: /^Attaquer 1 P\.Action/ }).click({ timeout: 20_000 });
  await expect(pair.getByRole("button").first()).toBeInViewport({ ratio: 0.9 });
  // Whoever acts stays in sight beside the chances.
  const [leaf, svein] = await Promise.all([
    page.locator(".dr-offers").boundingBox(),
    page.locator("[data-piece=svein]").boundingBox(),
  ]);
  if (leaf === null || svein === null) throw new Error("one of them is not on the screen");
  expect(svein.x + svein.width).toBeLessThanOrEqual(leaf.x);
});

test("whoever looks at the ways of a deed by keys, and does none of them, is back at the deed", async ({
  page,
}) => {
  await sitDownAtQuest(page, besideRats());
  for (const name of [/^Attaquer/, "Plus…"]) {
    const deed = page.locator(".dr-deeds").getByRole("button", { name });
    await deed.press("Enter");
    await expect(page.locator(".dr-offers button").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator(".dr-offers")).toHaveCount(0);
    await expect(deed).toBeFocused();
  }
});

test("REG-ACT-02 a deed that is too dear stands quiet behind “Plus”, with its reason and its rule", async ({
  page,
}) => {
  await sitDownAtQuest(
    page,
    changed(besideRats(), ({ characters }) => {
      for (const who of characters) if (who.id === "svein") who.actions = 1;
    }),
  );
  await page.getByRole("button", { name: "Plus…" }).click();
  const wait = page.locator(".dr-not-now", { hasText: "Attendre" });
  await expect(seen(wait, "Attendre")).toBeVisible();
  await expect(wait).toContainText("Il ne reste pas assez de P.Action.");
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await wait.getByRole("button", { name: "Règle REG-ACT-02" }).click();
  await expect(page.getByRole("dialog", { name: "Règle REG-ACT-02" })).toBeVisible();
  await page.keyboard.press("Escape");
  // Of an attack that could be made in another way, what stands against that.
  await page.getByRole("button", { name: /^Attaquer 1 P\.Action/ }).click();
  await expect(page.locator(".dr-not-now", { hasText: "Autrement" })).toContainText("P.Action");
});

test("an Imprévu gives way to the ways of a deed, and whoever reads it again by keys stays there", async ({
  page,
}) => {
  const match = changed(besideRats(), ({ unforeseen }) => {
    unforeseen.deck.unshift("jammed-lock");
  });
  await sitDownAtQuest(page, match);
  await page.getByRole("button", { name: /^Fin de Svein/ }).click();
  const card = page.getByRole("region", { name: "Imprévu" });
  await expect(card).toBeVisible();
  await page
    .getByRole("group", { name: "Que faire" })
    .getByRole("button", { name: /^Attaquer/ })
    .press("Enter");
  await expect(page.locator(".dr-offers")).toBeVisible();
  await expect(card).toHaveCount(0);
  const again = page.getByRole("button", { name: /^Relire l’Imprévu/ });
  await again.press("Enter");
  await expect(page.locator(".dr-offers")).toHaveCount(0);
  await expect(card.getByRole("button", { name: "Fermer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(again).toBeFocused();
});

test("an Imprévu is turned up, what it brings is taken or left, and the leader lays the order by keys and by drag", {
  tag: "@narrow",
}, async ({ page }) => {
  const match = changed(below(["svein", "aude"], "unforeseen"), ({ unforeseen }) => {
    unforeseen.deck.unshift("forgotten-phial");
  });
  await sitDownAtQuest(page, match);
  // Each by name: the same button is the next hero's as soon as the question has come.
  await page.getByRole("button", { name: /^Fin de Svein/ }).click();
  await page.getByRole("button", { name: /^Fin d’Aude/ }).click();
  const card = page.getByRole("region", { name: "Imprévu" });
  await expect(seen(card, "Fiole oubliée")).toBeVisible();
  await expect(seen(card, "Un héros au hasard trouve une potion de soin.")).toBeVisible();
  // Whoever comes back finds it as it lay.
  await page.reload();
  await expect(seen(card, "Fiole oubliée")).toBeVisible();
  await card.getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("button", { name: /^Relire l’Imprévu/ })).toBeVisible();
  const find = page.getByRole("region", { name: /^Trésor pour/ });
  await expect(seen(find, "Potion de soin").first()).toBeVisible();
  await expect(seen(find, "rend 4 PV")).toBeVisible();
  await expect(find.locator(".dr-find-users li")).toHaveCount(2);
  await expect(find.locator(".dr-find-users li").first()).toContainText("peut s’en servir");
  await expectAxeClean(page);
  await find.getByRole("button", { name: "Prendre" }).click();
  const order = page.getByRole("region", { name: /^Dans quel ordre/ });
  const places = order.getByRole("listitem");
  await expect(places.first()).toContainText("Svein");
  await order.getByRole("button", { name: "1. Svein" }).press("ArrowRight");
  await expect(places.first()).toContainText("Aude");
  await expectAxeClean(page);
  // And back again by hand.
  await order.getByRole("button", { name: "2. Svein" }).hover();
  await page.mouse.down();
  await places.first().hover();
  await page.mouse.up();
  await expect(places.first()).toContainText("Svein");
  await order.getByRole("button", { name: "2. Aude" }).press("ArrowLeft");
  await order.getByRole("button", { name: "Fixer l’ordre" }).click();
  await expect(page.locator(".foot-title")).toContainText("Aude");
  await expect(page.locator("[data-panel=aude]")).toHaveClass(/dr-acting/);
});

test("REG-COMP-01 the help tells on one leaf how a round goes and what everything costs, each line with its rule", {
  tag: "@narrow",
}, async ({ page }) => {
  await sitDownAtQuest(page, besideRats());
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Aide" }).click();
  const help = page.locator(".dr-help");
  await expect(seen(help, "L’ordre")).toBeVisible();
  const fighting = help.getByRole("region", { name: "Se battre" });
  await expect(fighting.locator("li", { hasText: "Attaquer" })).toContainText("◆");
  await expect(fighting.locator("li", { hasText: "attaque puissante" })).toContainText("◆◆");
  await expect(help.locator("li", { hasText: "Mettre une armure" })).toContainText("◆◆◆◆");
  await expect(help.locator(".dr-help-dice li")).toHaveCount(10);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await help.getByRole("button", { name: "Mettre une armure" }).click();
  await expect(page.getByRole("dialog", { name: "Règle REG-DON-01" })).toBeVisible();
});

test("REG-SEARCH-03, REG-BASH-02 a search and a blow on a door show their chances before they are made", async ({
  page,
}) => {
  const match = below(["svein"], "luck");
  const near = match.decision?.prompt === "act" ? match.decision.options : [];
  const beside = near.flatMap((one) => ("deed" in one && one.deed === "walk" ? (one.square ?? []) : []));
  const [square] = beside;
  if (square === undefined) throw new Error("nobody can go anywhere");
  await sitDownAtQuest(
    page,
    changed(match, ({ elements }) => {
      elements.push({ id: "chest@luck", kind: "chest", ...square, zone: 0, lock: "known" });
    }),
  );
  await page.locator("[data-deed=search]").click();
  const offers = page.locator(".dr-offers");
  // 10 of 36 throws of 2D find something, 6 hurt.
  await expect(seen(offers, "28 %")).toBeVisible();
  await expect(offers).toContainText(/de trouver quelque chose.*17\s% de se blesser.*10 jets sur 36/);
  await page.keyboard.press("Escape");
  if ((await page.locator("[data-deed=bash]").count()) === 0) await page.locator(".dr-more").click();
  await page.locator("[data-deed=bash]").first().click();
  await expect(offers.locator(".dr-pair").first()).toContainText(/\d+\s% d’entamer/);
  await expect(offers.locator(".dr-pair").first()).toContainText("d’en venir à bout");
  await expectAxeClean(page);
});
