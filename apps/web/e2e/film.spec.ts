import { readFile } from "node:fs/promises";
import { conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { linkOf, Match, playBot, xoroshiro } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { expect, expectAxeClean, expectNoSidewaysScroll, open, test } from "./page.ts";
import { unfoldReel } from "./reel.ts";

const match = Match.start(conquest, {
  options: { ...defaultOptions, health: 2 },
  seed: "replay",
  undo: "free",
});
const bots = { sword: conquestBot("novice"), skull: conquestBot("novice") };
const chance = xoroshiro.fromSeed("bots");
while (match.decision !== undefined) playBot(match, bots, chance);

/** How many pictures the film says it has, once it is made. */
async function filmed(page: Page): Promise<number> {
  const status = page.locator(".film-status[data-frames]");
  await expect(status).toHaveText(/^[\d,]+ secondes, [\d\s]+ ko, (MP4|WebM|GIF)$/);
  return Number(await status.getAttribute("data-frames"));
}

async function saved(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Enregistrer le film" }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("a flick is saved as a film, a turn as a longer one, and as a GIF where nothing encodes", {
  tag: "@narrow",
}, async ({ page }) => {
  await open(page, `#/replay/${linkOf(match)}`);
  await unfoldReel(page);
  await page.getByRole("button", { name: "Film", exact: true }).click();
  const frames = await filmed(page);
  expect(frames).toBeGreaterThan(40);
  const { name, bytes } = await saved(page);
  expect(name).toMatch(/^ossuaire-pichenette\.(webm|mp4)$/);
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const track = await input.getPrimaryVideoTrack();
  expect((await track?.computePacketStats())?.packetCount).toBe(frames);
  // Who plays and the whole match are written into the file.
  const { title, comment } = await input.getMetadataTags();
  expect(title).toBe("Épée contre Crâne");
  expect(comment).toContain(linkOf(match));
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("radio", { name: "tout le tour" }).check();
  expect(await filmed(page)).toBeGreaterThanOrEqual(frames);

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "VideoEncoder"));
  await open(page, `#/replay/${linkOf(match)}`);
  await unfoldReel(page);
  await page.getByRole("button", { name: "Film", exact: true }).click();
  const pictures = await filmed(page);
  const gif = await saved(page);
  expect(gif.name).toBe("ossuaire-pichenette.gif");
  // Every picture begins with how long it stands.
  const heads = gif.bytes.toString("latin1").split("\x21\xf9\x04").length - 1;
  expect(heads).toBe(pictures);
});
