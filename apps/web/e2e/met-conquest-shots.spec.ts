import { cardOf, crystalSpots, radiusOf, startSpots } from "@ossuaire/conquest";
import { aiming, duel, facing, flickOverWall } from "@ossuaire/conquest/testing";
import { expect, type Locator } from "@playwright/test";
import { boardOf, sitDownAtDuel } from "./conquest.ts";
import { seen } from "./eyes.ts";
import { coloursOn, figures, lightOn, nailsOn, piece, said, sidesOn, team } from "./met-conquest.ts";
import { open } from "./page.ts";
import { visit } from "./visit.ts";

/** Rules that say what somebody must be shown, or what the table does in place of hands: looked for on the screen. */

visit(
  "a card that is carried out",
  (page) => sitDownAtDuel(page, aiming("move", { at: { s1: [100, 60], c1: [500, 250] } }).match),
  (look) => {
    look("CON-COMP-08 the arena stands in four finished walls, nailed together", async (page) => {
      expect(await sidesOn(page)).toEqual(["wall", "wall", "wall", "wall"]);
      expect(await nailsOn(page)).toBe(4);
    });

    look(
      "CON-WALL-06 a flick is aimed in every direction, and meets a wall on all four sides",
      async (page) => {
        const press = async (key: string, times: number) => {
          for (let time = 0; time < times; time++) await page.keyboard.press(key);
        };
        await piece(page, "s1").focus();
        /** The name beside the disc gives way to every aim, and is looked for elsewhere. */
        const unnamed = async () => {
          await page.locator(".name-tag").evaluateAll((tags) => {
            for (const tag of tags) if (tag instanceof HTMLElement) tag.style.visibility = "hidden";
          });
          return await coloursOn(page);
        };
        const bare = await unnamed();
        const { x = 0, y = 0 } = bare.view.discs.find(({ id }) => id === "s1") ?? {};
        /** Where a line is seen that was not there before, as the hour to which it leads: the string that is drawn back. */
        const strings = async () => {
          const now = await unnamed();
          return [12, 3, 6, 9].filter((hour) => {
            const angle = ((hour - 3) / 6) * Math.PI;
            const changed = Array.from({ length: 24 }, (_, n) => {
              const far = 40 + n / 2;
              const [along, down] = [x + far * Math.cos(angle), y + far * Math.sin(angle)];
              const before = bare.at(along, down);
              return now.at(along, down).reduce((sum, one, of) => sum + Math.abs(one - (before[of] ?? 0)), 0);
            }).filter((difference) => difference > 60);
            return changed.length > 18;
          });
        };
        await press("ArrowUp", 10);
        await expect(said(page)).toHaveText(/puissance 100\s%/);
        const degrees = /([\d,]+)°/.exec((await said(page).textContent()) ?? "")?.[1] ?? "0";
        const halves = Number(degrees.replace(",", ".")) * 2;
        await press("ArrowLeft", Math.floor(halves / 10));
        await press("Shift+ArrowLeft", halves % 10);
        // Once round, by the hour.
        for (const hour of [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
          const met = hour % 3 === 0 ? "Touche d’abord un mur\\." : "";
          await expect(said(page)).toHaveText(new RegExp(`^Direction ${hour}\\sheures?, .*${met}`));
          if (hour % 3 === 0)
            await expect.poll(strings, `to ${hour} o’clock`).toEqual([((hour + 5) % 12) + 1]);
          await press("ArrowRight", 6);
        }
        await page.keyboard.press("Escape");
      },
    );
  },
);

visit(
  "a shot with a target",
  async (page) => {
    const game = facing(["falconer"]);
    game.choose("falconer");
    game.choose("c1");
    await sitDownAtDuel(page, game.match);
  },
  (look) => {
    look(
      "CON-SEQ-05 its shots stand in order with their icons; the current one is marked, and is heard",
      async (page) => {
        const { shots } = cardOf("falconer");
        const button = page.getByRole("button", { name: /^Voir / });
        await expect(button).toHaveAccessibleName(/tir 1 sur 3\s: missile \(ciblé\)$/);
        const icons = button.locator(".shot");
        await expect(icons).toHaveCount(shots.length);
        for (const [n, { name }] of shots.entries())
          await expect(icons.nth(n).locator(".shot-figure")).toHaveAccessibleName(name.fr);
        expect(new Set(await figures(icons.locator(".shot-figure"))).size).toBe(shots.length);
        const shade = (icon: Locator) => icon.evaluate((one) => getComputedStyle(one).boxShadow);
        for (const icon of await icons.all()) await expect(icon).toBeVisible();
        expect(await shade(icons.first())).not.toBe("none");
        expect(await shade(icons.last())).not.toBe(await shade(icons.first()));
      },
    );

    look("CON-TARGET-06 icon, target, and whether the second try is still to come are seen", async (page) => {
      await expect(seen(page, /^Cible\s: Crâne 1, essai 1 sur 2$/)).toBeVisible();
      await expect(page.locator(".playing .shot-target")).toBeVisible();
      await expect(piece(page, "c1")).toContainText("cible");
      await expect(piece(page, "c2")).not.toContainText("cible");
      // Around its disc goes a broken ring in red.
      const { view, at } = await coloursOn(page);
      const redAround = (id: string) => {
        const { x, y } = view.discs.find((disc) => disc.id === id) ?? { x: 0, y: 0 };
        return Array.from({ length: 120 }, (_, n) => {
          const angle = (n / 120) * 2 * Math.PI;
          const far = radiusOf("c1") * 1.19;
          return at(x + far * Math.cos(angle), y + far * Math.sin(angle));
        }).filter(([red, green, blue]) => red > 180 && red - Math.max(green, blue) > 70).length;
      };
      expect(redAround("c1")).toBeGreaterThan(30);
      expect(redAround("c2")).toBeLessThan(6);
      await page.getByRole("button", { name: "Poser ici" }).press("Enter");
      await page.locator("[data-task=flick]").waitFor();
      // As weak as can be: it stops before it touches anybody.
      await piece(page, "missile").focus();
      for (let step = 0; step < 11; step++) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page.getByText("La cible est manquée.")).toBeVisible();
      await page
        .getByRole("button", { name: "Tirer une seconde fois" })
        .or(page.locator(".foot-choices .button-forward"))
        .first()
        .press("Enter");
      await expect(seen(page, /^Cible\s: Crâne 1, essai 2 sur 2$/)).toBeVisible();
    });
  },
);

visit(
  "the two faces of one disc",
  (page) => sitDownAtDuel(page, aiming("wave").match),
  (look) => {
    look(
      "CON-STICKER-02 a wave and a power wave differ on the board, in the row of shots, and in words",
      async (page) => {
        const face = async (name: string) => {
          await expect(piece(page, "wave")).toHaveText(new RegExp(`^${name},`));
          await expect(page.locator(".playing .shot-on path")).toBeVisible();
          return { icon: await figures(page.locator(".playing .shot-on")), light: await lightOn(page) };
        };
        const wave = await face("La vague");
        await sitDownAtDuel(page, aiming("power-wave").match);
        const power = await face("La vague puissante");
        expect(wave.icon).not.toEqual(power.icon);
        // It lies on the same spot both times: whatever is different on the board is its face.
        const { x, y } = (await boardOf(page)).view.discs.find(({ id }) => id === "wave") ?? { x: 0, y: 0 };
        const changed = Array.from({ length: 21 * 21 }, (_, n) => {
          const [dx, dy] = [(n % 21) - 10, Math.floor(n / 21) - 10];
          return Math.abs(wave.light(x + dx, y + dy) - power.light(x + dx, y + dy));
        }).filter((difference) => difference > 40);
        expect(changed.length).toBeGreaterThan(20);
      },
    );
  },
);

/** Shots by which nobody is wounded, and what everybody is told of it. */
function harmless() {
  const wall = aiming("combat");
  flickOverWall(wall, "c1");
  const row = aiming("combat", { at: { s2: [180, 40] } });
  row.flickAt("s2", 1500);
  const other = facing(["falconer"]);
  other.choose("falconer");
  other.choose("c2");
  other.place(122, 40);
  other.flickAt("c1");
  const move = aiming("move");
  move.flickAt("c1");
  return [
    [wall, "le mur a été touché d’abord"],
    [row, "on ne blesse pas les siens", "il n’est pas touché directement"],
    [other, "ce n’est pas la cible"],
    [move, "un déplacement ne blesse pas"],
  ] as const;
}

visit(
  "after two shots",
  async (page) => {
    const game = aiming("combat");
    game.flickAt("c1");
    await sitDownAtDuel(page, game.match);
  },
  (look) => {
    look(
      "CON-DAMAGE-07 the log says who was hit and what it cost, and why a touch does not count",
      async (page) => {
        const log = page.getByRole("log").first();
        // At a glance: the disc of who was hit, and what is lost; in words, for whoever listens.
        const struck = log.locator(".log-met path").last();
        await expect(struck).toBeVisible();
        const skull = await struck.getAttribute("d");
        await expect(seen(log, /^−1/).last()).toBeVisible();
        await expect(log).toContainText(/touche Crâne\s1.*perd 1\sjeton/);
        for (const [game, ...whys] of harmless()) {
          await sitDownAtDuel(page, game.match);
          await page.getByRole("button", { name: "Tout déplier" }).first().click();
          for (const why of whys) await expect(seen(log, why).first()).toBeVisible();
        }
        await sitDownAtDuel(page, harmless()[1][0].match);
        expect(await log.locator(".log-met path").first().getAttribute("d")).not.toBe(skull);
      },
    );
  },
);

visit(
  "four players with names",
  (page) => {
    const bot = (name: string) => ({ kind: "bot", name, level: "novice" }) as const;
    return sitDownAtDuel(page, duel({ options: { players: 4 } }).match, {
      s1: { kind: "person", name: "Ana" },
      s2: bot("Bob"),
      c1: bot("Cleo"),
      c2: bot("Dan"),
    });
  },
  (look) => {
    look("CON-PLAYERS-07 seat, team and character of every player are seen", async (page) => {
      for (const [name, ...players] of [
        ["Épée", ["Ana", "Épée 1"], ["Bob", "Épée 2"]],
        ["Crâne", ["Cleo", "Crâne 1"], ["Dan", "Crâne 2"]],
      ] as const) {
        const seats = team(page, name).locator(".team-seats li");
        await expect(seats).toHaveCount(2);
        for (const [n, [player, character]] of players.entries()) {
          await expect(seen(seats.nth(n), player)).toBeVisible();
          await expect(seen(seats.nth(n), character, { exact: true })).toBeVisible();
        }
      }
    });
  },
);

visit(
  "on the mat",
  (page) => open(page, "#/new/conquest"),
  (look) => {
    look(
      "CON-MAT-05 the mat is chosen in the form, for nothing, and the table is laid with it",
      async (page) => {
        await expect(page.getByLabel("Bord").locator("option")).toHaveCount(2);
        await page.getByLabel("Bord").selectOption("mat");
        await page.getByRole("button", { name: "À table" }).first().click();
        await page.locator(".board-view[data-drawn]").waitFor();
        expect((await boardOf(page)).view.options.border).toBe("mat");
        // A hem goes round it: no walls, no nails.
        expect(await sidesOn(page)).toEqual(["hem", "hem", "hem", "hem"]);
        expect(await nailsOn(page)).toBe(0);
      },
    );

    look("CON-MAT-04 thin circles show where characters and obstacles start", async (page) => {
      // Everything lies elsewhere, so that the circles are bare.
      const spots = [...startSpots, ...crystalSpots];
      const at = Object.fromEntries(
        spots.map(({ id }, n) => [id, [30 + 65 * n, n % 2 === 0 ? 70 : 285]] as const),
      );
      await sitDownAtDuel(page, duel({ options: { border: "mat" }, at }).match);
      const light = await lightOn(page);
      const ring = (x: number, y: number, radius: number) =>
        Array.from({ length: 72 }, (_, n) => {
          const angle = (n / 72) * 2 * Math.PI;
          return light(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
        }).reduce((sum, one) => sum + one / 72, 0);
      for (const { id, x, y } of spots) {
        const radius = radiusOf(id);
        const on = Math.max(...[-1, -0.5, 0, 0.5, 1].map((off) => ring(x, y, radius + off)));
        const beside = (ring(x, y, radius - 4) + ring(x, y, radius + 4)) / 2;
        expect(on - beside, id).toBeGreaterThan(8);
      }
    });
  },
);
