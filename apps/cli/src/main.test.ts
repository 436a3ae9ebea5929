import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "ossuaire-"));
afterAll(() => rmSync(folder, { recursive: true }));

function ossuaire(...args: readonly string[]) {
  const main = join(import.meta.dirname, "main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: "utf8",
    cwd: folder,
  });
  return { status, stdout, stderr };
}

const few = [
  "simulate",
  "conquest",
  "--games",
  "4",
  "--sword",
  "novice",
  "--skull",
  "random",
  "--seed",
  "cli",
];

describe("simulate", () => {
  test("gives the same numbers for the same seed, on one thread or on two", () => {
    const one = ossuaire(...few, "--json", "--workers", "1");
    const two = ossuaire(...few, "--json", "--workers", "2");
    expect(one.stdout).toBe(two.stdout);
    expect(JSON.parse(one.stdout)).toMatchObject({
      games: 4,
      players: { novice: { wins: expect.any(Number) } },
    });
  });

  test("tells people how often who won, how long it took, and what cost tokens", () => {
    const { status, stdout } = ossuaire(...few, "--alternate");
    expect(status).toBe(0);
    for (const word of ["4 games", "novice", "random", "who began", "turns", "tokens lost"])
      expect(stdout).toContain(word);
  });

  test("draws a plot", () => {
    ossuaire(...few, "--plot", "plot.svg");
    expect(readFileSync(join(folder, "plot.svg"), "utf8")).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test("plays three and four players too", () => {
    for (const players of ["3", "4"]) {
      const { stdout } = ossuaire("simulate", "conquest", "--games", "1", "--players", players, "--json");
      expect(JSON.parse(stdout)).toMatchObject({ games: 1 });
    }
  });
});

describe("replay", () => {
  test("tells and verifies what simulate wrote, in French and English", () => {
    ossuaire(...few, "--out", "games");
    const [file = ""] = readdirSync(join(folder, "games"));
    const path = join(folder, "games", file);
    expect(ossuaire("replay", path, "--lang", "fr").stdout).toMatch(
      /commence — CON-ORDER-01[\s\S]*rejouées et vérifiées/,
    );
    expect(ossuaire("replay", path, "--lang", "en").stdout).toMatch(
      /begins — CON-ORDER-01[\s\S]*played again and verified/,
    );
  });

  test("says what is wrong with a file that was changed, cut or never was a match", () => {
    const [file = ""] = readdirSync(join(folder, "games"));
    const text = readFileSync(join(folder, "games", file), "utf8");
    const broken = {
      cut: text.slice(0, 400),
      changed: text.replace(/"vx":-?\d+/, '"vx":1e9'),
      strange: "???",
    };
    for (const [name, content] of Object.entries(broken)) {
      writeFileSync(join(folder, name), content);
      const { status, stderr } = ossuaire("replay", name, "--lang", "en");
      expect([status, stderr.startsWith(`${name}: `)]).toEqual([1, true]);
    }
  });
});

test("cards prints the 56 cards of both decks", () => {
  const lines = ossuaire("cards", "conquest", "--lang", "fr").stdout.split("\n");
  expect(lines.filter((line) => line.includes(" › "))).toHaveLength(56);
});

describe("bad arguments get a clear message and exit code 2", () => {
  test.each([
    [["dance"], "There is no command “dance”."],
    [["simulate"], "The game is one of conquest"],
    [["simulate", "chess"], "The game is one of conquest"],
    [["simulate", "conquest", "--games", "0"], "--games takes a whole number"],
    [["simulate", "conquest", "--games", "1e3"], "--games takes a whole number"],
    [["simulate", "conquest", "--sword", "god"], "--sword is one of novice"],
    [["simulate", "conquest", "--players", "5"], "2, 3 or 4 players"],
    [["simulate", "conquest", "--speed", "9"], "--speed"],
    [["replay"], "replay takes one file"],
    [["replay", "nowhere.json"], "cannot be read"],
    [["cards", "conquest", "--lang", "de"], "--lang is one of fr, en"],
  ])("%j", (args, message) => {
    const { status, stdout, stderr } = ossuaire(...args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });
});
