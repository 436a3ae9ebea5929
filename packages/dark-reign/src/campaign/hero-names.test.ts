import { fileOf, Match } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { darkReign } from "../dark-reign.ts";
import { darkReignWords } from "../words/words.ts";
import { readyMade } from "./sheets.ts";

const read = (names: unknown, more: object = {}) =>
  darkReign.readOptions({ heroes: ["svein", "aude"], names, ...more });

function begun(names: unknown, more: object = {}) {
  const options = read(names, more);
  if (!options.ok) throw new Error(options.words.en);
  return Match.start(darkReign, { options: options.options, seed: "names", undo: "free" });
}

const eventsOf = ({ pages }: ReturnType<typeof begun>) =>
  pages.flatMap(({ told }) => told.map(({ event }) => event));

test("REG-SHEET-01 a hero bears the name that its player invents: at its seat, in questions and in all that is told", () => {
  const match = begun({ aude: "Élie d’En-Bas" });
  match.submit("svein", { kind: "choose", option: "leave" });
  const view = darkReign.view(match.state, "aude");
  expect(darkReignWords.seat("aude", view).fr).toBe("Élie d’En-Bas");
  expect(darkReignWords.seat("svein", view).fr).toBe("Svein");
  expect(darkReignWords.title(view, match.decision).fr).toBe("Élie d’En-Bas — en ville");
  const told = darkReignWords.log?.(eventsOf(match)) ?? [];
  const lines = told.flatMap(({ steps }) => steps.map(({ words }) => words.fr));
  expect(lines).toContain("Aude s’appelle ici Élie d’En-Bas");
  expect(lines).toContain("Élie d’En-Bas passe en ville");
  expect(lines).toContain("Svein passe en ville");
});

test("REG-SHEET-01 without a name nothing is different from a table that knows of none", () => {
  const plain = darkReign.readOptions({ heroes: ["svein", "aude"] });
  for (const names of [undefined, {}, { aude: "" }, { aude: "  " }, { ozanne: "Elsewhere" }])
    expect(read(names)).toEqual(plain);
  const match = begun({});
  expect(JSON.stringify(match.state)).not.toContain('"name"');
  expect(eventsOf(match)).not.toContainEqual(expect.objectContaining({ type: "called" }));
});

test.each([
  ["x".repeat(21), /20 letters/],
  ["7 of 9", /begins with a letter/],
  ["Aude\nSvein", /letters, digits, spaces/],
  ["A\u202eedu", /letters, digits, spaces/],
  ["<b>A</b>", /begins with a letter/],
  ["svein", /no two heroes/],
])("REG-SHEET-01 nobody is called %j", (name, why) => {
  const refused = read({ aude: name });
  expect(refused).toMatchObject({ ok: false, rule: "REG-SHEET-01", about: { option: "names" } });
  if (!refused.ok) expect(refused.words.en).toMatch(why);
  const sheet = { ...readyMade("aude"), name };
  const roster = darkReign.readOptions({ heroes: ["svein", "aude"], roster: { heroes: [sheet], won: [] } });
  expect(roster).toMatchObject({ ok: false, rule: "REG-SHEET-01" });
});

test("REG-SHEET-01 what is no name for a hero is refused", () => {
  for (const names of [7, ["Élie"], { nobody: "Élie" }, { aude: 7 }, { ["__proto__"]: "Élie" }])
    expect(read(names).ok && read(names)).not.toMatchObject({ options: { names: expect.anything() } });
});

test("REG-SHEET-01 REG-VERDICT-61 a name is kept on the sheet of a campaign until another is given, and in the file of a match", () => {
  const roster = { heroes: [{ ...readyMade("aude"), name: "Mahaut" }], won: [] };
  expect(begun(undefined, { roster }).state.characters[1]).toMatchObject({ id: "aude", name: "Mahaut" });
  const match = begun({ aude: "Élie" }, { roster });
  expect(match.state.characters[1]).toMatchObject({ id: "aude", name: "Élie" });
  expect(JSON.stringify(fileOf(match))).toContain("Élie");
});
