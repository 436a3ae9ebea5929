import { expect, test } from "vitest";
import "../catacombs.ts";
import { shelf } from "../content/shelf.ts";
import { voices } from "../content/voices.ts";
import { basePrompts } from "../words/prompts.ts";
import { toldAnswers } from "./answers.ts";
import { judgements } from "./boxes.ts";

/** What the bots are told of, whichever box it is in. */
function known(sort: "works" | "items" | "monsters"): ReadonlySet<string> {
  return new Set(judgements().flatMap((judgement) => Object.keys(judgement[sort])));
}

test("of every article and artefact, and of every action without a flick, the bots know what it is worth", () => {
  const packs = [...shelf.packs.values()];
  const actions = packs.flatMap(
    ({ heroes, lords, monsters, items, artefacts = [], spells, allies, custom }) => [
      ...[...heroes, ...lords, ...monsters, ...items, ...artefacts].flatMap((card) => card.actions),
      ...[...spells, ...allies].map(({ action }) => action),
      ...Object.values(custom?.deeds ?? {}).flat(),
    ],
  );
  const works = actions.filter(({ attacks }) => attacks.length === 0).map(({ id }) => id);
  expect(works.filter((id) => !known("works").has(id))).toEqual([]);
  const items = packs.flatMap((pack) => [...pack.items, ...(pack.artefacts ?? [])].map(({ id }) => id));
  expect(packs.map(({ id }) => id)).toEqual(["base", "soloth", "vermin"]);
  expect(items.filter((id) => !known("items").has(id))).toEqual([]);
});

test("of every monster of an expansion they know what its abilities are worth", () => {
  const expansions = [...shelf.packs.values()].filter(({ id }) => id !== "base");
  const monsters = expansions.flatMap((pack) => pack.monsters.map(({ id }) => id));
  expect(monsters.filter((id) => !known("monsters").has(id))).toEqual([]);
});

/** The compiler asks for the words of every question that the rules can ask, so this is the list of them all. */
function prompts(): readonly string[] {
  return [basePrompts, ...voices().map((voice) => voice.prompts)].flatMap((words) => Object.keys(words));
}

test("of every question that the game can ask they have a judgement of their own, and one only", () => {
  const judged = toldAnswers().flatMap((answers) => Object.keys(answers));
  expect(prompts()).toEqual(expect.arrayContaining(["hero-acts", "artefact-cost", "dark-passage"]));
  expect(prompts().filter((prompt) => !judged.includes(prompt))).toEqual([]);
  expect(judged.toSorted()).toEqual(prompts().toSorted());
});
