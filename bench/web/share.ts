import type { Browser } from "@playwright/test";
import { fit } from "../../apps/web/src/board/camera.ts";
import { withVisit } from "./chromium.ts";
import { sitAt } from "./sit.ts";
import type { Site } from "./site.ts";

const window = { width: 1280, height: 720 };

/** In mm. */
const boards = {
  catacombs: { length: 480, width: 320 },
  conquest: { length: 610, width: 355 },
} as const;

/** How much of the window of a laptop is board: what discs can lie on, without its frame. */
export async function boardShares(
  site: Site,
  browser: Browser,
): Promise<Readonly<Record<keyof typeof boards, number>>> {
  const shareOf = (game: keyof typeof boards): Promise<number> =>
    withVisit(
      browser,
      async (page) => {
        await page.goto(site.address);
        await sitAt(site, page, game);
        const frame = await page.locator(".board-view").boundingBox();
        const { length, width } = boards[game];
        const { scale } = fit(boards[game], frame ?? { width: 0, height: 0 });
        return (length * width * scale * scale) / (window.width * window.height);
      },
      { viewport: window },
    );
  return { catacombs: await shareOf("catacombs"), conquest: await shareOf("conquest") };
}
