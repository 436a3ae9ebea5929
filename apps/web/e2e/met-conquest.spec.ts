import { cardOf, radiusOf, roleNames, signNames } from "@ossuaire/conquest";
import { duel } from "@ossuaire/conquest/testing";
import { expect, type Locator } from "@playwright/test";
import { boardOf, sitDownAtDuel } from "./conquest.ts";
import { edgesIn, seen } from "./eyes.ts";
import { figures, lightOn, piece, team } from "./met-conquest.ts";
import { visit } from "./visit.ts";

/** Rules that say what somebody must be shown, or what the table does in place of hands: looked for on the screen. */

const total = Object.values(duel().state.pools).reduce((sum, pool) => sum + pool, duel().state.bank);

/** Sword has taken a token from Skull, which lost another one, is stunned and plays with its second character next; both keep armour. */
function inTheMiddle() {
  return duel({
    pools: { sword: 9, skull: 6 },
    bank: total - 15,
    armour: { sword: ["lion-knight"], skull: ["behemoth"] },
    stunned: { sword: false, skull: true },
    markers: { sword: 0, skull: 1 },
    hands: { sword: ["landsknecht", "falconer", "pilgrim"], skull: ["ghoul", "reaver"] },
  });
}

visit(
  "a duel, before a card is played",
  async (page) => {
    await sitDownAtDuel(page, inTheMiddle().match);
    await page.locator(".hand-lit").first().waitFor();
  },
  (look) => {
    look("CON-WALL-05 nothing has to be built: the arena stands, and a card is asked for", async (page) => {
      await expect(page.locator(".board-view[data-drawn]")).toBeVisible();
      await expect(seen(page, "Jouez une carte de votre main.")).toBeVisible();
    });

    look("CON-STICKER-03 every disc has its picture from the start", async (page) => {
      const light = await lightOn(page);
      const { view } = await boardOf(page);
      expect(view.discs).toHaveLength(9);
      for (const { id, x, y } of view.discs) {
        await expect(piece(page, id)).toHaveText(/^\S/);
        const radius = radiusOf(id);
        expect(edgesIn(light, { x, y, radius }), id).toBeGreaterThan(radius * 1.1);
      }
    });

    look(
      "CON-HEALTH-04 a token bears the emblem of the team that owns it, also when it has changed sides",
      async (page) => {
        const owned = async (name: "Épée" | "Crâne") => {
          const tokens = team(page, name).locator(".token:not(.token-lost)");
          for (const token of await tokens.all()) await expect(token.locator("path")).toBeVisible();
          return figures(tokens);
        };
        const [sword, skull] = [await owned("Épée"), await owned("Crâne")];
        expect([sword.length, skull.length]).toEqual([9, 6]);
        expect([new Set(sword).size, new Set(skull).size]).toEqual([1, 1]);
        expect(sword[0]).not.toBe(skull[0]);
      },
    );

    look("CON-HEALTH-07 both pools and the bank are exact numbers", async (page) => {
      await expect(seen(team(page, "Épée"), "9", { exact: true })).toBeVisible();
      await expect(seen(team(page, "Crâne"), "6", { exact: true })).toBeVisible();
      await expect(team(page, "Épée").getByRole("heading")).toHaveText(/9\s*jetons de santé/);
      const bank = page.getByText("Banque de santé").first();
      await expect(bank).toBeVisible();
      await expect(seen(bank.locator(".."), String(total - 15), { exact: true })).toBeVisible();
    });

    look("CON-DECK-02 the backs of the two teams differ, in emblem and in pattern", async (page) => {
      const backs = async (name: "Épée" | "Crâne") => {
        // Those of the hand, and of the pile.
        const all = team(page, name).locator(".back");
        for (const place of [".backs .back", ".team-pile .back"])
          await expect(team(page, name).locator(place).last().locator("path")).toBeVisible();
        return {
          figures: new Set(await figures(all)),
          patterns: new Set(
            await all.evaluateAll((found) => found.map((back) => getComputedStyle(back).backgroundImage)),
          ),
        };
      };
      const [sword, skull] = [await backs("Épée"), await backs("Crâne")];
      for (const side of ["figures", "patterns"] as const) {
        expect([sword[side].size, skull[side].size]).toEqual([1, 1]);
        expect([...sword[side]]).not.toEqual([...skull[side]]);
      }
    });

    look("CON-ORDER-05 both turn markers are seen", async (page) => {
      await expect(seen(team(page, "Épée"), /Marqueur\s: Épée 1/)).toBeVisible();
      await expect(seen(team(page, "Crâne"), /Marqueur\s: Crâne 2/)).toBeVisible();
    });

    look(
      "CON-TURN-08 the four steps are there, the present one marked, and those that are left",
      async (page) => {
        const steps = page.getByRole("list", { name: "Étapes du tour" }).getByRole("listitem");
        const names = ["Piocher", "Jouer une carte", "Déplacer un obstacle", "Retourner le marqueur"];
        await expect(steps).toHaveText(names);
        for (const [n, name] of names.entries())
          await expect(seen(steps.nth(n), name, { exact: true })).toBeVisible();
        const now = page.locator(".steps [aria-current=step]");
        await expect(now).toHaveText("Jouer une carte");
        const colour = (step: Locator) => step.evaluate((one) => getComputedStyle(one).color);
        expect(await colour(now)).not.toBe(await colour(steps.last()));
        // What is done has its tick, what is left has none.
        const tick = (step: Locator) => step.evaluate((one) => getComputedStyle(one, "::before").content);
        expect(await tick(steps.first())).toBe('"✓"');
        for (const left of [now, steps.nth(2), steps.last()]) expect(await tick(left)).toBe("none");
      },
    );

    look("CON-STUN-05 a stun that waits is shown to everybody", async (page) => {
      await expect(seen(team(page, "Crâne"), "assommée")).toBeVisible();
      await expect(team(page, "Épée").getByText("assommée")).toHaveCount(0);
    });

    look("CON-ARMOUR-10 the kept armour of both teams is read by anybody", async (page) => {
      for (const [name, card] of [
        ["Épée", "lion-knight"],
        ["Crâne", "behemoth"],
      ] as const) {
        await expect(seen(team(page, name), "armure 1")).toBeVisible();
        await team(page, name).getByRole("button", { name: "armure 1" }).press("Enter");
        const leaf = page.getByRole("dialog");
        await expect(seen(leaf, cardOf(card).name.fr).last()).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(leaf).toHaveCount(0);
      }
    });

    look(
      "CON-CARD-08 a card in hand shows emblem, class, name, sign, shots in order, ability and armour",
      async (page) => {
        const held = ["landsknecht", "falconer", "pilgrim"].map((id) => cardOf(id));
        expect(held.some(({ armour }) => armour)).toBe(true);
        for (const { id, name, role, sign, shots, ability, armour } of held) {
          const card = page.locator(".hand .card").filter({ hasText: name.fr });
          for (const words of [name.fr, roleNames[role].fr])
            await expect(seen(card, words).first(), `${id}: ${words}`).toBeVisible();
          for (const drawn of ["Épée", signNames[sign].fr, ...(armour ? ["armure"] : [])])
            await expect(card.getByRole("img", { name: drawn }).first(), `${id}: ${drawn}`).toBeVisible();
          const icons = card.locator(".shot-figure");
          await expect(icons).toHaveCount(shots.length);
          for (const [n, shot] of shots.entries()) {
            await expect(icons.nth(n)).toHaveAccessibleName(shot.name.fr);
            const target = card.locator(".shot").nth(n).locator(".shot-target path");
            await expect(target).toHaveCount(shot.targeted ? 1 : 0);
            if (shot.targeted) await expect(target).toBeVisible();
          }
          if (ability) await expect(seen(card, ability.text.fr)).toBeVisible();
        }
      },
    );

    look("CON-STUN-05 and so is the stunned turn itself", async (page) => {
      await sitDownAtDuel(page, duel({ stunned: { sword: true, skull: false } }).match);
      await expect(seen(team(page, "Épée"), "assommée")).toBeVisible();
      await expect(seen(page, /Votre équipe est assommée/)).toBeVisible();
    });
  },
);
