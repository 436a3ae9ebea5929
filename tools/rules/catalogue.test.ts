import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { coverageOf, readCatalogue } from "./catalogue.ts";

const text = `# A game (prefix TST)

- **TST-TURN-01** [engine] Something.
- **TST-TURN-02** [ui] Something else, see TST-TURN-01.
| TST-TURN-03 | a table row is no rule |
`;

describe("a catalogue", () => {
  test("lists the ids of its rules in order", () => {
    expect(readCatalogue(text)).toEqual({
      prefix: "TST",
      ids: ["TST-TURN-01", "TST-TURN-02"],
      met: ["TST-TURN-02"],
    });
  });

  test("with a doubled id, two prefixes or no rule is refused", () => {
    expect(() => readCatalogue(`${text}- **TST-TURN-01** again`)).toThrow("TST-TURN-01");
    expect(() => readCatalogue(`${text}- **ABC-TURN-01** foreign`)).toThrow("TST, ABC");
    expect(() => readCatalogue("# nothing")).toThrow("without rules");
  });
});

describe("coverage", () => {
  const catalogue = readCatalogue(text);
  const passed = (title: string, isMet = true) => ({ title, outcome: "passed", isMet }) as const;

  test("counts passing tests whose title starts with the id", () => {
    const results = [passed("TST-TURN-01 works"), passed("says nothing of TST-TURN-02")];
    expect(coverageOf(catalogue, results)).toEqual({
      prefix: "TST",
      rules: 2,
      tested: 1,
      missing: ["TST-TURN-02"],
    });
  });

  test("counts a title for every id that it starts with", () => {
    for (const title of ["TST-TURN-01, TST-TURN-02 both", "TST-TURN-01 TST-TURN-02: both"])
      expect(coverageOf(catalogue, [passed(title)]).missing).toEqual([]);
    expect(coverageOf(catalogue, [passed("TST-TURN-01 and TST-TURN-02")]).missing).toEqual(["TST-TURN-02"]);
  });

  test("does not count failed or skipped tests, nor a longer id", () => {
    const results = [
      passed("TST-TURN-01 works"),
      { ...passed("TST-TURN-01 fails elsewhere"), outcome: "failed" },
      { ...passed("TST-TURN-02 later"), outcome: "skipped" },
      passed("TST-TURN-023 no such id"),
    ] as const;
    expect(coverageOf(catalogue, results).missing).toEqual(["TST-TURN-01", "TST-TURN-02"]);
  });

  test("counts what has to be shown only where somebody meets it", () => {
    const results = [passed("TST-TURN-01 works", false), passed("TST-TURN-02 is data", false)];
    expect(coverageOf(catalogue, results).missing).toEqual(["TST-TURN-02"]);
    expect(coverageOf(catalogue, [...results, passed("TST-TURN-02 is seen")]).missing).toEqual([]);
  });
});

describe("the project's catalogues", () => {
  const rules = new URL("../../docs/rules/", import.meta.url);
  const files = readdirSync(rules).filter((name) => name.endsWith(".md"));

  test("are six", () => {
    expect(files).toHaveLength(6);
  });

  test.each(files)("%s has the same ids in both languages", (name) => {
    const [english, french] = [name, `fr/${name}`].map((path) =>
      readCatalogue(readFileSync(new URL(path, rules), "utf8")),
    );
    expect(french?.ids.toSorted()).toEqual(english?.ids.toSorted());
  });
});
