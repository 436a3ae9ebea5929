// npm run check [-- COMMIT]: what to run while working. Types, lint, and the quick tests of what has changed since the
// last commit, or since the one that is named.
import { beside, check, close } from "./steps.ts";

const [since = "HEAD"] = process.argv.slice(2);
if (!/^[\w./~^-]+$/.test(since)) {
  console.error(`“${since}” is no commit.\nnpm run check [-- COMMIT]`);
  process.exit(2);
}

close(
  await beside(
    [check("types", "npm run -s types"), check("lint and format", "npm run -s lint")],
    [
      check(
        "quick tests of what has changed",
        `vitest run --changed ${since} --tags-filter=!long --pass-with-no-tests`,
      ),
    ],
  ),
);
