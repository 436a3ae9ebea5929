import type { Catacombs } from "@ossuaire/catacombs";
import { heroCard } from "@ossuaire/catacombs/all";
import { infested, solothFight } from "@ossuaire/catacombs/testing";
import type { Match } from "@ossuaire/kernel";
import type { Locator, Page } from "@playwright/test";
import { discsOf, sitDownAs, sitDownAt } from "./catacombs.ts";
import { backgroundOf, type Colour, pixelsOf, seen } from "./eyes.ts";
import { expectOwnFaces, expectUpperRight, heroBoard, piece, reading } from "./met-catacombs.ts";
import { expect, test } from "./page.ts";
import { visit } from "./visit.ts";

/** What Soloth and Vermin want to be shown: looked for on the discs, in the rows, on the cards and by ear. */

const here = (page: Page) => page.getByRole("list", { name: "Dans cette salle" }).first();

/** How much of the ring just outside a disc is as pale and cold as ice. */
async function iceAround(page: Page, id: string): Promise<number> {
  const { piece: on, at } = await discsOf(page);
  const pixel = await pixelsOf(page);
  const { x, y, radius } = on(id);
  const ring = Array.from({ length: 180 }, (_, n) => {
    const angle = (n / 180) * 2 * Math.PI;
    return pixel(at({ x: x + 1.04 * radius * Math.cos(angle), y: y + 1.04 * radius * Math.sin(angle) }));
  });
  return ring.filter(([red, green, blue]) => blue > 190 && green > 180 && blue > red).length / ring.length;
}

/** How much of a spot on a disc, off its middle by so many of its radii, has this colour. */
async function shareOf(
  page: Page,
  id: string,
  [right, down]: readonly [number, number],
  isIt: (colour: Colour) => boolean,
): Promise<number> {
  const { piece: on, at } = await discsOf(page);
  const pixel = await pixelsOf(page);
  const { x, y, radius } = on(id);
  const steps = [-0.2, -0.1, 0, 0.1, 0.2];
  const spot = steps.flatMap((dx) =>
    steps.map((dy) => pixel(at({ x: x + (right + dx) * radius, y: y + (down + dy) * radius }))),
  );
  return spot.filter(isIt).length / spot.length;
}

/** The drawing on a disc. */
const faceOf = (disc: Locator) => disc.locator(".emblem path").first().getAttribute("d");

visit(
  "a room of Soloth, two monsters frozen",
  async (page) => {
    const game = solothFight({
      options: { lord: "shapeshifter", drops: 2 },
      at: {
        paladin: [297, 60],
        "orc-1": [330, 60],
        "troll-1": [400, 120],
        "orc-wolf-rider-1": [420, 220],
        "siren-1": [340, 260],
        "phoenix-1": [300, 160],
      },
      frozen: ["orc-1", "troll-1"],
      life: { paladin: 9 },
      marks: { sorceress: { beast: 1 } },
      heroes: {
        "witch-hunter": { stored: ["orc", "zombie"], artefacts: ["troll-blood"] },
      },
    });
    // Too weakly: the spike holds.
    game.choose("paladin:melee");
    game.flickAt("orc-1", 290);
    await sitDownAt(page, game.match);
    await page.getByRole("button", { name: /Princesse des glaces : Coup de poing/ }).waitFor();
  },
  (look) => {
    look(
      "SOL-FREEZE-18 a frozen monster bears the spike in its row, and its card says what it still can do",
      async (page) => {
        for (const frozen of ["orc-1", "troll-1"])
          expect(await iceAround(page, frozen), frozen).toBeGreaterThan(0.15);
        expect(await iceAround(page, "siren-1")).toBeLessThan(0.05);
        // The spike itself lies on its upper left rim.
        const isCyan = ([red, , blue]: Colour) => blue - red > 50;
        expect(await shareOf(page, "troll-1", [-0.6, -0.6], isCyan)).toBeGreaterThan(0.4);
        expect(await shareOf(page, "orc-wolf-rider-1", [-0.6, -0.6], isCyan)).toBeLessThan(0.1);
        await expect(here(page).locator(".mark-frozen")).toHaveCount(2);
        await expect(here(page).locator(".mark-frozen path").first()).toBeVisible();
        await reading(here(page).getByRole("button", { name: "1 × Troll" }), "Troll", async (card) => {
          await expect(card.locator(".mark-frozen")).toHaveCount(1);
          await expect(
            seen(card, "Ses capacités sans pichenette, comme la Régénération, restent"),
          ).toBeVisible();
        });
        await reading(here(page).getByRole("button", { name: "1 × Sirène" }), "Sirène", async (card) => {
          await expect(card.locator(".mark-frozen")).toHaveCount(0);
          await expect(card).not.toContainText("Pique de glace");
        });
      },
    );

    look(
      "SOL-VERDICT-27 the list of pieces says who is frozen and how freed, mounted, in another form, and what boards keep",
      async (page) => {
        await expect(piece(page, "orc-1")).toContainText(
          "gelé, à libérer d’un choc qui le pousserait des trois quarts de sa largeur",
        );
        await expect(piece(page, "siren-1")).not.toContainText("gelé");
        await expect(piece(page, "orc-wolf-rider-1")).toContainText("à sa mort paraît son cavalier (Orc)");
        await expect(piece(page, "sorceress")).toContainText("forme animale");
        await expect(piece(page, "sorceress")).toContainText("magie 6");
        await expect(piece(page, "paladin")).toContainText("armure 2");
        await expect(piece(page, "witch-hunter")).toContainText(
          "1 × Donjon (vert), 1 × Morts-vivants (gris)",
        );
        await expect(page.locator('[data-piece="ice-spike-1"]')).toHaveCount(0);
      },
    );

    look(
      "SOL-RULING-31 pointed at, a frozen monster says by how hard a knock it is freed; the log says after a hit whether the spike held",
      async (page) => {
        await here(page).locator(".muster-disc").first().hover();
        await expect(seen(page.locator(".name-tag"), "trois quarts de sa largeur")).toBeVisible();
        await page.locator("h1").hover({ force: true });
        await expect(seen(page.locator(".log").first(), "la pique tient")).toBeVisible();
      },
    );

    look("SOL-COMP-13 every disc of the box is drawn with a face of its own", async (page) => {
      const heroes = page.locator(".hero-board .emblem path");
      const faces = await heroes.evaluateAll((paths) => paths.map((one) => one.getAttribute("d")));
      // Four Heroes and their Lord.
      expect([faces.length, new Set(faces).size]).toEqual([5, 5]);
      await expectOwnFaces(page, ["soloth"]);
    });

    look("SOL-SUPPRESS-06 what the Siren forbids is grey, and bears her name", async (page) => {
      const spike = page.getByRole("button", { name: /Princesse des glaces : Pique de glace/ });
      await expect(spike).toHaveAttribute("aria-disabled", "true");
      await expect(seen(spike, "La Sirène l’interdit")).toBeVisible();
      const melee = page.getByRole("button", { name: /Princesse des glaces : Coup de poing/ });
      await expect(melee).not.toContainText("Sirène");
      await expect(melee).toHaveCSS("opacity", "1");
      await expect(spike).not.toHaveCSS("opacity", "1");
    });

    look("SOL-SPIKE-08 the spike has a sign of its own on the button and on her board", async (page) => {
      const sign = (name: RegExp) =>
        page.getByRole("button", { name }).locator("path").first().getAttribute("d");
      const spike = await sign(/Princesse des glaces : Pique de glace/);
      expect(spike).not.toBe(await sign(/Princesse des glaces : Coup de poing/));
      const board = heroBoard(page, "Princesse des glaces").first().locator(".board-card");
      await reading(board, "Princesse des glaces", async (card) => {
        expect(
          await card.locator("path").evaluateAll((paths) => paths.map((one) => one.getAttribute("d"))),
        ).toContain(spike);
      });
    });

    look(
      "SOL-MOUNTED-08, SOL-REWARD-02 the cards show the rider, and the article that a kill brings",
      async (page) => {
        const rider = here(page).getByRole("button", { name: "1 × Orc monté sur loup" });
        const orc = here(page)
          .locator("li")
          .filter({ hasText: /1 × Orc$/ });
        await reading(rider, "Orc monté sur loup", async (card) => {
          await expect(card.locator(".card-rider .emblem")).toBeVisible();
          await expect(seen(card, "Orc", { exact: true }).and(card.locator(".card-rider"))).toBeVisible();
          expect(await faceOf(card.locator(".card-rider"))).toBe(await faceOf(orc));
          await expectUpperRight(card.locator(".card-rider"), card);
        });
        await reading(here(page).getByRole("button", { name: "1 × Phénix" }), "Phénix", async (card) => {
          await expect(card.locator(".card-facts")).toContainText("Laisse aussiPlume de phénix");
          for (const words of ["Laisse aussi", "Plume de phénix"])
            await expect(seen(card.locator(".card-facts"), words)).toBeVisible();
        });
      },
    );

    look("SOL-FAMILY-09 a disc shows its family by colour, a card by colour and name", async (page) => {
      const woodOf = (name: string) =>
        here(page)
          .locator("li")
          .filter({ hasText: name })
          .locator(".emblem")
          .first()
          .evaluate((disc) => getComputedStyle(disc).getPropertyValue("--lit"));
      const [siren, orc, troll] = [await woodOf("Sirène"), await woodOf("1 × Orc"), await woodOf("Troll")];
      expect(siren).not.toBe(orc);
      expect(troll).toBe(orc);
      // On the board as in the row; the Siren's is blue, the wolf rider's green.
      const bluer = ([, green, blue]: Colour) => blue > green + 8;
      expect(await shareOf(page, "siren-1", [0.55, 0], bluer)).toBeGreaterThan(0.4);
      expect(await shareOf(page, "orc-wolf-rider-1", [0.55, 0], bluer)).toBeLessThan(0.1);
      await reading(here(page).getByRole("button", { name: "1 × Sirène" }), "Sirène", async (card) => {
        await expect(seen(card, "Mythologie (bleu)", { exact: true })).toBeVisible();
      });
    });

    look("SOL-RULING-10 the English name stands beside the French one", async (page) => {
      await reading(here(page).getByRole("button", { name: "1 × Sirène" }), "Sirène", async (card) => {
        await expect(seen(card, /\bSiren$/)).toBeVisible();
      });
    });

    look(
      "SOL-HUNTER-06, SOL-HUNTER-12 costs are circles of families; what is active lies on the right",
      async (page) => {
        const board = heroBoard(page, "Chasseur de sorcières").first();
        await expect(board.locator(".stored .family-circle")).toHaveCount(2);
        await reading(board.locator(".board-card"), "Chasseur de sorcières", async (card) => {
          const idle = card.getByRole("list", { name: "À activer" });
          const active = card.getByRole("list", { name: "Actifs" });
          await expect(idle.getByRole("listitem")).toHaveCount(6);
          await expect(active.getByRole("listitem")).toHaveCount(1);
          await expect(active).toContainText("Sang de troll");
          await expect(
            idle.getByRole("img", { name: "coûte Donjon (vert), n’importe lequel" }).first(),
          ).toBeVisible();
          const circles = idle.locator(".family-circle");
          await expect(circles.first()).toBeVisible();
          const marks = await circles.evaluateAll((found) =>
            found.map((circle) => [circle.textContent, getComputedStyle(circle).backgroundImage] as const),
          );
          // Four families and any, each with letters and in a colour of its own.
          expect(new Set(marks.map(([letters]) => letters)).size).toBe(5);
          expect(new Set(marks.map(([, colour]) => colour)).size).toBe(5);
          const [left, right] = [await idle.boundingBox(), await active.boundingBox()];
          expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);
        });
      },
    );

    look("SOL-LORD-04 the drops that were added to the Lord are purple, apart, and told", async (page) => {
      const lord = page.locator(".lord-board").first();
      const drops = lord.locator(".life-drops i");
      await expect(drops).toHaveCount(2);
      for (const drop of await drops.all()) {
        await expect(drop).toBeVisible();
        const [red = 0, green = 0, blue = 0] = await backgroundOf(drop);
        expect(Math.min(red, blue)).toBeGreaterThan(1.5 * green);
      }
      await expect(lord.getByRole("img", { name: /dont 2 gouttes pourpres sur 2/ })).toBeVisible();
    });

    look("SOL-COMP-11 health, armour and magic are numbers on the boards", async (page) => {
      const { life } = heroCard("paladin");
      for (const words of [`♥ 9/${life}`, "Armure : 2"])
        await expect(seen(heroBoard(page, "Paladin").first(), words)).toBeVisible();
      await expect(seen(heroBoard(page, "Sorcière").last(), "Magie : 6")).toBeVisible();
    });
  },
);

/** A Hero in the belly of a Remorhaz, another one poisoned; it is the Heroes' turn. */
function devoured(drops = 4): Match<Catacombs> {
  const game = infested(
    {
      phase: "overseer",
      at: {
        elf: [300, 160],
        thief: [400, 300],
        barbarian: [220, 160],
        "remorhaz-1": [350, 160],
        "pit-viper-1": [440, 300],
      },
      life: { "remorhaz-1": drops },
      heroes: { thief: { poison: ["poison-3-2"] } },
    },
    ["poison-5-1", "poison-0-1", "poison-1-2", "poison-2-2", "poison-0-2"],
  );
  game.choose("pit-viper-1:melee");
  game.flickAt("thief", 300);
  game.choose("remorhaz-1:melees");
  game.flickAt("elf", 300);
  game.choose("flick");
  game.flickAt("elf", 500);
  return game.match;
}

visit(
  "a room of Vermin, a Hero devoured",
  async (page) => {
    await sitDownAt(page, devoured());
    await page.getByRole("button", { name: "Le Barbare : Coup de poing" }).waitFor();
  },
  (look) => {
    look(
      "VER-DEVOUR-04 his disc lies on the card of the monster, and on its disc in the row",
      async (page) => {
        await expect(here(page).locator(".disc-inside .emblem")).toHaveCount(1);
        const name = here(page).getByRole("button", { name: "1 × Rémorhaz" });
        await reading(name, "Rémorhaz", async (card) => {
          const inside = card.locator(".discs-here .disc-inside");
          await expect(inside.locator(".emblem")).toBeVisible();
          expect(await faceOf(inside)).toBe(await faceOf(heroBoard(page, "Elfe").first()));
          await expect(card.locator(".discs-here")).toContainText("tient l’Elfe");
        });
      },
    );

    look(
      "VER-VERDICT-20 who is held, the poison of its limit and the drops are told in the list and in the rows",
      async (page) => {
        await expect(piece(page, "remorhaz-1")).toContainText("tient l’Elfe");
        await expect(piece(page, "remorhaz-1")).toContainText("4 gouttes de sang sur 5");
        await expect(piece(page, "thief")).toContainText("poison 8 sur 10");
        const log = page.locator(".log").first();
        await expect(log).toContainText("dévoré");
        await expect(log).toContainText("poison 8/10");
        await expect(log).toContainText(/cartes Poison restantes\s: 3/);
        await expect(heroBoard(page, "Elfe").first()).toContainText("ressort à la mort du Rémorhaz");
        await expect(heroBoard(page, "Barbare").first()).not.toContainText("dévoré");
      },
    );

    look(
      "VER-POISON-07 the cards lie under his board with their values, the sum beside the limit",
      async (page) => {
        const board = heroBoard(page, "Voleur").first();
        const cards = board.getByRole("list", { name: "Cartes Poison" });
        const values = ["3", "5 ♥−1", "0"];
        await expect(cards.getByRole("listitem")).toHaveText(values);
        for (const value of values) await expect(seen(cards, value, { exact: true })).toBeVisible();
        await expect(seen(board, "poison 8 sur 10")).toBeVisible();
        await expect(board.locator(".mark-poison")).toContainText("8");
        await expect(heroBoard(page, "Barbare").first().locator(".poison-card")).toHaveCount(0);
      },
    );

    look("VER-DEVOUR-06 whoever acts meanwhile reads what the devoured Hero waits for", async (page) => {
      const waits = page.locator(".foot-detail");
      await expect(waits).toHaveText("L’Elfe ressort quand meurt le Rémorhaz.");
      await expect(waits).toBeInViewport({ ratio: 1 });
    });

    look("VER-POISON-03 how many Poison cards are left is shown beside the bank", async (page) => {
      await expect(seen(page.locator(".party-bank").first(), "Paquet Poison 3")).toBeVisible();
    });

    look(
      "VER-STAMINA-02 its life is counted by drops, on the disc in the row and on the card",
      async (page) => {
        const discs = here(page).locator(".drops");
        await expect(discs.locator("s")).toHaveCount(5);
        await expect(discs.locator(".lost")).toHaveCount(1);
        await expect(here(page).locator(".emblem-wounded")).toHaveCount(0);
        const name = here(page).getByRole("button", { name: "1 × Rémorhaz" });
        await reading(name, "Rémorhaz", async (card) => {
          await expect(card.locator(".drops s")).toHaveCount(5);
          await expect(card.locator(".drops .lost")).toHaveCount(1);
          for (const drop of await card.locator(".drops s").all()) await expect(drop).toBeVisible();
        });
      },
    );

    look("VER-MODIF-02, VER-REWARD-02 Poison is green, and MAX stands beside the reward", async (page) => {
      await reading(
        here(page).getByRole("button", { name: "1 × Vipère de fosse" }),
        "Vipère de fosse",
        async (card) => {
          const poison = card.locator(".modifier").filter({ hasText: "Poison" }).first();
          await expect(seen(poison, "Poison")).toBeVisible();
          const [red = 0, green = 0, blue = 0] = await backgroundOf(poison);
          expect(green).toBeGreaterThan(1.5 * Math.max(red, blue));
          await expect(seen(card, "MAX 200", { exact: true })).toBeVisible();
        },
      );
    });
  },
);

test("VER-VERDICT-20 who is let out again is told in the log, and stands on the board", async ({ page }) => {
  await sitDownAt(page, devoured(1));
  await piece(page, "barbarian").press("Enter");
  await page.locator('[data-deed="barbarian:melee"]').press("Enter");
  await page.locator("[data-task=flick]").waitFor();
  await piece(page, "barbarian").focus();
  await page.keyboard.press("e");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const log = page.locator(".log").first();
  await expect(log).toContainText("l’Elfe retrouve la liberté");
  await expect(piece(page, "elf")).toBeAttached();
  await expect(heroBoard(page, "Elfe").first()).not.toContainText("dévoré");
});

visit(
  "rats on a Hero, the Overseer's turn",
  async (page) => {
    const { match } = infested({
      phase: "overseer",
      at: { barbarian: [200, 160], "sewer-rat-1": [1, 1], "sewer-rat-2": [1, 1], "sewer-rat-3": [300, 160] },
      on: { "sewer-rat-1": "barbarian", "sewer-rat-2": "barbarian" },
    });
    await sitDownAs(page, match, { "seat-1": "" });
    await page.getByRole("button", { name: /Rat d’égout 3 : Coup de poing/ }).waitFor();
  },
  (look) => {
    look(
      "VER-VERDICT-20 how many rats lie on whom is told of the Hero; they are no discs of their own",
      async (page) => {
        await expect(piece(page, "barbarian")).toContainText("porte 2 rats");
        await expect(page.locator('[data-piece^="sewer-rat"]')).toHaveCount(1);
        await expect(heroBoard(page, "Barbare").first().locator(".mark-riders")).toContainText("2");
      },
    );
  },
);
