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
let pieces: readonly number[] | undefined;
process.on("message", (asked) => {
  if (asked === "watch") return watch();
  process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss, pieces: pieces ?? [] });
  pieces = undefined;
});

/** What is done in each turn of the event loop, in milliseconds of this thread's processor: other programs do not count. Until it is asked. */
function watch(): void {
  const found: number[] = [];
  pieces = found;
  let before = spent();
  const turn = () => {
    const now = spent();
    found.push(now - before);
    before = now;
    if (pieces === found) setImmediate(turn);
  };
  turn();
}

function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

process.send?.("ready");
