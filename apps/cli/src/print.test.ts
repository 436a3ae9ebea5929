import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { conquest } from "@ossuaire/conquest";
import { describe, expect, test } from "vitest";
import { terminal } from "./testing/terminal.ts";

const { folder, ossuaire } = terminal();
// Nothing can be written below a file.
writeFileSync(join(folder, "taken"), "a file");

/** What a stranger might write to take over a terminal: colours, a title, a return, a line, a reversal, bells. */
const evil = "\u001b[31m\u001b]0;mine\u0007a\rb\nc\u009b2J\u202ed\u2028e\u007f";
const { id: game, rules, content } = conquest;
const match = { format: "ossuaire-match", version: 1, game, rules, content, options: {}, seed: "1" };
const file = { ...match, undo: "free", answers: [], end: "" };

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/, "").split("\n");
}

describe("words of strangers", () => {
  const files: Readonly<Record<string, (words: string) => object>> = {
    "the name of a game": (words) => ({ ...file, game: words }),
    "the cards it was played with": (words) => ({ ...file, content: words }),
    "the name of an option": (words) => ({ ...file, options: { [words]: 1 } }),
  };

  test.each(Object.entries(files))("%s in a file cannot command the terminal", (_, fileWith) => {
    writeFileSync(join(folder, "evil.json"), JSON.stringify(fileWith(evil)));
    const { status, stdout, stderr } = ossuaire("replay", "evil.json");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^evil\.json: /);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr.trim()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });

  test.each(Object.entries(files))("%s in a file is told on one line, however long", (_, fileWith) => {
    writeFileSync(join(folder, "long.json"), JSON.stringify(fileWith("long ".repeat(20_000))));
    const { status, stderr } = ossuaire("replay", "long.json");
    expect(status).toBe(1);
    expect(linesOf(stderr)).toHaveLength(1);
    expect(stderr.length).toBeLessThan(250);
  });

  test.each([
    ["the command", (words: string) => [words]],
    ["the game", (words: string) => ["simulate", words]],
    ["an option", (words: string) => ["simulate", "conquest", `--${words}`]],
    ["a value", (words: string) => ["simulate", "conquest", "--games", words]],
    ["a name", (words: string) => ["simulate", "catacombs", "--lord", words]],
    ["a file", (words: string) => ["replay", words]],
    ["what follows", (words: string) => ["simulate", "conquest", words]],
    ["the folder", (words: string) => ["simulate", "conquest", "--out", `taken/${words}`]],
  ])("%s on a command line cannot either, and does not fill the screen", (_, argsWith) => {
    for (const words of [evil, "long ".repeat(2000)]) {
      const { status, stdout, stderr } = ossuaire(...argsWith(words));
      expect([status, stdout]).toEqual([2, ""]);
      expect(linesOf(stderr)).toHaveLength(2);
      expect(stderr.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      for (const line of linesOf(stderr)) expect(line.length).toBeLessThan(250);
    }
  });

  test("a file's name is cleaned where it is told that the file is no match", () => {
    writeFileSync(join(folder, evil), "???");
    const { status, stderr } = ossuaire("replay", evil);
    expect([status, linesOf(stderr).length]).toEqual([1, 1]);
    expect(stderr.trim()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });
});
