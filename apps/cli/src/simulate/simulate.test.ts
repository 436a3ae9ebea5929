import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { terminal } from "../testing/terminal.ts";

const { folder, ossuaire, typing, started } = terminal();
const weak = ["--sword", "novice", "--skull", "random"];

/** The matches in a folder of this test. */
function gamesIn(name: string): readonly string[] {
  const path = join(folder, name);
  return existsSync(path) ? readdirSync(path) : [];
}

describe("a long simulation", () => {
  test("writes each game as it ends, and tells what was played when it is stopped", async () => {
    const running = started(
      ...["simulate", "conquest", "--games", "1000000", "--out", "long", "--plot", "long.svg", "--json"],
      ...["--workers", "2", ...weak],
    );
    let told = "";
    let said = "";
    running.stdout?.on("data", (text: Buffer) => (told += text.toString()));
    running.stderr?.on("data", (text: Buffer) => (said += text.toString()));
    try {
      for (let waits = 0; gamesIn("long").length < 2 && waits < 900; waits++) await pause(100);
      expect(gamesIn("long").length).toBeGreaterThanOrEqual(2);
      expect(running.exitCode).toBeNull();
      running.kill("SIGINT");
      await once(running, "close");
    } finally {
      running.kill("SIGKILL");
    }
    expect(running.exitCode).toBe(130);
    const played = gamesIn("long");
    expect(JSON.parse(told)).toMatchObject({ games: played.length });
    expect(said).toContain(`Stopped: ${played.length} of 1,000,000 games played.`);
    expect(readFileSync(join(folder, "long.svg"), "utf8")).toContain(`${played.length} games`);
    expect(ossuaire("replay", join("long", played.at(-1) ?? "")).status).toBe(0);
  });
});

describe("what cannot be written is refused before anything is played", () => {
  writeFileSync(join(folder, "taken"), "a file");

  test.each([
    ["--out", "taken"],
    ["--out", "taken/games"],
    ["--out", ""],
    ["--plot", "nowhere/plot.svg"],
    ["--plot", "taken/plot.svg"],
    ["--plot", "."],
  ])("simulate %s “%s”", (option, path) => {
    // So many games would keep the terminal busy for days.
    const { status, stdout, stderr } = ossuaire("simulate", "conquest", "--games", "1000000", option, path);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`${option}: “${path}” cannot be written.`);
  });

  test.each(["nowhere/mine.json", "taken/mine.json", "."])("play --save “%s”", (path) => {
    const { status, stdout, stderr } = typing("q\n", "play", "catacombs", "--save", path);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`--save: “${path}” cannot be written.`);
  });

  test("what can be written is left as it is until there is something to write", () => {
    ossuaire("simulate", "conquest", "--games", "0", "--plot", "taken", "--out", "fresh");
    ossuaire("simulate", "conquest", "--plot", "fresh.svg", "--out", "taken");
    expect(readFileSync(join(folder, "taken"), "utf8")).toBe("a file");
    expect(existsSync(join(folder, "fresh.svg"))).toBe(false);
    expect(existsSync(join(folder, "fresh"))).toBe(false);
  });
});

describe("what nobody can mean is refused", () => {
  test.each([
    [["conquest", "--games", "1000001"], "--games takes a whole number from 1 to 1,000,000, not “1000001”."],
    [["conquest", "--games", "9".repeat(300)], "--games takes a whole number from 1 to 1,000,000"],
    [["conquest", "--workers", "65"], "--workers takes a whole number from 1 to 64, not “65”."],
    [["conquest", "--workers", "0"], "--workers takes a whole number from 1 to 64"],
    [["catacombs", "--variant", "each", "--variant", "fair"], "“each” plays every variant in turn"],
    [["catacombs", "--variant", "fair", "--variant", "each"], "“each” plays every variant in turn"],
    [
      ["catacombs", "--variant", "branching", "--variant", "labyrinth"],
      "--variant: “branching” and “labyrinth” exclude each other.",
    ],
    [
      ["catacombs", "--variant", "shorter", "--variant", "fair", "--variant", "longer"],
      "--variant: “shorter” and “longer” exclude each other.",
    ],
    [["catacombs", "--with", "base"], "--with is one of none, each, soloth, vermin, not “base”."],
    [["catacombs", "--with", "soloth,each"], "--with is one of soloth, vermin, not “each”."],
    [["catacombs", "--with", ""], "--with is one of none, each, soloth, vermin."],
    [
      ["catacombs", "--party", "elf,thief,wizard,paladin"],
      "paladin: the box Cavern of Soloth is not on the table",
    ],
    [["catacombs", "--party", "elf,thief,wizard"], "“parties”: four different Heroes"],
    [["catacombs", "--party", "elf,thief,wizard,elf"], "“parties”: four different Heroes"],
    [["catacombs", "--players", "5", "--party", "elf,thief,wizard"], "“parties”: four different Heroes"],
    [
      ["catacombs", "--with", "soloth", "--party", "elf,thief,wizard,barbarian,paladin"],
      "“parties”: four different Heroes",
    ],
    [["catacombs", "--party", "elf,mixed,thief,wizard"], "--party is one of "],
    [["catacombs", "--lord", "lich,hydra"], "hydra: the box Cavern of Soloth is not on the table"],
    [
      ["catacombs", "--with", "vermin", "--lord", "hydra"],
      "hydra: the box Cavern of Soloth is not on the table",
    ],
    [["catacombs", "--with", "vermin", "--variant", "altar"], "the box Cavern of Soloth is not on the table"],
    [
      ["catacombs", "--with", "soloth", "--variant", "passages"],
      "the box Horde of Vermin is not on the table",
    ],
    [
      ["catacombs", "--with", "soloth", "--lord", "lich", "--variant", "drops-2"],
      "does not have that many purple drops",
    ],
  ])("simulate %j", (args, message) => {
    const { status, stdout, stderr } = ossuaire("simulate", ...args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });

  test("more workers than games are no trouble", () => {
    const { status, stdout, stderr } = ossuaire(
      "simulate",
      "conquest",
      "--games",
      "12",
      "--workers",
      "12",
      ...weak,
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("12 games");
  });
});
