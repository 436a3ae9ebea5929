import type { Catacombs } from "@ossuaire/catacombs";
import { allItems, heroCard, itemOf } from "@ossuaire/catacombs/all";
import {
  beforeRoom,
  infested,
  type Situation,
  solothFight,
  visiting,
  withSoloth,
} from "@ossuaire/catacombs/testing";
import type { Match } from "@ossuaire/kernel";
import type { Locator, Page } from "@playwright/test";
import { matchOf, sitDownAs, sitDownAt } from "./catacombs.ts";
import { backgroundOf, seen } from "./eyes.ts";
import { expectOwnFaces, heroBoard, overseer, reading } from "./met-catacombs.ts";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { visit } from "./visit.ts";

/** What Soloth and Vermin ask and tell in the middle of a room, where a person meets it. */

/** The Rust Monster has struck the Paladin, who owns three articles and is asked whether he ignores it. */
function rusting(): Match<Catacombs> {
  const game = solothFight({
    phase: "overseer",
    at: { paladin: [330, 60], "rust-monster-1": [260, 60], "orc-1": [440, 300] },
    heroes: { paladin: { items: ["holy-water", "ghost-amulet", "lucky-coin"] } },
  });
  game.choose("rust-monster-1:melee");
  game.flickAt("paladin", 700);
  return game.match;
}

test("SOL-PALADIN-12, SOL-CORROSION-11 armour is asked for with all consequences; then a fan of backs, and the drawn card", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    if (location.protocol === "http:")
      localStorage.setItem("ossuaire.settings", JSON.stringify({ speed: "brisk", muted: true }));
  });
  await sitDownAt(page, rusting());
  const prompt = page.locator(".foot-prompt");
  const { life } = heroCard("paladin");
  // With what is left of it: a phone folds what a Hero carries and keeps.
  await expect(seen(prompt, "Monstre de rouille 1 : −1 point de vie, Corrosion. Armure : 2.")).toBeVisible();
  const paladin = heroBoard(page, "Paladin").first();
  await expect(seen(paladin, `♥ ${life}/${life}`)).toBeVisible();
  if (!isMobile) await expect(seen(paladin, "Armure : 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Armure", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Non", exact: true }).press("Enter");
  const draw = page.getByRole("dialog", { name: "Corrosion" });
  await draw.getByRole("button", { name: "Rester ici" }).press("Enter");
  // His three and the first of the deck.
  await expect(draw.locator(".fan i")).toHaveCount(4);
  for (const back of await draw.locator(".fan i").all()) await expect(back).toBeVisible();
  await expect(draw).toContainText(/corrosion.*une carte sur 4/);
  const names = allItems({ boxes: ["soloth"] }).map(({ name }) => name.fr);
  const drawn = (await draw.locator("figcaption").textContent()) ?? "";
  expect(names).toContain(drawn);
  await expect(seen(draw.locator("figure"), drawn)).toBeVisible();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await draw.getByRole("button", { name: "Continuer" }).press("Enter");
  await expect(draw).toHaveCount(0);
});

test("SOL-PALADIN-12 fear, poison and rats are among the consequences, before they are ignored", async ({
  page,
}) => {
  const struck = (monster: string): Match<Catacombs> => {
    const game = infested({
      options: { ...withSoloth, boxes: ["soloth", "vermin"] },
      phase: "overseer",
      at: { paladin: [300, 160], [`${monster}-1`]: [330, 160], "orc-1": [440, 300] },
    });
    game.choose(`${monster}-1:melee`);
    game.flickAt("paladin", 400);
    return game.match;
  };
  for (const [monster, harm] of [
    ["blood-skull", "Crâne de sang 1 : −1 point de vie, Terreur. Armure : 2."],
    ["pit-viper", "Vipère de fosse 1 : −1 point de vie, Poison, Létal. Armure : 2."],
    ["sewer-rat", "Rat d’égout 1 : Essaim. Armure : 2."],
  ] as const) {
    await sitDownAt(page, struck(monster));
    await expect(seen(page.locator(".foot-prompt"), harm)).toBeVisible();
  }
});

visit(
  "a Sorceress with one point of magic",
  async (page) => {
    const { match } = solothFight({
      heroes: { sorceress: { tracks: { magic: 1 } } },
      at: { sorceress: [255, 60], "orc-1": [340, 60] },
    });
    await sitDownAt(page, match);
    await page.locator('[data-piece="sorceress"]').press("Enter");
  },
  (look) => {
    look("SOL-SORC-12 a deed says what comes from magic, and warns of what comes from life", async (page) => {
      const shield = page.getByRole("button", { name: /Sorcière : Bouclier/ });
      await expect(seen(shield, "Bouclier (1 magie, attention : 1 point de vie)")).toBeVisible();
    });
  },
);

visit(
  "the Merchant of Soloth",
  async (page) => {
    const offer = allItems({ boxes: ["soloth"] })
      .slice(0, 10)
      .map(({ id }) => id);
    await sitDownAt(page, visiting("merchant", { options: withSoloth, offer }).match);
  },
  (look) => {
    look("SOL-MERCHANT-04 all ten lie open, with their price and for whom they are", async (page) => {
      const wares = page.locator(".shelves .ware-tag");
      // And the sight of an eleventh.
      await expect(wares).toHaveCount(11);
      const { view } = await matchOf(page);
      for (const [place, id] of view.offer.entries()) {
        const { name, price, heroes } = itemOf(id);
        const users = heroes?.map((hero) => heroCard(hero).name.fr).join(", ") ?? "tous les Héros";
        await expect(wares.nth(place)).toContainText(`${name.fr}${price}\u00a0or · ${users}`);
        for (const words of [name.fr, `${price} or`, users])
          await expect(seen(wares.nth(place), words).last()).toBeVisible();
      }
    });
  },
);

/** A third rat has struck a Hero whom two lie on: the Overseer is asked. */
function swarmed(): Match<Catacombs> {
  const situation: Situation = {
    phase: "overseer",
    done: ["sewer-rat-2", "sewer-rat-3"],
    at: {
      ...{ elf: [260, 160], "sewer-rat-1": [300, 160], "sewer-rat-2": [1, 1], "sewer-rat-3": [1, 1] },
      "orc-1": [440, 300],
    },
    on: { "sewer-rat-2": "elf", "sewer-rat-3": "elf" },
  };
  const game = infested(situation);
  game.choose("sewer-rat-1:melee");
  game.flickAt("elf", 500);
  return game.match;
}

/** Looks at the discs that lie in the reserve. */
function inReserve(page: Page, look: (discs: Locator) => Promise<void>): Promise<void> {
  const opener = page.getByRole("button", { name: /^Réserve/ }).first();
  return reading(opener, "La réserve", (leaf) => look(leaf.locator(".reserve-disc")));
}

visit(
  "an Overseer with a swarm",
  async (page) => {
    await sitDownAs(page, swarmed(), { "seat-1": "" });
    await page.getByRole("button", { name: "Une carte Poison" }).waitFor();
  },
  (look) => {
    look(
      "VER-MODIF-03, VER-MODIF-04, VER-RULING-02 the help has one Fear, in black, and the Critical Fireball in red",
      async (page) => {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("button", { name: "Aide", exact: true }).last().click();
        const help = page.getByRole("dialog").last();
        const fears = help.locator(".help-lines .modifier").filter({ hasText: /Terreur|Crainte|Peur/i });
        await expect(fears).toHaveCount(1);
        await expect(seen(fears, "Terreur")).toBeVisible();
        expect(Math.max(...(await backgroundOf(fears)))).toBeLessThan(50);
        await expect(help.locator(".help-lines li").filter({ hasText: "(noir)" })).toContainText("Terreur");
        const fiery = help.locator(".help-monsters p").filter({ hasText: "Boule de feu" });
        const critical = fiery.locator(".modifier").filter({ hasText: "critique" }).first();
        await expect(seen(critical, "critique")).toBeVisible();
        const [red = 0, green = 0, blue = 0] = await backgroundOf(critical);
        expect(red).toBeGreaterThan(2 * Math.max(green, blue));
        await expect(help.getByRole("heading", { name: /^Vermine/ })).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      },
    );

    look("VER-COMP-12 every face of every disc is drawn, and has its own figure", (page) =>
      expectOwnFaces(page, ["vermin"]),
    );

    look(
      "VER-DISC-01 a disc of the reserve shows its front and, where it has one, its back, each with its own figure",
      (page) =>
        inReserve(page, async (discs) => {
          const facesOf = async (disc: Locator) => {
            for (const figure of await disc.locator(".emblem path").all()) await expect(figure).toBeVisible();
            return disc
              .locator(".emblem path")
              .evaluateAll((faces) => faces.map((one) => one.getAttribute("d")));
          };
          const great = discs.filter({ hasText: "Wyverne" });
          await expect(seen(great.getByRole("button"), "Rémorhaz")).toBeVisible();
          expect(new Set(await facesOf(great)).size).toBe(2);
          expect(await facesOf(discs.filter({ hasText: "Troll" }))).toHaveLength(1);
        }),
    );

    look(
      "VER-DISC-09 every disc that is not on the board lies in one reserve from the start, whatever sheet its stickers are on",
      (page) =>
        inReserve(page, async (discs) => {
          // Twenty tiny discs, each of which can be any of five; three of them are on the table. One great one, with two faces.
          const tiny = discs.filter({ hasText: "Rat d’égout" });
          await expect(seen(tiny, "17 ×", { exact: true })).toBeVisible();
          for (const kind of ["Chauve-souris vampire", "Crâne de sang", "Vipère de fosse", "Scarabée"])
            await expect(seen(tiny.getByRole("button"), kind)).toBeVisible();
          await expect(seen(discs.filter({ hasText: "Wyverne" }), "1 ×", { exact: true })).toBeVisible();
          await expect(page.getByRole("dialog")).not.toContainText(/feuille|planche/);
        }),
    );

    look("VER-SWARM-07 it is called Swarm Attack where it is asked and in the log", async (page) => {
      await expect(overseer(page)).toBeVisible();
      await expect(seen(page.locator(".foot-prompt"), /^Attaque d’essaim/)).toBeVisible();
      await page.getByRole("button", { name: "1 point de vie", exact: true }).press("Enter");
      await page.getByRole("button", { name: "Tout déplier" }).first().click();
      await expect(seen(page.locator(".log").first(), "Attaque d’essaim").first()).toBeVisible();
    });
  },
);

visit(
  "an Overseer before a room of Vermin",
  async (page) => {
    const game = beforeRoom("the-armoury", { options: { boxes: ["vermin"], healer: "maireya" } });
    game.choose("explore");
    await sitDownAs(page, game.match, { "seat-1": "" });
  },
  (look) => {
    look("VER-VARIANT-05 variants are told to be harder, and for experienced players", async (page) => {
      await expect(
        seen(page.locator(".foot-prompt"), "plus redoutables et pour joueurs aguerris"),
      ).toBeVisible();
    });
  },
);

for (const [title, id, ability] of [
  [
    "SOL-COMP-14 the rules of Soloth are searched by id and by the name of an ability",
    "SOL-EVASION-01",
    "Évasion",
  ],
  [
    "VER-COMP-11 the rules of Vermin are searched by id and by the name of an ability",
    "VER-SWARM-01",
    "Essaim",
  ],
] as const)
  test(title, async ({ page }) => {
    await open(page, `#/rules/${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    const book = id.startsWith("SOL") ? "soloth" : "vermin";
    await open(page, `#/rules/${book}?q=${ability}`);
    await expect(
      page
        .locator(`a[href*="${id.slice(0, -3)}"], .rule`)
        .filter({ hasText: ability })
        .first(),
    ).toBeVisible();
  });
