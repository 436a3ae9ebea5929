// Programs that the project uses and does not bring: where they are, and how Debian has them.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first that can be run, of what a person has named, what is on the path, and where it usually is. */
export function findProgram({
  named,
  names,
  places = [],
}: {
  readonly named: string;
  readonly names: readonly string[];
  readonly places?: readonly string[];
}): string | undefined {
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env[named] ?? "", ...onPath, ...places].find(isProgram);
}

/** Does nothing where it may not, or where there is no Debian. */
export function installDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.error(`Trying Debian's ${packages.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]])
    spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", 2, 2], env });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
