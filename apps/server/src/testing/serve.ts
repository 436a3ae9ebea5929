// A server in a process of its own, for tests that kill it: `node serve.ts <port> <file>`.
import { startServer } from "../server.ts";
import { usualLimits } from "../settings.ts";

const [port = "0", data = ":memory:"] = process.argv.slice(2);
await startServer(
  {
    port: Number(port),
    host: "127.0.0.1",
    publicUrl: undefined,
    data,
    trustProxy: false,
    keepDays: 60,
    metricsToken: undefined,
    logLevel: "error",
    limits: { ...usualLimits, newTables: 1e6, connectionsOfOne: 1e4, frames: 1e5, burst: 1e5 },
  },
  { page: "." },
);
