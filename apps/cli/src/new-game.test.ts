import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { program, terminal } from "./testing/terminal.ts";

const main = program("testing/nim-main.ts");
const { folder, ossuaire, typing } = terminal("en", main);
const ours = terminal();
const french = terminal("fr", main);

describe("a new game is served by every command through its box alone", () => {
  test("play asks, tells, undoes and ends", () => {
    const lines = ["7", "3", "d", "u", "2"];
    const { status, stdout } = typing(
      `${lines.join("\n")}\n`,
      ...["play", "nim", "--matches", "7", "--level", "novice", "--save", "nim.json"],
    );
    expect(status).toBe(0);
    expect(stdout).toContain("Left: 7 matches. How many matches do you take? [NIM-TURN-01]");
    expect(stdout).toContain("   3. 3 matches");
    expect(stdout).toContain("Type a number of the list.");
    expect(stdout).toContain("  Bob takes 1 match (3 left)\n");
    expect(stdout).toContain("      Bob takes 1 match (3 left) — NIM-TURN-01\n");
    expect(stdout).toMatch(/(Alice|Bob) wins\.\n$/);
    expect(french.typing("q\n", "play", "nim").stdout).toContain("Combien d’allumettes prenez-vous ?");
  });

  test("replay tells it", () => {
    expect(ossuaire("replay", "nim.json").stdout).toMatch(
      /^Alice takes 3 matches \(4 left\) — NIM-TURN-01\n[\s\S]*answers played again and verified/,
    );
  });

  test("simulate gives its figures, its matches and a plot", () => {
    const { stdout } = ossuaire(
      ...["simulate", "nim", "--games", "6", "--alice", "master", "--bob", "random"],
      ...["--workers", "2", "--out", "games", "--plot", "nim.svg"],
    );
    for (const word of ["6 games", "alice", "bob", "answers", "NIM-END-01 6"]) expect(stdout).toContain(word);
    expect(readdirSync(join(folder, "games"))).toHaveLength(6);
    expect(readFileSync(join(folder, "nim.svg"), "utf8")).toContain("6 games of Nim: wins");
    expect(JSON.parse(ossuaire("simulate", "nim", "--games", "1", "--json").stdout)).toMatchObject({
      games: 1,
    });
  });

  test("cards lists what is printed", () => {
    expect(ossuaire("cards", "nim").stdout).toBe("\nThe matches\n  Match  21 pieces\n      Wooden.\n");
  });

  test("its own options stand in the help", () => {
    const { stdout } = ossuaire("play", "--help");
    expect(stdout).toContain("--matches       number of matches: 7, 21 (21)");
    expect(stdout).toContain("--seat          your seat: alice, bob (alice)");
    expect(ossuaire("simulate", "--help").stdout).toContain("who plays: novice, master, random (master)");
  });

  test("a match of a game that is not there is refused", () => {
    const { stderr } = ours.ossuaire("replay", join(folder, "nim.json"));
    expect(stderr).toContain("nim");
  });

  test("what it does not know is refused", () => {
    expect(ossuaire("play", "conquest").stderr).toContain("The game is one of nim, not “conquest”.");
    expect(ossuaire("play", "nim", "--matches", "8").stderr).toContain("--matches is one of 7, 21, not “8”.");
    expect(ossuaire("play", "nim", "--level", "adept").stderr).toContain("--level is one of novice, master");
  });
});
