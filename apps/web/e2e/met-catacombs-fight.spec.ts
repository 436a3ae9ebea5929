import { obstaclesOn, optionTexts } from "@ossuaire/catacombs";
import { fighting } from "@ossuaire/catacombs/testing";
import { expect, type Page } from "@playwright/test";
import { discsOf, sitDownAs } from "./catacombs.ts";
import { edgesIn, lightnessOf, pixelsOf, seen } from "./eyes.ts";
import { boxOf, heroBoard, piece, reading, two } from "./met-catacombs.ts";
import { visit } from "./visit.ts";

/** Rules that say what somebody must be shown, or what the table does in place of hands: looked for on the screen. */

/** Every disc and every obstacle lies on the board, with its figure. */
async function expectDrawn(page: Page, round = false): Promise<void> {
  const [{ view, at }, pixel] = [await discsOf(page, round), await pixelsOf(page)];
  const light = (x: number, y: number) => lightnessOf(pixel(at({ x, y })));
  const { pieces = [], board = "" } = view.fight ?? {};
  const lying = [...pieces, ...obstaclesOn(board)];
  expect(lying.length).toBeGreaterThan(12);
  for (const one of lying) expect(edgesIn(light, one), one.id).toBeGreaterThan(one.radius * 1.1);
}

visit(
  "the Heroes in a fight, two players",
  async (page) => {
    const { match } = fighting({
      options: { parties: two, camping: true, fairPlacement: true },
      at: {
        thief: [260, 60],
        "centaur-1": [420, 60],
        "skeleton-archer-1": [420, 160],
        "zombie-1": [420, 260],
        "minotaur-1": [340, 200],
        "ghoul-1": [470, 210],
      },
      stunned: { elf: 1 },
      heroes: { elf: { gold: 300 }, barbarian: { gold: 700 }, wizard: { gold: 200 } },
    });
    await sitDownAs(page, match, { "seat-3": "Bob" });
  },
  (look) => {
    look(
      "CAT-SETUP-06 the monsters of the room lie open on the other side of the board, each with its card",
      async (page) => {
        const here = page.getByRole("list", { name: "Dans cette salle" }).first();
        for (const name of ["Centaure", "Archer squelette", "Zombie", "Minotaure", "Goule"]) {
          const row = here.getByRole("button", { name: `1 × ${name}` });
          await expect(seen(here, `1 × ${name}`)).toBeVisible();
          await reading(row, name, (card) => expect(seen(card, /\d\sor/).first()).toBeVisible());
        }
        const [monsters, board, heroes] = await Promise.all([
          boxOf(here),
          boxOf(page.locator(".board-view")),
          boxOf(heroBoard(page, "Elfe").first()),
        ]);
        expect(monsters.x).toBeGreaterThan(board.x + board.width / 2);
        expect(heroes.x).toBeLessThan(board.x + board.width / 2);
      },
    );

    look("CAT-SETUP-07 each player has the boards of his Heroes before him", async (page) => {
      for (const [player, ...heroes] of [
        ["Héros, joueur 1", "Elfe", "Barbare"],
        ["Héros, joueur 2", "Voleur", "Magicien"],
      ] as const) {
        const before = page.getByRole("region", { name: player }).first();
        await expect(before.getByRole("heading", { level: 3 })).toHaveText(heroes);
        for (const hero of heroes) await expect(seen(before, hero, { exact: true })).toBeVisible();
      }
      await expect(seen(page.getByRole("region", { name: "Héros, joueur 2" }).first(), "Bob")).toBeVisible();
    });

    look(
      "CAT-GOLD-07 the gold of each Hero lies on his own board, also where one player has several",
      async (page) => {
        for (const [hero, gold] of [
          ["Elfe", "300 or"],
          ["Barbare", "700 or"],
          ["Magicien", "200 or"],
        ] as const)
          await expect(seen(heroBoard(page, hero).first(), gold)).toBeVisible();
        await expect(heroBoard(page, "Elfe").first()).not.toContainText("700");
      },
    );

    look(
      "CAT-INCAP-06 who is incapacitated shows it, on the board and in words; who is not, does not",
      async (page) => {
        await expect(piece(page, "elf")).toContainText("en incapacité");
        await expect(seen(heroBoard(page, "Elfe").first(), "en incapacité")).toBeVisible();
        await expect(piece(page, "thief")).not.toContainText("en incapacité");
        await expect(heroBoard(page, "Voleur").first()).not.toContainText("en incapacité");
      },
    );

    look(
      "CAT-MON-02 a Monster card shows picture, name, type, reward, life, attacks and further abilities",
      async (page) => {
        const here = page.getByRole("list", { name: "Dans cette salle" }).first();
        await reading(here.getByRole("button", { name: /Minotaure/ }), "Minotaure", async (card) => {
          await expect(card.getByRole("heading", { name: "Minotaure" })).toBeVisible();
          await expect(card.locator(".card-top .emblem path")).toBeVisible();
          for (const words of ["Mythologie (bleu)", "200 or", "2 points de vie", "Coup de poing"])
            await expect(seen(card, words, { exact: true }).first()).toBeVisible();
          await expect(card.locator(".attack-kind").first()).toBeVisible();
          await expect(seen(card, /^Représailles/).first()).toBeVisible();
        });
        // With modifiers, and in sequence.
        for (const [name, words] of [
          ["Goule", "étourdissante"],
          ["Centaure", "→"],
        ] as const)
          await reading(here.getByRole("button", { name: `1 × ${name}` }), name, (card) =>
            expect(seen(card.locator(".attacks"), words, { exact: true })).toBeVisible(),
          );
      },
    );

    look(
      "CAT-SEQ-02, CAT-SEQ-05 an arrow stands between attacks in a row, another sign where one is chosen",
      async (page) => {
        const here = page.getByRole("list", { name: "Dans cette salle" }).first();
        await reading(here.getByRole("button", { name: /Centaure/ }), "Centaure", async (card) => {
          await expect(seen(card, "→")).toBeVisible();
          await expect(card.getByText("/", { exact: true })).toHaveCount(0);
          // It is heard as a word.
          await expect(card.getByText("puis", { exact: true })).toBeVisible();
          await expect(card).toContainText(/Coup de poing\s*→\s*puis\s*Missile/);
        });
        await reading(here.getByRole("button", { name: /Archer/ }), "Archer squelette", async (card) => {
          await expect(seen(card, "/", { exact: true })).toBeVisible();
          await expect(card.getByText("→")).toHaveCount(0);
          await expect(card.getByText("ou", { exact: true })).toBeVisible();
          await expect(card).toContainText(/Coup de poing[\s\S]*\/\s*ou[\s\S]*Missile/);
        });
      },
    );

    look("CAT-LIMIT-07 what was agreed on can be read by all during the game", async (page) => {
      await reading(page.getByRole("button", { name: /^Réserve/ }).first(), "La réserve", async (leaf) => {
        const agreed = leaf.getByText("Convenu avant la partie").locator("..");
        await expect(agreed).toBeVisible();
        for (const { name } of [optionTexts.camping, optionTexts.fairPlacement])
          await expect(seen(agreed, name.fr)).toBeVisible();
        await expect(agreed).not.toContainText(optionTexts.wanderers.name.fr);
      });
    });

    look("CAT-SETUP-11 every area of the table is there to be seen", async (page) => {
      await expect(page.locator(".board-view[data-drawn]")).toBeVisible();
      for (const disc of ["elf", "zombie-1", "obstacle-1"]) await expect(piece(page, disc)).toBeAttached();
      await expectDrawn(page);
      for (const hero of ["Elfe", "Barbare", "Voleur", "Magicien", "Sorcier"])
        await expect(heroBoard(page, hero).first()).toBeVisible();
      // The Heroes' spare pieces.
      await expect(seen(heroBoard(page, "Elfe").first(), "Flèches : 2")).toBeVisible();
      await expect(page.getByRole("list", { name: "Dans cette salle" }).first()).toBeVisible();
      await expect(page.locator(".way-open")).toBeVisible();
      await reading(page.getByRole("button", { name: /^Réserve/ }).first(), "La réserve", async (leaf) => {
        for (const [area, lies] of [
          ["Banque d’or", "12 000"],
          ["Paquet d’équipement", "9 cartes"],
          ["Cartes Sort", "12 à jouer"],
          ["Plateaux inutilisés", "Les Cavernes de jade"],
        ] as const) {
          const fact = leaf.locator("dl > div").filter({ has: page.getByText(area, { exact: true }) });
          await expect(seen(fact, lies)).toBeVisible();
        }
        await expect(leaf.getByRole("heading", { name: "La réserve de monstres" })).toBeVisible();
        await expect(seen(leaf.getByRole("button"), "5 × Orc")).toBeVisible();
        await expect(leaf.getByRole("heading", { name: "Les salles" })).toBeVisible();
        await expect(seen(leaf, "Salle 2")).toBeVisible();
      });
    });

    look(
      "CAT-SETUP-10 any player turns and zooms his own view, and aims from where he looks",
      async (page) => {
        const view = page.locator(".board-view");
        const box = await boxOf(view);
        /** How light the board is, at a place in each of many squares. */
        const picture = async () => {
          const pixel = await pixelsOf(page);
          return Array.from({ length: 40 * 24 }, (_, n) =>
            lightnessOf(
              pixel({
                x: box.x + (box.width * ((n % 40) + 0.5)) / 40,
                y: box.y + (box.height * (Math.floor(n / 40) + 0.5)) / 24,
              }),
            ),
          );
        };
        const whole = await picture();
        const changed = async () =>
          (await picture()).filter((light, n) => Math.abs(light - (whole[n] ?? 0)) > 15).length /
          whole.length;
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.wheel(0, -600);
        await expect(page.locator(".board-view[data-near]")).toBeVisible();
        await expect.poll(changed).toBeGreaterThan(0.2);
        await page.mouse.wheel(0, 900);
        await expect(page.locator(".board-view[data-near]")).toHaveCount(0);
        await expect.poll(changed).toBeLessThan(0.05);
        const thief = piece(page, "thief");
        await expect(thief).toContainText("en haut");
        await page.getByRole("button", { name: "Tourner le plateau d’un demi-tour" }).click();
        await expect(thief).toContainText("en bas");
        await expectDrawn(page, true);
        // As seen the Centaur is to the left now; the flick goes to the right of the board.
        await thief.focus();
        await page.keyboard.press("e");
        const said = page.locator(".board > [aria-live]");
        await expect(said).toHaveText(/^Vers le Centaure.* Direction 9\sheures/);
        await page.keyboard.press("Enter");
        await expect.poll(async () => (await discsOf(page)).match.answers.at(-1)?.answer.kind).toBe("flick");
        const answer = (await discsOf(page)).match.answers.at(-1)?.answer;
        expect(answer?.kind === "flick" && answer.vx).toBeGreaterThan(0);
      },
    );

    look(
      "CAT-LIMIT-06, CAT-LIMIT-08 nobody overrules the table, and its own rulings are read from the help",
      async (page) => {
        const strangers: string[] = [];
        page.on("request", (request) => {
          if (new URL(request.url()).origin !== new URL(page.url()).origin) strangers.push(request.url());
        });
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("button", { name: "Aide", exact: true }).last().click();
        const help = page.getByRole("dialog").last();
        await expect(seen(help, "personne ne peut passer outre")).toBeVisible();
        await help.getByRole("button", { name: "Lire nos décisions" }).click();
        const ruling = page.getByRole("dialog", { name: "Règle CAT-RULING-01" });
        await expect(ruling.locator(".rule-text")).not.toBeEmpty();
        // From there to all of them.
        await ruling.getByRole("link", { name: "Ouvrir les règles" }).click();
        await expect(page.locator("#CAT-RULING-92")).toContainText("en haut à droite");
        expect(strangers).toEqual([]);
      },
    );
  },
);
