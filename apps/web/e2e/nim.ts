import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as here } from "./page.ts";
import { publish } from "./publication.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/** The page with one more game on its shelf, built and served for these tests: what people get knows nothing of it. */
export const test = here.extend<object, { readonly pageWithNim: string }>({
  pageWithNim: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const vite = ["exec", "--", "vite", "build", "apps/web", "-c", "apps/web/nim.config.ts", "-l", "error"];
      await promisify(execFile)("npm", vite, { cwd: root, env: { ...process.env, NODE_ENV: "production" } });
      const site = await publish(join(root, ".reports", "nim"));
      await use(site.address);
      await site.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ pageWithNim }, use) => use(pageWithNim),
});
