import { conquest, conquestBot, conquestWords, defaultOptions } from "@ossuaire/conquest";
import { Match, playBot, sightOf, xoroshiro } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { isInHand } from "./in-hand.ts";
import { sceneOf } from "./scene.ts";

test("a whole match can be shown, and every option is a button or a card of the hand", () => {
  const match = Match.start(conquest, {
    options: { ...defaultOptions, border: "mat" },
    seed: "tale",
    undo: "free",
  });
  const bots = { sword: conquestBot("novice"), skull: conquestBot("novice") };
  const rng = xoroshiro.fromSeed("tale");
  while (match.decision !== undefined) {
    const { decision } = match;
    const { view } = sightOf(match, decision.seats[0] ?? "");
    expect(conquestWords.title(view).en).not.toBe("");
    if (decision.kind === "choose") {
      for (const option of decision.options) {
        // Whatever is no button has to be a card that the seat holds.
        if (isInHand(option, decision)) expect(view.hand).toContain(option.id);
      }
    }
    expect(sceneOf(view, "fr").pieces).toHaveLength(view.discs.length);
    playBot(match, bots, rng);
  }
});
