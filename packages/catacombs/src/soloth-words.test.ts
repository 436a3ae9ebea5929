import { Match, sightOf, type Words } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { soloth } from "./content/soloth/soloth.ts";
import { solothPrompts } from "./content/soloth/words.ts";
import { startCampaign, temperOf } from "./testing/fuzz.ts";
import { randomHand } from "./testing/random-hand.ts";
import { catacombsWords } from "./words/words.ts";

/** All that is printed in the box. */
function printed(): readonly Words[] {
  const { heroes, allies, lords, monsters, rooms, items, artefacts = [] } = soloth;
  const cards = [...heroes, ...lords, ...monsters, ...items, ...artefacts];
  return [
    ...[...cards, ...allies, ...rooms].map(({ name }) => name),
    ...[...heroes, ...lords, ...items, ...artefacts, ...allies].map(({ text }) => text),
    ...cards.flatMap(({ traits }) => traits.flatMap(({ name, text }) => [name, text])),
    ...cards.flatMap(({ actions }) => actions.map(({ name }) => name)),
    ...Object.values(solothPrompts),
  ];
}

test("every card of Soloth is written in both languages, with the typography of each", () => {
  for (const { fr, en } of printed()) {
    expect([fr.length > 0, en.length > 0]).toEqual([true, true]);
    expect(`${fr}${en}`).not.toMatch(/['"]/);
    // In French a space that does not break stands before these signs.
    expect(fr).not.toMatch(/[^\u00a0\u202f][;:?!]/);
  }
});

test("whatever Soloth asks can be answered in words, and whatever it tells has a line", () => {
  for (let number = 0; number < 6; number++) {
    const rng = testRng(`said ${number}`);
    const match = Match.start(catacombs, startCampaign(9, number, ["soloth"]).terms);
    for (let answers = 0; match.decision !== undefined && answers < 500; answers++) {
      const { decision } = match;
      const { view } = sightOf(match, decision.seats[0] ?? "");
      const labels = catacombsWords.labels(decision, view);
      if (decision.kind === "choose" || decision.kind === "pick")
        expect(labels.map(({ id }) => id)).toEqual(decision.options.map(({ id }) => id));
      for (const { words } of [...labels, { words: catacombsWords.prompt(decision.prompt, decision) }])
        expect(words.fr.length * words.en.length).toBeGreaterThan(0);
      const { seat, answer } = randomHand(
        match,
        rng,
        temperOf(number, "random", () => false),
      );
      match.submit(seat, answer);
      for (const { event } of match.told) expect(catacombsWords.line(event).fr.length).toBeGreaterThan(0);
    }
  }
});
