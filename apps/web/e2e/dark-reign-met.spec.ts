import { expect, type Page } from "@playwright/test";
import { below, changed, sitDownAtQuest } from "./dark-reign.ts";
import { pixelsOf, seen } from "./eyes.ts";
import { differing, does, faces, packs, pictureFor, puts, squareOn, standing } from "./met-dark-reign.ts";
import { visit } from "./visit.ts";

/** Rules that say what a hero must be shown, or what the table does in place of hands: looked for on the screen. */

const none = async () => {};
const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`);
/** In the armoury, on free floor beside the two heroes. */
const beside = { x: 2, y: 3 };

visit("figures on the board", none, (look) => {
  look(
    "REG-COMP-04 every character is one token on the grid, and a swarm one token with its count",
    async (page) => {
      const rats = (figures: number) =>
        standing("met 2", (state) => {
          if (figures > 0) faces(state, "rat", beside, Array(figures).fill(5));
        });
      const empty = await pictureFor(page, rats(0), "heroes");
      const two = await pictureFor(page, rats(2), "heroes");
      const three = await pictureFor(page, rats(3), "heroes");
      // The token is drawn, and the figure that tells how many they are.
      expect(differing(empty, three)).toBeGreaterThan(500);
      expect(differing(two, three)).toBeGreaterThan(10);
      for (const id of ["svein", "aude", "rat-1"]) await expect(piece(page, id)).toHaveCount(1);
      await expect(page.locator(".grid-points [data-piece^=rat]")).toHaveCount(1);
      await expect(piece(page, "rat-1")).toHaveAccessibleName(/^Groupe de rats, 3 figurines, 15 PV/);
      await expect(seen(page.locator(".dr-foe"), /×3/)).toBeVisible();
    },
  );

  look(
    "REG-COMP-10 in place of markers figures bear signs, each with its words, and a trap that was found lies on its square",
    async (page) => {
      type States = ReturnType<typeof standing>["state"]["characters"][number]["states"];
      const befalls = (states: States, { isTrapped = false, isUnseen = false } = {}) =>
        standing("met 2", (state) => {
          if (isTrapped) state.elements.push({ id: "spikes@2,3", kind: "spikes", ...beside, zone: 0 });
          for (const who of state.characters) if (who.id === "aude") who.states = { ...states };
          const what = { kind: "is", quality: "invisible" } as const;
          if (isUnseen) state.effects.push({ on: "aude", source: "met", what, until: { kind: "game" } });
        });
      const plain = await pictureFor(page, befalls({}), "heroes");
      const signs = await pictureFor(page, befalls({ poison: true, waiting: 1 }), "heroes");
      expect(differing(plain, signs)).toBeGreaterThan(20);
      const trap = await pictureFor(
        page,
        befalls({ poison: true, waiting: 1 }, { isTrapped: true }),
        "heroes",
      );
      expect(differing(signs, trap)).toBeGreaterThan(100);
      await expect(piece(page, "spikes@2,3")).toHaveAccessibleName(/^Piège\s: pointes/);

      const all = { ground: 1, fire: true, poison: true, web: 4, duel: "svein", waiting: 1 } as const;
      await sitDownAtQuest(page, befalls(all, { isUnseen: true }));
      const states = page.locator("[data-panel=aude] .dr-states li");
      for (const words of [/au sol/, /en feu/, /poison/, /toile/, /en duel/, /en attente/, /invisible/]) {
        const state = states.filter({ hasText: words });
        await expect(state).toBeVisible();
        await expect(state.locator("svg")).toBeVisible();
      }
    },
  );

  look(
    "REG-COMP-07 the same tile lies on the board twice: the rotunda behind the chapel that has it already",
    async (page) => {
      const match = standing("met 7", (state) => {
        puts(state, "svein", { x: 10, y: 3 });
        state.piles["door@11,3"] = ["rotunda", "dead-end"];
      });
      await sitDownAtQuest(page, match);
      const pixel = await pixelsOf(page);
      const from = { x: 10, y: 3 };
      // Beyond the door's square and the passage lies what nobody knows: fog.
      const there = await squareOn(page, "svein", from, { x: 15, y: 3 });
      const fog = pixel(there);
      await does(page, "open");
      await expect(piece(page, "door@11,3")).toHaveAccessibleName(/^Porte ouverte/);
      await expect(seen(page.locator(".dr-told"), /On y voit/)).toBeVisible();
      await expect(page.locator(".grid-board")).toHaveAttribute("aria-busy", "false");
      const [chapel, rotunda] = await Promise.all([
        squareOn(page, "svein", from, { x: 7, y: 3 }),
        squareOn(page, "svein", from, { x: 15, y: 3 }),
      ]);
      const now = await pixelsOf(page);
      const light = ([red, green, blue]: readonly number[]) => (red ?? 0) + (green ?? 0) + (blue ?? 0);
      expect(light(now(chapel))).toBeGreaterThan(light(fog));
      expect(now(rotunda)).not.toEqual(fog);
    },
  );

  look("REG-COMP-03 five D fall at once where a table would throw its four and one more", async (page) => {
    let potion = "";
    await sitDownAtQuest(
      page,
      standing("met 2", (state) => {
        potion = packs(state, "svein", "cure");
        for (const who of state.characters) if (who.id === "svein") who.pv = [3];
      }),
    );
    await does(page, "drink", `drink:${potion}`);
    const dice = page.locator(".dr-told .dr-die");
    await expect(dice).toHaveCount(5);
    for (const die of await dice.all()) await expect(die).toBeVisible();
    const sum = (await dice.allTextContents()).reduce((all, points) => all + Number(points), 4);
    await expect(seen(page.locator(".dr-sum"), `= ${sum}`)).toBeVisible();
  });
});

visit("a hero’s sheet", none, (look) => {
  look(
    "REG-SHEET-03, REG-SHEET-04 the sheet follows what is held: bow, then dagger, each line with its effect and weight",
    async (page) => {
      await sitDownAtQuest(
        page,
        changed(below(["liutgarde"], "met"), () => {}),
      );
      await page.keyboard.press("i");
      const sheet = page.getByRole("dialog", { name: "Fiche d’aventure — Liutgarde" });
      const arms = (of: string) => sheet.locator(".dr-arms div", { hasText: of });
      await expect(arms("dommages Tir")).toContainText("4 + 1D");
      await expect(arms("points d’armure")).toContainText("1");
      await expect(arms("points de magie")).toContainText("—");
      const dagger = sheet.getByRole("button", { name: /^Dague/ });
      await expect(seen(dagger, /Fu\s?\+\s?1D|3\s?\+\s?1D/)).toBeVisible();
      await expect(seen(dagger, /poids 3/)).toBeVisible();
      await dagger.click();
      await sheet
        .getByRole("button", { name: /main droite|droite/i })
        .first()
        .click();
      await expect(arms("dommages C.Corps")).toContainText("3 + 1D");
      await expect(arms("dommages Tir")).not.toContainText("4 + 1D");
      await page.keyboard.press("Escape");
    },
  );

  look(
    "REG-COMP-09, REG-SHEET-01, REG-SHEET-02, REG-SHEET-11, REG-SHEET-12 at anybody’s turn a sheet tells name, race, vocation, écus, XP, skills, spells and handicaps",
    async (page) => {
      const match = changed(below(["svein", "ozanne"], "met"), (state) => {
        state.turn.acting = "svein";
        for (const { id, hero } of state.characters)
          if (id === "ozanne" && hero) Object.assign(hero, { ecus: 73, xp: 21 });
      });
      await sitDownAtQuest(page, match);
      await expect(page.locator(".foot-title")).toContainText("Svein");
      await page.locator("[data-panel=ozanne] .dr-sheet-button").click();
      const sheet = page.getByRole("dialog", { name: "Fiche d’aventure — Ozanne" });
      for (const words of [
        "Humain / Magicien",
        "73 écus",
        "21 XP",
        /Initié aux arcanes/,
        /Érudit/,
        /Trait d’ombre/,
        /Givre/,
        /Éclair/,
        /Aveuglement/,
      ])
        await expect(seen(sheet, words).first()).toBeVisible();
      await expect(sheet.locator(".dr-sheet-line", { hasText: "Handicap" })).toContainText("aucun");
      await page.keyboard.press("Escape");
    },
  );
});
