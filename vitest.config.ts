import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./apps/web/game-icons.ts";

/** One project a folder of ours: `npm run test:unit -- --project conquest`. */
const folders = [...foldersIn("packages"), ...foldersIn("apps"), "tools", "bench"];

/** What changes the cards of a game, or one of its modules, gets a worker of its own. */
const alone = "**/*.alone.test.ts";

const propertySeed = join(import.meta.dirname, "tools/property-seed.ts");

export default defineConfig({
  // The drawings of the page, as in its build.
  plugins: [gameIcons()],
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    pool: "threads",
    tags: [
      {
        name: "long",
        description: "Takes seconds: npm test runs it, npm run check leaves it out.",
        // A machine at work on other things is slow, not wrong.
        timeout: 600_000,
      },
      {
        name: "minutes",
        description: "Takes the better part of a minute: npm run long runs it, npm test leaves it out.",
        timeout: 900_000,
      },
    ],
    projects: [
      ...folders.map((folder) => ({
        extends: true as const,
        // No test leaves anything behind: a worker reads the modules once for all the files that it runs.
        test: {
          name: nameOf(folder),
          include: [`${folder}/**/*.test.ts`],
          exclude: [alone, "**/node_modules/**"],
          isolate: false,
          setupFiles: setupOf(folder),
          globalSetup: inTesting(folder, "global-setup.ts"),
        },
      })),
      {
        extends: true,
        test: { name: "alone", include: [alone], setupFiles: [...new Set(folders.flatMap(setupOf))] },
      },
    ],
  },
});

function foldersIn(parent: string): readonly string[] {
  return readdirSync(join(import.meta.dirname, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);
}

/** What a package wants to be so before any of its tests. */
function setupOf(folder: string): string[] {
  return [propertySeed, ...inTesting(folder, "setup.ts")];
}

function inTesting(folder: string, name: string): string[] {
  const file = join(import.meta.dirname, folder, "src", "testing", name);
  return existsSync(file) ? [file] : [];
}

function nameOf(folder: string): string {
  return folder.split("/").at(-1) ?? folder;
}
