import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findProgram } from "./programs.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ossuaire-programs-"));
  vi.stubEnv("PATH", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, "");
  chmodSync(path, 0o755);
  return path;
}

test("a program is the one that somebody named, else one on the path, else one in its usual place", () => {
  const asked = { named: "BROWSER_PATH", names: ["fox", "fox-esr"], places: [join(folder, "usual")] };
  expect(findProgram(asked)).toBeUndefined();
  const usual = program("usual");
  expect(findProgram(asked)).toBe(usual);
  const onPath = program("fox-esr");
  expect(findProgram(asked)).toBe(onPath);
  const named = program("my-own");
  vi.stubEnv("BROWSER_PATH", named);
  expect(findProgram(asked)).toBe(named);
});

test("what is named and cannot be run is no program", () => {
  vi.stubEnv("BROWSER_PATH", join(folder, "nothing"));
  expect(findProgram({ named: "BROWSER_PATH", names: ["fox"] })).toBeUndefined();
});
