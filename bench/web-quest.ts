import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Findings, rounded } from "./figures.ts";
import { withChromium } from "./web/chromium.ts";
import { clickToStep, watchWalks } from "./web/quest.ts";
import { openSite } from "./web/site.ts";
import { weighQuest } from "./web/weight.ts";

/** What `web` measures of Le Règne Sombre, by itself. */
export async function webQuestBench(): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "ossuaire-bench-"));
  try {
    const root = join(import.meta.dirname, "..", "apps", "web");
    const ours = await openSite({ root, configFile: join(root, "vite.config.ts") }, join(folder, "ours"));
    const { weight, clicked } = await withChromium(async (browser) => ({
      weight: await weighQuest(ours, browser),
      clicked: await clickToStep(ours, browser),
    }));
    await ours.close();
    const walks = await walksIn(folder);
    const figures = {
      dark_reign_js_kb: rounded(weight.js),
      dark_reign_frame_script_ms: rounded(walks.median),
      frames_walking: walks.count,
      click_to_step_ms: rounded(clicked),
    };
    return {
      figures,
      lines: [
        `home and a quest, gzipped: ${figures.dark_reign_js_kb} kB of JavaScript, ${rounded(weight.all)} kB in all`,
        `scripts of the main thread per frame while eight figures walk in ten zones, median: ${figures.dark_reign_frame_script_ms} ms, ${walks.count} frames`,
        `from a click on a square to the first step, median: ${figures.click_to_step_ms} ms`,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Eight figures on a board of ten zones, on a page of their own that is built in this folder. */
export async function walksIn(folder: string): ReturnType<typeof watchWalks> {
  const root = join(import.meta.dirname, "web", "grid");
  const grid = await openSite({ root, configFile: join(root, "vite.config.ts") }, join(folder, "grid"));
  const walks = await watchWalks(grid);
  await grid.close();
  return walks;
}
