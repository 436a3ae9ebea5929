import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A server in a process of its own, once it listens. `data` is a file, or the address of a PostgreSQL. */
export async function served(port: number, data: string, page = "."): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(import.meta.dirname, "serve.ts"), String(port), data, page], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    const isThere = await fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return server;
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await wait(20);
  }
}

/** In the middle of whatever it does. */
export async function killed(server: ChildProcess): Promise<void> {
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
}
