import { closeSync, lstatSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { say, w } from "@ossuaire/kernel";
import { quoted, UsageError } from "./usage.ts";

/** A file that can be written later, or a usage error now; what is in it stays until then. */
export function writableFile(option: string, path: string): (text: string) => void {
  attempt(option, path, () => {
    const isNew = lstatSync(path, { throwIfNoEntry: false }) === undefined;
    closeSync(openSync(path, "a"));
    if (isNew) rmSync(path);
  });
  return (text) => attempt(option, path, () => writeFileSync(path, text));
}

/** The same for the files of a folder, which is made if it is not there. */
export function writableFolder(option: string, path: string): (name: string, text: string) => void {
  attempt(option, path, () => {
    mkdirSync(path, { recursive: true });
    // A folder does not say by itself whether files can be put into it.
    const trial = join(path, `.trial-${process.pid}`);
    closeSync(openSync(trial, "w"));
    rmSync(trial);
  });
  return (name, text) => attempt(option, path, () => writeFileSync(join(path, name), text));
}

function attempt(option: string, path: string, write: () => void): void {
  try {
    write();
  } catch {
    const name = w(`--${option} :`, `--${option}:`);
    throw new UsageError(say`${name} ${quoted(path)} ${w("ne peut pas être écrit.", "cannot be written.")}`);
  }
}
