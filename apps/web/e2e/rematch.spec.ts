import { conquest, conquestBot, defaultOptions } from "@ossuaire/conquest";
import { Match, playBot, snapshotOf, xoroshiro } from "@ossuaire/kernel";
import { beBrisk, expect, open, test } from "./page.ts";
import { putOnShelf } from "./shelf.ts";

test("after the end the same match is played again, as it was agreed", async ({ page }) => {
  const options = { ...defaultOptions, health: 2 };
  const match = Match.start(conquest, { options, seed: "rematch", undo: "free" });
  const bots = { sword: conquestBot("novice"), skull: conquestBot("novice") };
  const chance = xoroshiro.fromSeed("rematch");
  while (match.decision !== undefined) playBot(match, bots, chance);
  await beBrisk(page);
  await open(page, "#/credits");
  await putOnShelf(page, {
    id: "over",
    invitation: {
      game: "conquest",
      options,
      seed: "rematch",
      undo: "free",
      sitters: {
        sword: { kind: "person", name: "Ada" },
        skull: { kind: "bot", name: "", level: "novice" },
      },
    },
    snapshot: snapshotOf(match),
  });
  await open(page, "#/play/over");
  await page.getByRole("button", { name: "Rejouer" }).click();
  await expect(page).not.toHaveURL(/over$/);
  await page.locator(".board-view[data-drawn]").waitFor();
  await expect(page.getByText("Ada").first()).toBeVisible();
});
