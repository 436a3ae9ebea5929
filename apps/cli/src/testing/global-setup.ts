import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the programs that tests start lie. */
    readonly programs: string;
  }
}

/** A program and the module of its threads, which it looks for beside itself. */
const programs = ["main", "simulate/worker", "testing/nim-main", "testing/nim-worker"];

/**
 * Tests start the program some two hundred times: laid together in a few files it is there in a quarter of the time that a
 * thousand sources take. That it runs from its sources too is seen by a test of its own.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "ossuaire-programs-"));
  const source = join(import.meta.dirname, "..");
  await build({
    configFile: false,
    logLevel: "error",
    root: source,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: "esnext",
      outDir: folder,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((name) => [name, join(source, `${name}.ts`)])),
        // Threads are found by the name that their source has.
        output: { entryFileNames: "[name].ts" },
      },
    },
  });
  project.provide("programs", folder);
  return () => rmSync(folder, { recursive: true });
}
