import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject } from "vitest";

/** The program from its sources, as people start it. */
export const fromSources = join(import.meta.dirname, "..", "main.ts");

/** One of the programs that were laid together for the tests. */
export const program = (name: string): string => join(inject("programs"), name);

/** A terminal in an empty folder of its own, which speaks English and has our games, unless a test says otherwise. */
export function terminal(language: "fr" | "en" = "en", main = program("main.ts")) {
  const folder = mkdtempSync(join(tmpdir(), "ossuaire-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, LC_ALL: language === "fr" ? "fr_FR.UTF-8" : "C" };
  const surroundings = { cwd: folder, env } satisfies SpawnOptions;

  /** Runs a command with these lines typed in. */
  function typing(input: string, ...args: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
      ...surroundings,
      encoding: "utf8",
      input,
      // Whoever forgets to refuse what takes days is found out all the same.
      timeout: 100_000,
    });
    return { status, stdout, stderr };
  }

  return {
    folder,
    typing,
    ossuaire: (...args: readonly string[]) => typing("", ...args),
    /** A command that is still running. */
    started: (...args: readonly string[]) => spawn(process.execPath, [main, ...args], surroundings),
  };
}
