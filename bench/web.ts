import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Findings, rounded } from "./figures.ts";
import { withChromium } from "./web/chromium.ts";
import { writeEmptyPage } from "./web/empty.ts";
import { watchFrames } from "./web/frames.ts";
import { compareInteractive } from "./web/interactive.ts";
import { clickToStep } from "./web/quest.ts";
import { boardShares } from "./web/share.ts";
import { openSite } from "./web/site.ts";
import { visitCost } from "./web/visit.ts";
import { type Weight, weigh } from "./web/weight.ts";
import { walksIn } from "./web-quest.ts";

const page = join(import.meta.dirname, "..", "apps", "web");
const configFile = join(page, "vite.config.ts");

/** The page as a first visitor meets it, in Chromium. */
export async function webBench(): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "ossuaire-bench-"));
  try {
    return await measureIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureIn(folder: string): Promise<Findings> {
  writeEmptyPage(join(folder, "empty"));
  const ours = await openSite({ root: page, configFile }, join(folder, "ours"));
  const empty = await openSite({ root: join(folder, "empty") }, join(folder, "empty-built"));
  const { weights, shares, interactive, visit, clicked } = await withChromium(async (browser) => ({
    weights: await weigh(ours, browser),
    shares: await boardShares(ours, browser),
    interactive: await compareInteractive(ours, empty, browser),
    visit: await visitCost(ours, browser),
    clicked: await clickToStep(ours, browser),
  }));
  await ours.close();
  await empty.close();
  // Our board on a page of its own, made like the real one: no door to it has to be built into the page.
  const root = join(import.meta.dirname, "web", "board");
  const board = await openSite({ root, configFile: join(root, "vite.config.ts") }, join(folder, "board"));
  const frames = await watchFrames(board, "plain");
  const marked = await watchFrames(board, "marked");
  await board.close();
  const walks = await walksIn(folder);

  const figures = {
    home_js_kb: rounded(weights.home.js),
    home_all_kb: rounded(weights.home.all),
    table_js_kb: rounded(weights.table.js),
    table_all_kb: rounded(weights.table.all),
    catacombs_js_kb: rounded(weights.catacombs.js),
    catacombs_all_js_kb: rounded(weights.catacombsAll.js),
    dark_reign_js_kb: rounded(weights.darkReign.js),
    catacombs_board_share_1280: rounded(shares.catacombs),
    conquest_board_share_1280: rounded(shares.conquest),
    interactive_vs_empty: rounded(interactive.ratio),
    interactive_ms: rounded(interactive.ours),
    empty_interactive_ms: rounded(interactive.empty),
    visit_cpu_s: rounded(visit),
    frame_script_ms: rounded(frames.median),
    frame_script_clock_ms: rounded(frames.byClock),
    frames: frames.count,
    frame_marked_script_ms: rounded(marked.median),
    frames_marked: marked.count,
    dark_reign_frame_script_ms: rounded(walks.median),
    frames_walking: walks.count,
    click_to_step_ms: rounded(clicked),
  };
  const weight = ({ js, all }: Weight) => `${rounded(js)} kB of JavaScript, ${rounded(all)} kB in all`;
  return {
    figures,
    lines: [
      "a first visit, gzipped; what the service worker puts away for later is not counted",
      `  home              ${weight(weights.home)}`,
      `  … and a table     ${weight(weights.table)}`,
      `  … or one of Catacombs   ${weight(weights.catacombs)}`,
      `  … with both boxes       ${weight(weights.catacombsAll)}`,
      `  … or a quest of Le Règne Sombre   ${weight(weights.darkReign)}`,
      `share of a window of 1280 × 720 that is board: Catacombs ${rounded(shares.catacombs)}, Conquest ${rounded(shares.conquest)}`,
      "from the address to a button that answers, processor four times slower, median",
      `  home              ${figures.interactive_ms} ms; ${rounded(interactive.oursByClock)} ms by the clock of a machine that does other things too`,
      `  empty React page  ${figures.empty_interactive_ms} ms; ${rounded(interactive.emptyByClock)} ms by the clock`,
      `  ratio             ${figures.interactive_vs_empty}`,
      `processor seconds of the whole browser from an empty page to the first table, median: ${figures.visit_cpu_s}`,
      "scripts of the main thread per frame while 20 discs slide, median (nine of ten below)",
      `  ${rounded(frames.median)} ms (${rounded(frames.most)}), ${frames.count} frames; ${rounded(frames.byClock)} ms by the clock`,
      `  ${rounded(marked.median)} ms (${rounded(marked.most)}), ${marked.count} frames, of 30 discs with all that expansions lay on them`,
      `  ${rounded(walks.median)} ms, ${walks.count} frames, while eight figures walk in ten zones`,
      `from a click on a square to the first step, median: ${figures.click_to_step_ms} ms`,
    ],
  };
}
