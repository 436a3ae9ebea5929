// Brings the dependencies, the project's own Node among them, onto a machine that has only Node ≥ 20 and npm.
// Plain JavaScript on purpose: it is the one script that runs before that newer Node is there.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".set-up");

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  install();
  demandNewerNode();
  writeFileSync(stamp, wanted);
}

/** Changes whenever a manifest or the lock file does: then, and only then, npm has work to do. */
function fingerprint() {
  const members = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  const manifests = ["", ...members, "bench"]
    .map((folder) => join(root, folder, "package.json"))
    .filter((path) => existsSync(path));
  const hash = createHash("sha256");
  for (const path of [...manifests, join(root, "package-lock.json")]) hash.update(readFileSync(path));
  return hash.digest("hex");
}

/**
 * `npm install`, not `npm ci`: a lock file written where a registry lacks another platform's optional binary cannot
 * name it, and `npm ci` then refuses. `--no-save` keeps the lock file as committed.
 */
function install() {
  console.error("Installing dependencies (once) …");
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm install failed; its message is above.");
    process.exit(status ?? 1);
  }
}

function demandNewerNode() {
  const own = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(own) || Number(process.versions.node.split(".")[0]) >= 24) return;
  console.error(
    `No Node package exists for ${process.platform}-${process.arch}: install Node 24 or newer by hand, then try again.`,
  );
  process.exit(1);
}
