import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { idOf, shelf } from "../apps/cli/src/shelf.ts";

const root = join(import.meta.dirname, "..");
const ids = shelf.map(idOf);

const [, section = ""] = read("docs/contributing.md").split("\n## Add a game\n");
const [chapter = ""] = section.split("\n## ");

/** Every path in the first column of its table. */
const listed = chapter
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((line) => [...(line.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path));

test("a new game touches at most eight files beside its own folders", () => {
  expect(new Set(listed).size).toBeLessThanOrEqual(8);
  expect(listed.length).toBeGreaterThan(0);
});

test("whatever names a game outside of its own folders is in the list of what a new one touches", () => {
  const naming = files().filter((path) => ids.some((id) => names(shipped(path), id)));
  const readers = ["CHANGELOG.md", "README.md"];
  expect(naming.toSorted()).toEqual(listed.filter((path) => !readers.includes(path)).toSorted());
});

/** What is shipped of packages and apps, but for what belongs to one game. */
function files(): readonly string[] {
  const all = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  const own = new RegExp(`/(${ids.join("|")})/|/testing/|\\.test\\.ts$`);
  return all
    .split("\n")
    .filter((path) =>
      /^(packages|apps)\/[^/]+\/src\/|^apps\/[^/]+\/package\.json$|^package-lock\.json$/.test(path),
    )
    .filter((path) => !own.test(path));
}

/** Of a package what it needs to run: a game on which its tests are tried is any game. */
function shipped(path: string): string {
  const text = read(path);
  return path.endsWith("/package.json") ? JSON.stringify({ ...JSON.parse(text), devDependencies: {} }) : text;
}

/** As a word of its own in quotes, as a key, in a path or in the name of a style; not in the example of a command line. */
function names(text: string, id: string): boolean {
  return new RegExp(`["'\`/-]${id}\\b(?!-\\d)|\\b${id}:|@ossuaire/${id}\\b`).test(text);
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
