// A server in a process of its own, for tests that kill it: `node serve.ts <port> <file> <page>`. A file that is an
// address of PostgreSQL is one.
import { startServer } from "../server.ts";
import { testSettings } from "./settings.ts";

const [port = "0", data = ":memory:", page = "."] = process.argv.slice(2);
await startServer(
  {
    ...testSettings,
    port: Number(port),
    host: "localhost",
    data,
    databaseUrl: data.startsWith("postgres") ? data : undefined,
    logLevel: "error",
    limits: { ...testSettings.limits, frames: 1e5, burst: 1e5 },
  },
  { page },
);
