import { expect, test } from "@playwright/test";
import type { Browser, Pointer } from "./browser.ts";
import { duel, dungeon, type Flickable, replay } from "./matches.ts";
import { openSite, type Site } from "./site.ts";
import { Visit } from "./Visit.ts";

/** A browser that the scenes are played in, if this machine has it. */
export interface Player {
  readonly name: string;
  /** Opens it; or says why it cannot be. */
  readonly open: (() => Promise<Browser>) | string;
  /** Why it knows no finger; undefined if it does. */
  readonly noFinger?: string;
}

/** The same scenes in every browser. */
export function playIn({ name, open, noFinger }: Player): void {
  let site: Site;
  let browser: Browser;
  let visit: Visit;

  test.beforeAll(async () => {
    if (typeof open === "string") return;
    [site, browser] = await Promise.all([openSite(), open()]);
    visit = new Visit(browser, site);
    await visit.resize(...table);
  });
  test.afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const scene = (title: string, play: () => Promise<void>, missing?: string) => {
    const why = typeof open === "string" ? open : missing;
    if (why !== undefined) return test.skip(`${title}, in ${name}: skipped, ${why}`, () => undefined);
    return test(`${title}, in ${name}`, async () => {
      await play();
      expect(site.complaints(), "the browser complains").toEqual([]);
    });
  };

  scene("home opens, and one press begins a campaign", async () => {
    await visit.open("");
    await visit.reads("title", /^Ossuaire — la table des Catacombes$/);
    await visit.sees("article");
    expect(await visit.count("article")).toBe(5);
    await visit.press("Jouer tout de suite");
    await visit.sees(".board-view[data-drawn]");
    await visit.sees(".board-view[data-task=place]");
  });

  for (const [game, at] of [
    ["Conquest", duel],
    ["Catacombs", dungeon],
  ] as const) {
    scene(`a disc of ${game} is flicked by pointer, and a reload keeps the match`, async () => {
      const match = at();
      await flickBy("mouse", match, `${game}-mouse`);
      const [answers, log] = [await visit.answers(match), await visit.text(".play-log")];
      await visit.reload();
      await visit.sees(".board-view[data-drawn]");
      expect(await visit.answers(match)).toBeGreaterThanOrEqual(answers);
      await expect.poll(() => visit.text(".play-log")).toContain(log);
    });

    scene(`a disc of ${game} is flicked by keys`, async () => {
      const match = at();
      await visit.sitDown(`${game}-keys`, match);
      const before = await visit.answers(match);
      await visit.keys('[data-piece][aria-disabled="false"]', "ArrowRight", "ArrowUp");
      await visit.reads(".board [aria-live]", /^Direction \d+\sheures?, [\d,]+°, puissance \d+\s%\./);
      await visit.sees(".board-gauge");
      await visit.keys('[data-piece][aria-disabled="false"]', "Enter");
      await expect.poll(() => visit.answers(match)).toBeGreaterThan(before);
    });

    scene(
      `a disc of ${game} is flicked by finger on a phone`,
      async () => {
        await visit.resize(...phone);
        await flickBy("finger", at(), `${game}-finger`);
        await visit.resize(...table);
      },
      noFinger,
    );
  }

  scene("on the screen of a phone nothing is cut off", async () => {
    await visit.resize(...phone);
    await visit.open("");
    expect(await visit.sidewaysScroll()).toBe(0);
    await visit.sitDown("phone", duel());
    expect(await visit.sidewaysScroll()).toBe(0);
    expect(await visit.upright(".board-view")).toBe(true);
    await visit.resize(...table);
  });

  scene("a replay is watched from its link", async () => {
    const { link, answers } = replay();
    await visit.open(`#/replay/${link}`);
    await visit.sees(`input[type=range][max="${answers}"]`);
    await visit.press("À la fin");
    await visit.reads(".reel", new RegExp(`Coup ${answers} sur`));
    // A button that moves while the end is being laid out is missed now and then; a person presses again.
    const back = async (): Promise<string> => {
      if ((await visit.text(".reel")).includes(`Coup ${answers} sur`))
        await visit.press("Un coup en arrière");
      return visit.text(".reel");
    };
    await expect.poll(back, { intervals: [0, 3000] }).toContain(`Coup ${answers - 1} sur`);
  });

  scene("FLK-DET-02 a stored set of flicks comes out bit for bit", async () => {
    expect(await visit.strayFlicks()).toEqual([]);
  });

  async function flickBy(pointer: Pointer, match: Flickable, id: string): Promise<void> {
    await visit.sitDown(id, match);
    const before = await visit.answers(match);
    await visit.pull(pointer, match);
    await expect.poll(() => visit.answers(match)).toBeGreaterThan(before);
  }
}

const table = [1280, 800] as const;
const phone = [390, 844] as const;
