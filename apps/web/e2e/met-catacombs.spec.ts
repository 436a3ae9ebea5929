import { length, roomOf, width, zoneOf } from "@ossuaire/catacombs";
import { beforeRoom, newCampaign } from "@ossuaire/catacombs/testing";
import { expect, type Locator, type Page } from "@playwright/test";
import { discsOf, sitDownAs } from "./catacombs.ts";
import { pixelsOf, seen } from "./eyes.ts";
import { boxOf, expectUpperRight, onMap, overseer, piece, reading, readRoom, two } from "./met-catacombs.ts";
import { visit } from "./visit.ts";

/** Rules that say what somebody must be shown, or what the table does in place of hands: looked for on the screen. */

visit(
  "the Overseer, before the first room",
  async (page) => {
    await sitDownAs(page, newCampaign({ camping: true }).match, { "seat-1": "Ana" });
    await page.locator(".foot-asks").waitFor();
  },
  (look) => {
    look("CAT-SETUP-03 all are told which monster wanders, before play begins", async (page) => {
      await expect(seen(overseer(page), /^Errants\s:\s*Zombie/).first()).toBeVisible();
      await expect(
        seen(overseer(page), "Zombie", { exact: true }).and(page.getByRole("button")),
      ).toBeVisible();
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
        await expect(seen(camp, "0/8")).toBeVisible();
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
            await expect(seen(spaces, space, { exact: true }).first()).toBeVisible();
        });
      },
    );

    look(
      "CAT-OBJ-05 it is the Overseer who is asked to begin, and who leads on to the room",
      async (page) => {
        await expect(seen(page, "Retournez la prochaine salle.")).toBeVisible();
        await expect(seen(page, /^explorer$/i).and(page.getByRole("button"))).toBeVisible();
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
        await expect(seen(page, "les obstacles les cachent")).toBeVisible();
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

/** How much of an upright line is golden, at the best place within a disc's width of `x`, in mm. */
async function goldAlong(page: Page, x: number): Promise<number> {
  const [{ at }, pixel] = [await discsOf(page), await pixelsOf(page)];
  const shareAt = (across: number) => {
    const line = Array.from({ length: width - 80 }, (_, down) => pixel(at({ x: across, y: 40 + down })));
    return line.filter(([red, , blue]) => red > 180 && red - blue > 70).length / line.length;
  };
  return Math.max(...Array.from({ length: 80 }, (_, n) => shareAt(x - 20 + n / 2)));
}

visit(
  "both sides, as they take their places",
  async (page) => {
    const game = newCampaign();
    game.choose("explore");
    await sitDownAs(page, game.match, { "seat-1": "Ana", "seat-2": "Bob" });
    await page.locator("[data-task=place]").waitFor();
  },
  (look) => {
    look("CAT-SETUP-11 the zone of whoever places is lit on the board, and no other", async (page) => {
      const zones = { heroes: zoneOf("heroes", false), overseer: zoneOf("overseer", false) };
      const [left, right] = [zones.heroes.length, length - zones.overseer.length];
      await expect.poll(() => goldAlong(page, left)).toBeGreaterThan(0.3);
      expect(await goldAlong(page, right)).toBeLessThan(0.1);
      await page.getByRole("button", { name: "Placer les 4 comme proposé" }).press("Enter");
      await expect(page.getByText("Placez vos monstres dans leur zone")).toBeVisible();
      await expect.poll(() => goldAlong(page, right)).toBeGreaterThan(0.3);
      expect(await goldAlong(page, left)).toBeLessThan(0.1);
    });
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
      await expect(seen(overseer(page), "Ana")).toBeVisible();
      await page
        .getByRole("button", { name: /joueur 2/ })
        .last()
        .press("Enter");
      for (let voice = 0; voice < 2; voice++) {
        await expect(page.getByText("Donner la place du Maître à ce joueur")).toBeVisible();
        await page.getByRole("button", { name: "d’accord" }).press("Enter");
      }
      await expect(seen(overseer(page), "Cleo")).toBeVisible();
      await expect(seen(page.getByRole("region", { name: "Héros, joueur 2" }).first(), "Ana")).toBeVisible();
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
    const { level } = room;

    look("CAT-RULING-92 the level stands at the upper right here as well", (page) =>
      onMap(page, async (map) => {
        const here = map.locator("[data-here]");
        await expectUpperRight(here.getByText(["0", "I", "II"][level] ?? "", { exact: true }), here);
      }),
    );

    look("CAT-VEXIT-01 a Room card has its exits at the lower right, by their letters", async (page) => {
      const expectExits = (letters: string, words: string) =>
        onMap(page, (map) =>
          readRoom(map, async (card) => {
            const paper = await boxOf(card.locator(".leaf-paper"));
            for (const letter of "NESO") {
              const exit = seen(card, letter, { exact: true });
              await expect(exit).toHaveCount(letters.includes(letter) ? 1 : 0);
              if (!letters.includes(letter)) continue;
              const { x, y } = await boxOf(exit);
              expect(x).toBeGreaterThan(paper.x + paper.width / 2);
              expect(y).toBeGreaterThan(paper.y + paper.height * 0.6);
            }
            // Whoever listens hears the words.
            await expect(card.getByText(words, { exact: true })).toBeAttached();
          }),
        );
      await expectExits("NESO", "au nord, à l’est, au sud, à l’ouest");
      const game = beforeRoom("moghath");
      game.choose("explore");
      await sitDownAs(page, game.match, { "seat-2": "" });
      await expectExits("NSO", "au nord, au sud, à l’ouest");
    });

    look("CAT-COMP-11 the rules are opened from the table", async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Règles" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catacombs");
      await expect(page.getByRole("article").getByRole("link").first()).toBeVisible();
    });
  },
);
