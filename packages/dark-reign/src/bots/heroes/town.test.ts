import { sightOf } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { inTown } from "../../testing/index.ts";
import { heroBot } from "./bot.ts";
import type { LevelName } from "./level.ts";

/** What each of two heroes with fifty écus takes along from town. */
function bought(level: LevelName): readonly (readonly string[])[] {
  const { match, play, events } = inTown({ svein: { ecus: 50 }, aude: { ecus: 50 } }).rolling();
  while (match.decision?.prompt === "town") {
    const answer = heroBot(level)(sightOf(match, match.decision.seats[0] ?? ""), testRng("town"));
    if (answer.kind !== "choose" || (answer.option === "leave" && match.decision.seats[0] === "aude")) break;
    play(answer.option);
  }
  return ["svein", "aude"].map((who) =>
    events("bought").flatMap((event) => (event.who === who ? [event.thing] : [])),
  );
}

const potions = (count: number) => Array.from({ length: count }, () => "care");

test("one antidote is enough for a group of masters, and all the rest is spent on potions of healing", () => {
  expect(bought("master")).toEqual([["antidote", ...potions(7)], potions(12)]);
  const [first, second] = bought("adept");
  expect([first?.[0], second?.[0]]).toEqual(["antidote", "antidote"]);
});
