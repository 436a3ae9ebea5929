import { Match, sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { darkReign } from "../dark-reign.ts";
import { defaultOptions } from "../options.ts";
import type { DarkReign } from "../table.ts";
import { briefingOf } from "../words/seen/briefing.ts";
import { isBeginning } from "./beginning.ts";

const options = { ...defaultOptions, heroes: ["svein"], town: false };

function belowAtFirst(): Match<DarkReign> {
  const match = Match.start(darkReign, { options, seed: "beginning", undo: "free" });
  for (let { decision } = match; decision !== undefined && decision.prompt !== "act"; { decision } = match) {
    const [seat = ""] = decision.seats;
    if (decision.kind === "place") match.submit(seat, { kind: "place", spots: decision.suggestion });
    else if (decision.kind === "choose")
      match.submit(seat, { kind: "choose", option: decision.options.at(-1)?.id ?? "" });
  }
  return match;
}

test("REG-QUEST-02 a quest begins with its introduction, until whoever looks has done something", () => {
  const match = belowAtFirst();
  const begins = () => {
    const { view, events, viewer } = sightOf(match, "svein");
    return isBeginning(view, events, viewer);
  };
  expect(begins()).toBe(true);
  const { decision } = match;
  if (decision?.prompt !== "act") throw new Error("Svein is not asked");
  match.submit("svein", { kind: "choose", option: decision.options[0]?.id ?? "" });
  expect(begins()).toBe(false);
});

test("REG-QUEST-03 REG-VERDICT-54 the briefing tells the introduction, and nothing of the objective", () => {
  const { game, state } = belowAtFirst();
  const { title, text } = briefingOf(game.view(state, "svein"));
  expect(title.fr).toBe("Dératisation");
  expect(text.fr).toContain("tavernier");
  expect(text.fr).not.toMatch(/test de Force|couvercle/);
});
