// npm start: builds the page if it has changed, and serves it together with the tables online, in one process.
// For this machine alone; `npm start -- --lan` lets the house in. `--build` builds and goes: for an image.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { lanAddresses, openTrays, qrOf, readSettings, startServer } from "../apps/server/src/index.ts";

const root = join(import.meta.dirname, "..");
const stamp = join(root, "apps", "web", "dist", ".built-from");

/** All that the page is made of. */
const sources = ["apps/web", "packages", "docs/rules", "package-lock.json"];

async function main(): Promise<void> {
  const isAsked = { type: "boolean", default: false } as const;
  const { lan, build } = parseArgs({ options: { lan: isAsked, build: isAsked } }).values;
  if (build) return buildIfChanged();
  const settings = readSettings(lan ? { HOST: "0.0.0.0", ...process.env } : process.env);
  if (typeof settings === "string") fail(settings);
  const { port, host, publicUrl } = settings;
  buildIfChanged();
  const isOpen = host !== "localhost" && host !== "127.0.0.1" && host !== "::1";
  // Read before anybody is let in: at the first table of a game everybody would wait for it.
  await openTrays();
  const addresses = publicUrl === undefined ? (isOpen ? lanAddresses(port) : []) : [publicUrl.href];
  const server = await startServer(
    { ...settings, data: resolve(root, settings.data) },
    { page: join(root, "apps", "web", "dist"), addresses },
  ).catch((error: Error) =>
    fail(
      "code" in error && error.code === "EADDRINUSE"
        ? `Port ${port} is taken: PORT=4700 npm start tries another.`
        : `The table cannot be served: ${error.message}`,
    ),
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  console.log(`\nOssuaire: http://localhost:${port}/\n`);
  for (const address of addresses) console.log(`${address}\n\n${qrOf(address)}\n`);
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
