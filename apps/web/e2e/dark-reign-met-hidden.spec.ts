import { zoneName } from "@ossuaire/dark-reign";
import { expect, type Page } from "@playwright/test";
import { layingOut, mastersTurn, parrying, secretive, sitDownAtQuest } from "./dark-reign.ts";
import { seen } from "./eyes.ts";
import {
  differing,
  does,
  mastered,
  pictureFor,
  pictureOf,
  puts,
  readOn,
  standing,
} from "./met-dark-reign.ts";
import { visit } from "./visit.ts";

/** Rules of what heroes must not see, and the MJ must: looked for in the pictures and words of both seats. */

const none = async () => {};
const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`);

visit("what is hidden in a zone", none, (look) => {
  look(
    "REG-TRAP-10, REG-DRAW-04 a trap that nobody has found is plain floor to a hero, ink to the MJ, and drawn for all once it is found",
    async (page) => {
      const hole = (change: "gone" | "hidden" | "found") =>
        standing("met 4", (state) => {
          state.elements = state.elements.flatMap(({ hidden, ...one }) => {
            if (one.kind !== "hole") return [{ ...one, ...(hidden && { hidden }) }];
            return change === "gone" ? [] : [change === "hidden" ? { ...one, hidden: true } : one];
          });
        });
      const plain = await pictureFor(page, hole("gone"), "heroes");
      const covered = await pictureFor(page, hole("hidden"), "heroes");
      expect(differing(plain, covered)).toBe(0);
      await expect(piece(page, "hole@1,4")).toHaveCount(0);
      expect(await readOn(page)).not.toMatch(/trou|pièges? caché/i);
      expect(differing(plain, await pictureFor(page, hole("found"), "heroes"))).toBeGreaterThan(200);
      await expect(piece(page, "hole@1,4")).toHaveAccessibleName(/^Piège/);

      const master = await pictureFor(page, hole("hidden"), "mj");
      await expect(seen(page.locator(".dr-notes"), /^trou/i)).toBeVisible();
      expect(differing(master, await pictureFor(page, hole("gone"), "mj"))).toBeGreaterThan(200);
      // What is hidden is told from what everybody sees.
      expect(differing(master, await pictureFor(page, hole("found"), "mj"))).toBeGreaterThan(20);
    },
  );

  look(
    "REG-SECRET-01 a secret door is wall to a hero until a search beside it finds it, and then an open door",
    async (page) => {
      const crypt = (isThere: boolean, found?: { readonly kind: string; readonly lock?: "known" }) =>
        standing("met 1", (state) => {
          puts(state, "svein", { x: 9, y: 3 });
          state.elements = state.elements.flatMap(({ hidden, ...one }) => {
            if (one.kind !== "secret-door") return [{ ...one, ...(hidden && { hidden }) }];
            if (!isThere) return [];
            return found === undefined ? [{ ...one, ...(hidden && { hidden }) }] : [{ ...one, ...found }];
          });
        });
      const wall = await pictureFor(page, crypt(false), "heroes");
      expect(differing(wall, await pictureFor(page, crypt(true), "heroes"))).toBe(0);
      await expect(piece(page, "secret-door@10,3")).toHaveCount(0);
      expect(await readOn(page)).not.toMatch(/dérobée/);
      // Found, it is seen in the wall, not as any door, and is no mere gap: a lock shows on its leaf.
      const found = await pictureFor(page, crypt(true, { kind: "secret-door" }), "heroes");
      expect(differing(wall, found)).toBeGreaterThan(100);
      expect(
        differing(found, await pictureFor(page, crypt(true, { kind: "door" }), "heroes")),
      ).toBeGreaterThan(50);
      const locked = crypt(true, { kind: "secret-door", lock: "known" });
      expect(differing(found, await pictureFor(page, locked, "heroes"))).toBeGreaterThan(10);
      await sitDownAtQuest(page, crypt(true));
      await does(page, "search", "search:9,3");
      // Whatever is rolled; destiny may be asked first.
      const no = page.getByRole("button", { name: /^Non/ });
      await expect(no.or(piece(page, "secret-door@10,3")).first()).toBeVisible();
      if (await no.isVisible()) await no.click();
      await expect(piece(page, "secret-door@10,3")).toHaveAccessibleName(/^Porte dérobée ouverte/);
      await expect
        .poll(async () => differing(wall, await pictureOf(page.locator(".grid-view"))))
        .toBeGreaterThan(1000);

      await pictureFor(page, crypt(true), "mj");
      await expect(seen(page.locator(".dr-notes"), /porte dérobée/i)).toBeVisible();
    },
  );

  look(
    "REG-DOOR-03, REG-VERDICT-24 of a door a hero sees the material, not the lock until a try has failed, nor its PV before a blow",
    async (page) => {
      const before = (change: Partial<{ kind: string; lock: "untried" | "known" }>) =>
        standing("met 4", (state) => {
          puts(state, "svein", { x: 6, y: 3 });
          state.elements = state.elements.map((one) => {
            if (one.id !== "door@7,3") return one;
            const { lock: _, ...door } = one;
            return { ...door, ...change };
          });
        });
      const open = await pictureFor(page, before({}), "heroes");
      const door = piece(page, "door@7,3");
      await expect(door).toHaveAccessibleName(/^Porte fermée/);
      expect(differing(open, await pictureFor(page, before({ lock: "untried" }), "heroes"))).toBe(0);
      await expect(door).toHaveAccessibleName(/^Porte fermée/);
      expect(await readOn(page)).not.toMatch(/verrou|crochet/i);
      // It is tried: from then on all see that it is locked, and by what it can be opened.
      await does(page, "open");
      await expect(door).toHaveAccessibleName(/^Porte verrouillée/);
      await expect(seen(page.locator(".dr-told"), /serrure/)).toBeVisible();
      expect(await readOn(page)).not.toMatch(/reste \d+/);
      // With a blow its PV are told.
      await does(page, "bash", "bash");
      await expect(seen(page.locator(".dr-told"), /reste \d/).first()).toBeVisible();

      for (const [kind, words] of [
        ["armoured-door", /^Porte blindée/],
        ["prison-door", /^Porte de prison/],
      ] as const) {
        expect(differing(open, await pictureFor(page, before({ kind }), "heroes"))).toBeGreaterThan(20);
        await expect(door).toHaveAccessibleName(words);
      }
      // The lock is seen on the door itself.
      expect(differing(open, await pictureFor(page, before({ lock: "known" }), "heroes"))).toBeGreaterThan(
        10,
      );
      const master = await pictureFor(page, before({ lock: "untried" }), "mj");
      await expect(seen(page.locator(".dr-notes"), /verrouillée/)).toBeVisible();
      expect(differing(master, await pictureFor(page, before({}), "mj"))).toBeGreaterThan(20);
    },
  );
});

visit("what the MJ alone knows", none, (look) => {
  look(
    "REG-DECK-08 in whatever order the cards lie, both sides see the same: how many, never which",
    async (page) => {
      const pack = (isTurned: boolean) =>
        standing("met 6", ({ piles }) => {
          const pile = piles["door@8,4"];
          if (isTurned) pile?.reverse();
        });
      for (const seat of ["heroes", "mj"] as const) {
        const [picture, words] = [await pictureFor(page, pack(false), seat), await readOn(page)];
        expect(differing(picture, await pictureFor(page, pack(true), seat))).toBe(0);
        expect(await readOn(page)).toBe(words);
      }
      await expect(seen(page.locator(".dr-notes"), /^Issue 1\s:\s4\scartes/)).toBeVisible();
    },
  );

  look(
    "REG-DRAW-05, REG-QUEST-01 neither a plan card nor the description of the quest comes before a hero; the MJ reads both",
    async (page) => {
      const match = standing("met 6");
      const cards = [
        ...match.state.zones.map(({ card }) => card),
        ...Object.values(match.state.piles).flat(),
      ];
      await sitDownAtQuest(page, match);
      const hero = await readOn(page);
      for (const card of cards) expect(hero).not.toContain(zoneName(card).fr);
      expect(hero).not.toMatch(/Refermer le couvercle|Carnet du MJ|But secret/);
      await sitDownAtQuest(page, mastered(match), ["mj"]);
      const notes = page.locator(".dr-notes");
      await expect(seen(notes, "Cachots")).toBeVisible();
      await expect(seen(notes, "Refermer le couvercle du puits")).toBeVisible();
      // Of what lies behind the doors the MJ knows as much: the quest names its own zone, and no other is named.
      for (const card of cards.slice(1).filter((one) => one !== "dead-end"))
        expect(await readOn(page)).not.toContain(zoneName(card).fr);
    },
  );

  look(
    "REG-VERDICT-47 heroes see the dice of those on the board; the dice that made a zone, what a monster carries and who lies in wait are the MJ’s",
    async (page) => {
      await sitDownAtQuest(page, parrying(), ["svein", "aude"]);
      await expect(page.locator(".dr-beside .dr-dice .dr-die").first()).toBeVisible();

      await sitDownAtQuest(page, layingOut(["svein"], "lay"), ["mj"]);
      await expect(page.locator(".dr-rolls li").first()).toBeVisible();
      const { match } = secretive();
      await sitDownAtQuest(page, mastered(match), ["mj"]);
      await expect(seen(page.locator(".dr-notes"), /araignée.*3|3.*araignée/i)).toBeVisible();
      await sitDownAtQuest(page, match);
      await expect(page.locator(".dr-rolls, .dr-notes")).toHaveCount(0);
      expect(await readOn(page)).not.toMatch(/araignée|embuscade|Potion de soin × 2/i);
      // What a monster is, is open; what it carries is not.
      await page.locator(".play-log .dr-sheet-button").first().click();
      const leaf = page.getByRole("dialog", { name: /adversaire — Ogre/ });
      await expect(seen(leaf, /^Endurance 6 \(7 avec l’armure\)$/)).toBeVisible();
      await expect(seen(leaf, "Ce qu’il porte, seul le MJ le sait.")).toBeVisible();
      await expect(leaf).not.toContainText("Potion");
      await page.keyboard.press("Escape");
    },
  );

  look(
    "REG-MASTER-04, REG-COMP-11 whoever is MJ and a hero sees what the MJ knows at the MJ’s place alone, and the tally of gold at both",
    async (page) => {
      const { match } = secretive();
      const alone = await pictureFor(page, match, "heroes");
      await sitDownAtQuest(page, match, ["svein", "mj"]);
      const board = page.locator(".grid-view");
      const notes = page.locator(".dr-notes");
      await expect(page.locator(".foot-title")).toContainText("Svein");
      await expect(notes).toHaveCount(0);
      await expect(piece(page, "spikes-77")).toHaveCount(0);
      expect(differing(alone, await pictureOf(board))).toBe(0);
      await expect(seen(page.locator(".dr-purse"), /0.écu/)).toBeVisible();

      await page.getByRole("button", { name: "Fin de Svein" }).click();
      const cover = page.getByRole("dialog", { name: /c’est à vous/ });
      await expect(cover).toContainText("Maître de Jeu");
      await expect(notes).toHaveCount(0);
      await cover.getByRole("button").click();
      await expect(seen(notes, /pointes/i)).toBeVisible();
      await expect(piece(page, "spikes-77")).toHaveCount(1);
      await expect(seen(page.locator(".dr-purse"), /0.écu/)).toBeVisible();

      // And back: the cover hides it before the hero looks.
      await page.getByRole("button", { name: "Jouez-les tous pour moi" }).click();
      await expect(cover).toContainText("Svein");
      await expect(notes).toHaveCount(0);
      await cover.getByRole("button").click();
      await expect(page.locator(".foot-title")).toContainText("Svein");
      await expect(piece(page, "spikes-77")).toHaveCount(0);
    },
  );

  look(
    "REG-MASTER-05 a person as MJ has the deeds of the rules and nothing to bend dice or rules with",
    async (page) => {
      await sitDownAtQuest(page, mastersTurn(), ["mj"]);
      const foot = page.getByRole("region", { name: "La question" });
      await foot.getByRole("button", { name: "Revenant 1" }).click();
      await expect(page.locator("[data-deed]").first()).toBeVisible();
      await expect(page.locator("input:visible, select:visible, [role=slider]:visible")).toHaveCount(0);
      const names = await page.getByRole("button").allInnerTexts();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      names.push(...(await page.getByRole("dialog", { name: "Menu" }).getByRole("button").allInnerTexts()));
      for (const name of names)
        expect(name).not.toMatch(/relancer|changer le dé|corriger|modifier|trich|forcer/i);
      await page.keyboard.press("Escape");
    },
  );
});
