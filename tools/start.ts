// npm start: builds the page if it has changed, and serves it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { preview } from "vite";

const root = join(import.meta.dirname, "..");
const stamp = join(root, "apps", "web", "dist", ".built-from");

/** All that the page is made of. */
const sources = ["apps/web", "packages", "docs/rules", "package-lock.json"];

async function main(): Promise<void> {
  const port = readPort(process.env["PORT"] ?? "4600");
  buildIfChanged();
  await preview({
    root: join(root, "apps", "web"),
    preview: { port, strictPort: true },
    logLevel: "error",
  }).catch((error: Error) =>
    fail(`The table cannot be served on port ${port}: ${error.message} (PORT=4700 npm start tries another.)`),
  );
  console.log(`\nOssuaire: http://localhost:${port}/\n`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return fail(`PORT must be a number from 1 to 65535, not “${text}”.`);
}

function buildIfChanged(): void {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the page …");
  const { status } = spawnSync("npm run -s build", { cwd: root, shell: true, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const path of filesOf(join(root, source)))
      hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function filesOf(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== "dist" && name !== "node_modules" && !name.endsWith(".tsbuildinfo"))
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)));
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

await main();
