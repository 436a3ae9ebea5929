// npm run determinism: the stored flicks of FLK-DET-02 in every JavaScript engine that this machine has.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleOf } from "./bundle.ts";

/** Shells of the three large engine families, by the names that Debian gives them. */
const engines = [
  { name: "V8 (Node)", command: process.execPath, args: [] },
  { name: "V8 without a compiler", command: process.execPath, args: ["--jitless"] },
  { name: "SpiderMonkey (Firefox)", command: "js128", args: [] },
  { name: "SpiderMonkey (Firefox)", command: "js115", args: [] },
  { name: "SpiderMonkey (Firefox)", command: "js102", args: [] },
  { name: "JavaScriptCore (Safari)", command: "jsc", args: [] },
] as const;

const folder = mkdtempSync(join(tmpdir(), "ossuaire-"));
const script = join(folder, "determinism.js");
const say = "(typeof print === 'function' ? print : console.log)";
writeFileSync(
  script,
  `${await bundleOf("@ossuaire/flick/testing")}\n${say}(JSON.stringify(bundle.strayFlicks()));\n`,
);

let strays = 0;
for (const { name, command, args } of engines) {
  const { error, stdout, stderr } = spawnSync(command, [...args, script], { encoding: "utf8" });
  if (error !== undefined) continue;
  const isSame = stdout.trim() === "[]";
  if (!isSame) strays++;
  console.log(`${name.padEnd(26)} ${isSame ? "the same bits" : `DIFFERS: ${stdout}${stderr}`}`);
}
rmSync(folder, { recursive: true });
console.log(
  "\nDebian has SpiderMonkey's shell in libmozjs-102-dev and JavaScriptCore's in libjavascriptcoregtk-4.0-bin.",
);
process.exit(strays === 0 ? 0 : 1);
