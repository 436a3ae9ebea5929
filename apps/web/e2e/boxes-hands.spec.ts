import { itemOf } from "@ossuaire/catacombs/all";
import { visiting, withSoloth } from "@ossuaire/catacombs/testing";
import type { Locator, Page } from "@playwright/test";
import { asked, forAllFirst, mastering, paying, stinging, twoHit } from "./boxes-scenes.ts";
import { discsOf, matchOf, sitDownAs } from "./catacombs.ts";
import { expect, test } from "./page.ts";
import { heard, listen } from "./signs.ts";

/** What Soloth and Vermin ask in the middle of a match, answered with the mouse, with a finger and by keys. */
interface Hand {
  press(target: Locator): Promise<void>;
  /** Whoever lies on the board, by the disc. */
  disc(page: Page, id: string): Promise<void>;
  /** A flick of the disc, to the left. */
  flick(page: Page, id: string): Promise<void>;
}

/** Where a disc is in the window, and where it is pulled to. */
async function pull(page: Page, id: string) {
  const { piece, at } = await discsOf(page);
  const disc = piece(id);
  const from = at(disc);
  const ahead = at({ x: disc.x - 10, y: disc.y });
  const share = 70 / Math.hypot(ahead.x - from.x, ahead.y - from.y);
  return { from, to: { x: from.x - (ahead.x - from.x) * share, y: from.y - (ahead.y - from.y) * share } };
}

const mouse: Hand = {
  press: (target) => target.click(),
  async disc(page, id) {
    const { from } = await pull(page, id);
    await page.mouse.click(from.x, from.y);
  },
  async flick(page, id) {
    const { from, to } = await pull(page, id);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  },
};

const finger: Hand = {
  press: (target) => target.tap(),
  async disc(page, id) {
    const { from } = await pull(page, id);
    await page.touchscreen.tap(from.x, from.y);
  },
  async flick(page, id) {
    const { from, to } = await pull(page, id);
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", from);
    await send("touchMove", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await send("touchMove", to);
    await send("touchEnd");
    await touch.detach();
  },
};

const keys: Hand = {
  press: (target) => target.press("Enter"),
  disc: (page, id) => page.locator(`[data-piece="${id}"]`).press("Enter"),
  async flick(page, id) {
    await page.locator("[data-task=flick]").waitFor();
    await page.locator(`[data-piece="${id}"]`).focus();
    await page.keyboard.press("e");
    await page.keyboard.press("Enter");
  },
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const answers = async (page: Page) => (await matchOf(page)).match.answers.map(({ answer }) => answer);
const last = async (page: Page) => (await answers(page)).at(-1);

/** Each moment as somebody meets it, and what is to be seen of it at the discs. */
const moments: Readonly<
  Record<string, { readonly signs: readonly string[]; play(page: Page, hand: Hand): Promise<void> }>
> = {
  "SOL-PALADIN-12 the armour question": {
    signs: ["attaque ignorée"],
    async play(page, { press }) {
      // The Overseer's turn goes on with a person, who waits.
      await sitDownAs(page, asked.ward.match(), { "seat-1": "Ada", "seat-2": "Bruno" });
      await press(button(page, "Armure"));
      await expect.poll(() => answers(page)).toContainEqual({ kind: "choose", option: "armour" });
    },
  },
  "SOL-CORROSION-11 the fan": {
    signs: [],
    async play(page, { press }) {
      await sitDownAs(page, asked.ward.match(), { "seat-2": "" });
      await press(button(page, "Non"));
      const draw = page.getByRole("dialog", { name: "Corrosion" });
      await press(draw.getByRole("button", { name: "Continuer" }));
      await expect(draw).toHaveCount(0);
    },
  },
  "VER-POISON-01 a Poison card": {
    signs: ["poison +0"],
    async play(page, hand) {
      await sitDownAs(page, stinging(), { "seat-1": "" });
      await page.locator("[data-task=choose]").waitFor();
      if (hand === keys) {
        await hand.disc(page, "pit-viper-1");
        await hand.press(page.locator('[data-deed="pit-viper-1:melee"]'));
      }
      await hand.flick(page, "pit-viper-1");
      await expect
        .poll(async () => (await matchOf(page)).view.heroes["elf"]?.poison?.length)
        .toBeGreaterThan(0);
    },
  },
  "VER-FEAR-02 the flight": {
    signs: ["fuit"],
    async play(page, hand) {
      await sitDownAs(page, asked.flight.match(), { "seat-1": "" });
      await page.locator("[data-task=choose]").waitFor();
      await hand.disc(page, "thief");
      await expect.poll(() => last(page)).toEqual({ kind: "choose", option: "thief" });
      await page.locator("[data-task=flick]").waitFor();
      await hand.flick(page, "thief");
      const flicked = expect.objectContaining({ kind: "flick", piece: "thief" });
      await expect.poll(() => answers(page)).toContainEqual(flicked);
    },
  },
  "SOL-SLAVE-07, SOL-SLAVE-01 the choice of a slave, and what it does": {
    signs: ["esclave"],
    async play(page, hand) {
      await sitDownAs(page, mastering(), { "seat-1": "" });
      await page.locator("[data-task=choose]").waitFor();
      await hand.disc(page, "skeleton-archer-2");
      await expect.poll(() => last(page)).toEqual({ kind: "choose", option: "skeleton-archer-2" });
      await expect(page.locator(".foot-detail")).toHaveText(
        "L’Archer squelette 2, esclave de l’Homme-lézard, agit aussitôt.",
      );
      await hand.disc(page, "skeleton-archer-2");
      await hand.press(page.locator('[data-deed="skeleton-archer-2:melee"]'));
      await page.locator("[data-task=flick]").waitFor();
      await hand.flick(page, "skeleton-archer-2");
      const flicked = expect.objectContaining({ kind: "flick", piece: "skeleton-archer-2" });
      await expect.poll(() => answers(page)).toContainEqual(flicked);
    },
  },
  "SOL-RULING-25 which monster is frozen": {
    signs: ["gelé"],
    async play(page, hand) {
      await sitDownAs(page, twoHit(), { "seat-2": "" });
      await page.locator("[data-task=choose]").waitFor();
      await hand.disc(page, "orc-2");
      await expect(page.locator('[data-piece="orc-2"]')).toContainText("gelé");
    },
  },
  "VER-WANDER-01 which symbols are replaced": {
    signs: [],
    async play(page, { press }) {
      await sitDownAs(page, asked["wandering-vermin"].match(), { "seat-1": "" });
      await press(button(page, /^Vipère de fosse\s: un de plus$/));
      await press(button(page, "Valider"));
      await expect.poll(() => answers(page)).toContainEqual(expect.objectContaining({ kind: "pick" }));
      await expect(page.locator(".log").first()).toContainText(/Vipère de fosse/i);
    },
  },
  "SOL-HUNTER-05 with which disc an artefact is paid": {
    signs: [],
    async play(page, { press }) {
      await sitDownAs(page, paying(), { "seat-2": "" });
      await press(button(page, "Gargouille"));
      await expect
        .poll(async () => (await matchOf(page)).view.heroes["witch-hunter"]?.artefacts)
        .toEqual(["orc-hide-shield"]);
    },
  },
  "SOL-ALTAR-04 the Altar": {
    signs: [],
    async play(page, { press }) {
      const heroes = { paladin: { gold: 700 } };
      const altar = visiting("altar", {
        options: { ...withSoloth, altar: true },
        heroes,
        state: { equipment: [...forAllFirst] },
      });
      await sitDownAs(page, altar.match, { "seat-2": "" });
      await press(page.getByRole("list", { name: "Ce que l’Autel demande" }).getByRole("button"));
      await press(page.locator(".stall-counter").getByRole("button", { name: /Faire l’offrande/ }));
      await expect(page.locator(".foot-prompt")).toContainText("Accepter cet équipement");
      const { view } = await matchOf(page);
      await expect(page.locator(".gift")).toContainText(itemOf(view.offer.at(-1) ?? "").name.fr);
      await press(button(page, "Refuser"));
      await expect(page.locator(".gift")).toHaveCount(0);
    },
  },
};

/** Everything at once but what is shown for a while: the leaves, and the signs at the discs. */
async function beBrisk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === "http:")
      localStorage.setItem("ossuaire.settings", JSON.stringify({ speed: "brisk", muted: true }));
  });
  await listen(page);
}

for (const [name, hand, tag] of [
  ["the mouse", mouse, []],
  ["a finger", finger, ["@phone"]],
  ["keys alone", keys, []],
] as const)
  test.describe(`by ${name}`, { tag: ["@long", ...tag] }, () => {
    for (const [title, { signs, play }] of Object.entries(moments))
      test(title, async ({ page }) => {
        await beBrisk(page);
        await play(page, hand);
        if (signs.length > 0)
          await expect
            .poll(async () => (await heard(page)).filter((words) => signs.includes(words)).length)
            .toBeGreaterThan(0);
      });
  });
