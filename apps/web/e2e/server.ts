import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../tools/port.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/** Page and tables in a process of their own, as `npm start` serves them. */
export interface TableServer {
  readonly address: string;
  /** The file in which its tables are. */
  readonly data: string;
  /** In the middle of things. */
  kill(): Promise<void>;
  /** Anew on the same file. */
  start(): Promise<void>;
  /** Both, one after the other. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function serveTables(): Promise<TableServer> {
  const folder = mkdtempSync(join(tmpdir(), "ossuaire-e2e-"));
  const port = await freePort();
  const data = join(folder, "tables.sqlite");
  const address = `http://localhost:${port}/`;
  const start = async (): Promise<ChildProcess> => {
    const serve = join(root, "apps", "server", "src", "testing", "serve.ts");
    const page = join(root, "apps", "web", "dist");
    const child = spawn(process.execPath, [serve, String(port), data, page], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    while (!(await isThere(address))) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await new Promise((later) => setTimeout(later, 50));
    }
    return child;
  };
  const kill = async (child: ChildProcess) => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  let server = await start();
  return {
    address,
    data,
    kill: () => kill(server),
    async start() {
      server = await start();
    },
    async restart() {
      await kill(server);
      server = await start();
    },
    async close() {
      await kill(server);
      rmSync(folder, { recursive: true });
    },
  };
}

async function isThere(address: string): Promise<boolean> {
  return await fetch(`${address}healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
