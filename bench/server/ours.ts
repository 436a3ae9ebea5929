// Our server in a process of its own, which tells what it has used when it is asked: `node ours.ts <port> <file or address>`.
import { startServer } from "../../apps/server/src/server.ts";
import { testSettings } from "../../apps/server/src/testing/settings.ts";

const [port = "0", data = ":memory:"] = process.argv.slice(2);
const limits = { ...testSettings.limits, frames: 1e7, burst: 1e7, malformed: 1e9, connections: 1e6 };
await startServer(
  {
    ...testSettings,
    port: Number(port),
    data,
    databaseUrl: data.startsWith("postgres") ? data : undefined,
    logLevel: "error",
    limits: { ...limits, connectionsOfOne: 1e6 },
  },
  { page: "." },
);
// Whoever measures has gone.
process.on("disconnect", () => process.exit(0));
process.on("message", () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }));
process.send?.("ready");
