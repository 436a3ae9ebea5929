import { optionTexts, roomOf } from "@ossuaire/catacombs";
import { beforeRoom, fighting, newCampaign } from "@ossuaire/catacombs/testing";
import { expect, type Locator, type Page } from "@playwright/test";
import { discsOf, sitDownAs } from "./catacombs.ts";
import { open } from "./page.ts";
import { visit } from "./visit.ts";

/** Rules that say what somebody must be shown, or what the table does in place of hands: looked for on the screen. */

const two = [
  ["elf", "barbarian"],
  ["thief", "wizard"],
];

const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`);
const overseer = (page: Page) => page.getByRole("region", { name: "Maître des catacombes" }).first();
const boardOf = (page: Page, hero: string) =>
  page.locator(".hero-board").filter({ has: page.getByRole("heading", { name: hero }) });

async function boxOf(seen: Locator) {
  await expect(seen).toBeVisible();
  const box = await seen.boundingBox();
  if (box === null) throw new Error("nothing is seen");
  return box;
}

/** Does something with a leaf that is opened by pressing, and puts it away again. */
async function reading(opener: Locator, name: string | RegExp, read: (leaf: Locator) => Promise<void>) {
  await opener.press("Enter");
  const leaf = opener.page().getByRole("dialog", { name, exact: true });
  await expect(leaf).toBeVisible();
  await read(leaf);
  await opener.page().keyboard.press("Escape");
  await expect(leaf).toHaveCount(0);
}

/** Does something with the map, and folds it again. */
async function onMap(page: Page, see: (map: Locator) => Promise<void>) {
  await reading(page.locator(".way-open"), "La carte", see);
}

/** The card of the room that the Heroes are in, from the map. */
async function readRoom(map: Locator, read: (card: Locator) => Promise<void>) {
  const here = map.locator("[data-here]").getByRole("button", { name: /lire la carte$/ });
  const name = ((await here.textContent()) ?? "").trim();
  await reading(here, name, read);
}

/** In the upper right corner of a card. */
async function expectUpperRight(level: Locator, card: Locator) {
  const [small, large] = [await boxOf(level), await boxOf(card)];
  expect(small.x + small.width / 2).toBeGreaterThan(large.x + large.width * 0.6);
  expect(small.y + small.height / 2).toBeLessThan(large.y + large.height * 0.35);
}

visit(
  "the Overseer, before the first room",
  async (page) => {
    await sitDownAs(page, newCampaign({ camping: true }).match, { "seat-1": "Ana" });
    await page.getByRole("button", { name: "explorer" }).waitFor();
  },
  (look) => {
    look("CAT-SETUP-03 all are told which monster wanders, before play begins", async (page) => {
      await expect(overseer(page)).toContainText(/Errants\s:\s*Zombie/);
      await expect(overseer(page).getByRole("button", { name: "Zombie" })).toBeVisible();
    });

    look("CAT-SETUP-05 the Room cards lie face down, in one column", async (page) => {
      await reading(page.getByRole("button", { name: /^Réserve/ }).first(), "La réserve", async (leaf) => {
        const rooms = leaf.locator(".supply-rooms li");
        await expect(rooms).toHaveCount(7);
        await expect(rooms).toHaveText(Array.from({ length: 7 }, (_, n) => `Salle ${n + 1}`));
        const boxes = await Promise.all((await rooms.all()).map(boxOf));
        for (const [n, box] of boxes.entries()) {
          expect(box.x).toBe(boxes[0]?.x);
          if (n > 0) expect(box.y).toBeGreaterThan(boxes[n - 1]?.y ?? 0);
        }
      });
      await onMap(page, async (map) => {
        await expect(map.getByRole("listitem").filter({ hasText: "niveau" }).first()).toBeVisible();
        await expect(map.getByRole("button", { name: /lire la carte/ })).toHaveCount(0);
      });
    });

    look(
      "CAT-VCAMP-01 from the start the Camp Tracker lies where all can see it, its marker on the start",
      async (page) => {
        const camp = page.getByRole("button", { name: /^Bivouac : case 0 sur 8/ });
        await expect(camp.locator("svg")).toBeVisible();
        await expect(camp.getByText("0/8")).toBeVisible();
        await reading(camp, "La carte", async (map) => {
          const spaces = map.locator(".camp-track li");
          await expect(spaces).toHaveCount(9);
          const marked = map.locator(".camp-track [aria-current=step]");
          await expect(marked).toContainText("Départ, le marqueur est ici");
          // It looks different from a space without the marker.
          const lookOf = (space: Locator) =>
            space.evaluate((one) =>
              [getComputedStyle(one).backgroundColor, getComputedStyle(one).boxShadow].join(),
            );
          expect(await lookOf(marked)).not.toBe(await lookOf(spaces.nth(1)));
          for (const space of ["★", "1", "2", "3"])
            await expect(spaces.getByText(space, { exact: true }).first()).toBeVisible();
        });
      },
    );

    look(
      "CAT-OBJ-05 it is the Overseer who is asked to begin, and who leads on to the room",
      async (page) => {
        await expect(page.getByText("Retournez la prochaine salle.")).toBeVisible();
        await page.getByRole("button", { name: "explorer" }).press("Enter");
        await expect(page.locator(".way-name")).not.toHaveText("La carte");
        await expect(page.locator("[data-task=place]")).toBeVisible();
      },
    );
  },
);

visit(
  "the Overseer, as he places his monsters",
  async (page) => {
    const game = newCampaign();
    game.choose("explore");
    await sitDownAs(page, game.match, { "seat-1": "Ana" });
    await page.locator("[data-task=place]").waitFor();
  },
  (look) => {
    look(
      "CAT-PHASE-15 when he places, the Overseer is told that obstacles hide his monsters",
      async (page) => {
        await expect(page.getByText("les obstacles les cachent")).toBeVisible();
        // The Heroes stand already.
        await expect(piece(page, "elf")).toBeAttached();
      },
    );

    look("CAT-PHASE-07 a Room card shows the ground of the board that it calls for", async (page) => {
      const canvas = page.locator(".board-canvas[data-ground]:not([data-ground=plain])");
      await expect(canvas).toBeVisible();
      const ground = (await canvas.getAttribute("data-ground")) ?? "?";
      const expectGround = async (within: Locator) => {
        const image = within.locator("image");
        await expect(image).toBeVisible();
        expect(await image.getAttribute("href")).toContain(`/${ground}-`);
      };
      await onMap(page, async (map) => {
        await expectGround(map.locator("[data-here]"));
        await readRoom(map, expectGround);
      });
    });

    look(
      "CAT-RULING-92, CAT-LAYOUT-02 the level stands at the upper right: on the card, and on the map of a column",
      async (page) => {
        await onMap(page, async (map) => {
          const here = map.locator("[data-here]");
          await expectUpperRight(here.getByText("0", { exact: true }), here);
          await readRoom(map, (card) =>
            expectUpperRight(card.getByText("Niveau 0"), card.locator(".leaf-paper")),
          );
        });
      },
    );
  },
);

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
        for (const name of ["1 × Centaure", "1 × Archer squelette", "1 × Zombie", "1 × Minotaure"])
          await expect(here.getByRole("button", { name: new RegExp(name) })).toBeVisible();
        const [monsters, board, heroes] = await Promise.all([
          boxOf(here),
          boxOf(page.locator(".board-view")),
          boxOf(boardOf(page, "Elfe").first()),
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
        for (const hero of heroes) await expect(before.getByRole("heading", { name: hero })).toBeVisible();
      }
      await expect(page.getByRole("region", { name: "Héros, joueur 2" }).first()).toContainText("Bob");
    });

    look(
      "CAT-GOLD-07 the gold of each Hero lies on his own board, also where one player has several",
      async (page) => {
        for (const [hero, gold] of [
          ["Elfe", "300 or"],
          ["Barbare", "700 or"],
          ["Magicien", "200 or"],
        ] as const)
          await expect(boardOf(page, hero).first().getByText(gold)).toBeVisible();
        await expect(boardOf(page, "Elfe").first()).not.toContainText("700");
      },
    );

    look(
      "CAT-INCAP-06 who is incapacitated shows it, on the board and in words; who is not, does not",
      async (page) => {
        await expect(piece(page, "elf")).toContainText("étourdi");
        await expect(piece(page, "thief")).not.toContainText("étourdi");
      },
    );

    look(
      "CAT-MON-02 a Monster card shows picture, name, type, reward, life, attacks and further abilities",
      async (page) => {
        const here = page.getByRole("list", { name: "Dans cette salle" }).first();
        await reading(here.getByRole("button", { name: /Minotaure/ }), "Minotaure", async (card) => {
          await expect(card.getByRole("heading", { name: "Minotaure" })).toBeVisible();
          await expect(card.locator(".card-top .emblem path")).toBeVisible();
          await expect(card.getByText("Mythologie (bleu)")).toBeVisible();
          await expect(card.getByText("200 or", { exact: true })).toBeVisible();
          await expect(card.getByText("2 points de vie", { exact: true })).toBeVisible();
          await expect(card.getByText("Coup de poing").first()).toBeVisible();
          await expect(card.locator(".attack-kind").first()).toBeVisible();
          await expect(card.getByText(/^Représailles/).first()).toBeVisible();
        });
      },
    );

    look(
      "CAT-SEQ-02, CAT-SEQ-05 an arrow stands between attacks in a row, another sign where one is chosen",
      async (page) => {
        const here = page.getByRole("list", { name: "Dans cette salle" }).first();
        await reading(here.getByRole("button", { name: /Centaure/ }), "Centaure", async (card) => {
          await expect(card.getByText("→")).toBeVisible();
          await expect(card.getByText("/", { exact: true })).toHaveCount(0);
          // It is heard as a word.
          await expect(card).toContainText(/Coup de poing\s*→\s*puis\s*Missile/);
        });
        await reading(here.getByRole("button", { name: /Archer/ }), "Archer squelette", async (card) => {
          await expect(card.getByText("/", { exact: true })).toBeVisible();
          await expect(card.getByText("→")).toHaveCount(0);
          await expect(card).toContainText(/Coup de poing[\s\S]*\/\s*ou[\s\S]*Missile/);
        });
      },
    );

    look("CAT-LIMIT-07 what was agreed on can be read by all during the game", async (page) => {
      await reading(page.getByRole("button", { name: /^Réserve/ }).first(), "La réserve", async (leaf) => {
        const agreed = leaf.getByText("Convenu avant la partie").locator("..");
        await expect(agreed).toBeVisible();
        await expect(agreed).toContainText(optionTexts.camping.name.fr);
        await expect(agreed).toContainText(optionTexts.fairPlacement.name.fr);
        await expect(agreed).not.toContainText(optionTexts.wanderers.name.fr);
      });
    });

    look("CAT-SETUP-11 every area of the table is there to be seen", async (page) => {
      await expect(page.locator(".board-view[data-drawn]")).toBeVisible();
      for (const disc of ["elf", "zombie-1", "obstacle-1"]) await expect(piece(page, disc)).toBeAttached();
      for (const hero of ["Elfe", "Barbare", "Voleur", "Magicien", "Sorcier"])
        await expect(boardOf(page, hero).first()).toBeVisible();
      await expect(page.getByRole("list", { name: "Dans cette salle" }).first()).toBeVisible();
      await expect(page.locator(".way-open")).toBeVisible();
      await reading(page.getByRole("button", { name: /^Réserve/ }).first(), "La réserve", async (leaf) => {
        for (const area of [
          "Banque d’or",
          "Paquet d’équipement",
          "Cartes Sort",
          "La réserve de monstres",
          "Plateaux inutilisés",
          "Les salles",
        ])
          await expect(leaf.getByText(area)).toBeVisible();
      });
    });

    look(
      "CAT-SETUP-10 any player turns and zooms his own view, and aims from where he looks",
      async (page) => {
        const view = page.locator(".board-view");
        const box = await boxOf(view);
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.wheel(0, -600);
        await expect(page.locator(".board-view[data-near]")).toBeVisible();
        await page.mouse.wheel(0, 900);
        await expect(page.locator(".board-view[data-near]")).toHaveCount(0);
        const thief = piece(page, "thief");
        await expect(thief).toContainText("en haut");
        await page.getByRole("button", { name: "Tourner le plateau d’un demi-tour" }).click();
        await expect(thief).toContainText("en bas");
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
        await expect(help.getByText("personne ne peut passer outre")).toBeVisible();
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

visit(
  "the form before a campaign",
  (page) => open(page, "#/new/catacombs"),
  (look) => {
    /** What stands beside an option, for eyes and ears. */
    const described = (option: keyof typeof optionTexts, how: RegExp) => async (page: Page) => {
      const field = page.getByLabel(optionTexts[option].name.fr, { exact: true });
      await expect(field).toHaveAccessibleDescription(how);
      await expect(page.getByText(how).first()).toBeVisible();
    };

    look(
      "CAT-SETUP-04 the Sorcerer is recommended to beginners",
      described("lord", /Le Sorcier convient pour débuter/),
    );
    look(
      "CAT-VLAST-03 it says that Heroes who find it hard to win are helped",
      described("heroesLast", /une aide pour des Héros qui ont du mal à gagner/),
    );
    look(
      "CAT-VFAIR-05 it says that it is a remedy against crowded monsters",
      described("fairPlacement", /un remède quand .+ entasse ses monstres/),
    );
    look(
      "CAT-AWAND-08 it says that it is a remedy against Heroes who avoid fighting",
      described("wanderers", /un remède contre des Héros qui évitent le combat/),
    );
    look(
      "CAT-VCAMP-15 it says that it makes the game easier, and suits long layouts",
      described("camping", /plus facile pour eux\s;.+ longues dispositions/),
    );
    look(
      "CAT-VBRANCH-11 it says that it is more varied and slightly easier",
      described("layout", /plus varié et un peu plus facile pour les Héros/),
    );

    look(
      "CAT-LAYOUT-13 seven cards are the game that is recommended, of 30 to 60 minutes; another length is not",
      async (page) => {
        const prospect = page.locator(".prospect");
        await expect(prospect).toContainText("30 à 60 minutes");
        await expect(prospect).toContainText(/conseillons : sept cartes/);
        await page.getByLabel("Salles de niveau 1").selectOption("4");
        await expect(prospect).not.toContainText("conseillons");
        await page.getByLabel("Salles de niveau 1").selectOption("2");
      },
    );

    look(
      "CAT-LIMIT-07 only the options that have a name can be switched, and each says what it does",
      async (page) => {
        const switches = page.locator(".fields").getByRole("checkbox");
        const names = Object.values(optionTexts).map(({ name }) => name.fr);
        for (const one of await switches.all()) {
          const name = (await one.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? "";
          expect(names).toContain(name.trim());
          await expect(one).toHaveAccessibleDescription(/.{20}/);
        }
        expect(await switches.count()).toBeGreaterThanOrEqual(6);
      },
    );
  },
);

visit(
  "between two rooms, where all three may change seats",
  async (page) => {
    const { match } = beforeRoom("moghath", {
      options: { exchange: true, parties: two },
      state: { here: 0 },
    });
    await sitDownAs(page, match, { "seat-1": "Ana", "seat-2": "Bob", "seat-3": "Cleo" });
  },
  (look) => {
    look("CAT-VFAIR-06 the Overseer's seat is handed to another player, if all agree", async (page) => {
      await expect(overseer(page)).toContainText("Ana");
      await page
        .getByRole("button", { name: /joueur 2/ })
        .last()
        .press("Enter");
      for (let voice = 0; voice < 2; voice++) {
        await expect(page.getByText("Donner la place du Maître à ce joueur")).toBeVisible();
        await page.getByRole("button", { name: "d’accord" }).press("Enter");
      }
      await expect(overseer(page)).toContainText("Cleo");
      await expect(page.getByRole("region", { name: "Héros, joueur 2" }).first()).toContainText("Ana");
      await expect(page.getByRole("button", { name: "explorer" })).toBeVisible();
    });
  },
);

/** North above: from the start, of level 0, there are four ways. */
const maze = [
  { card: "bholoth-cemetery", x: 0, y: 0 },
  { card: "the-outer-bailey", x: -1, y: 0 },
  { card: "izchak", x: 1, y: 0 },
  { card: "vysara", x: 2, y: 0 },
  { card: "lair", x: 3, y: 0 },
];

visit(
  "in a labyrinth",
  async (page) => {
    const scenario = { intro: { fr: "", en: "" }, rooms: {}, maze };
    const game = newCampaign({ layout: "labyrinth", scenario });
    for (const seat of game.match.seats) game.choose("accept", seat);
    game.choose("explore");
    await sitDownAs(page, game.match, { "seat-2": "" });
  },
  (look) => {
    const room = roomOf("bholoth-cemetery");
    if (room.kind !== "combat") throw new Error("no fight in the cemetery");
    const { level, exits } = room;

    look("CAT-RULING-92 the level stands at the upper right here as well", (page) =>
      onMap(page, async (map) => {
        const here = map.locator("[data-here]");
        await expectUpperRight(here.getByText(["0", "I", "II"][level] ?? "", { exact: true }), here);
      }),
    );

    look("CAT-VEXIT-01 a Room card has its exits at the lower right, by their letters", (page) =>
      onMap(page, (map) =>
        readRoom(map, async (card) => {
          const paper = await boxOf(card.locator(".leaf-paper"));
          for (const exit of exits) {
            const { x, y } = await boxOf(card.getByText(exit === "W" ? "O" : exit, { exact: true }));
            expect(x).toBeGreaterThan(paper.x + paper.width / 2);
            expect(y).toBeGreaterThan(paper.y + paper.height * 0.6);
          }
          // Whoever listens hears the words.
          await expect(card).toContainText("au nord, à l’est, au sud, à l’ouest");
        }),
      ),
    );
  },
);
