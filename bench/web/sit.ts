import { defaultOptions as catacombs, withBoxes } from "@ossuaire/catacombs/all";
import { defaultOptions as conquest } from "@ossuaire/conquest";
import type { Page } from "@playwright/test";
import { putOnShelf } from "../../apps/web/e2e/shelf.ts";
import type { Site } from "./site.ts";

const agreed = {
  catacombs: { options: catacombs, person: "seat-1", bot: "seat-2" },
  // With both expansions.
  "catacombs-all": { options: withBoxes(catacombs, ["soloth", "vermin"]), person: "seat-1", bot: "seat-2" },
  conquest: { options: conquest, person: "sword", bot: "skull" },
} as const;

/** Sits down at a match that lies on the shelf, and waits for the first question. */
export async function sitAt(site: Site, page: Page, game: keyof typeof agreed): Promise<void> {
  const { options, person, bot } = agreed[game];
  const [id = game] = game.split("-");
  await putOnShelf(page, {
    id: "bench",
    invitation: {
      game: id,
      options,
      seed: "bench",
      undo: "free",
      sitters: {
        [person]: { kind: "person", name: "" },
        [bot]: { kind: "bot", name: "", level: "novice" },
      },
    },
    snapshot: undefined,
  });
  await page.goto(`${site.address}#/play/bench`);
  await page.locator(".board-view[data-drawn]").waitFor();
  await page.locator(".hand-lit, .foot-asks").first().waitFor();
}
