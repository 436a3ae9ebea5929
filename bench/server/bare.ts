// A bare Colyseus room in a process of its own: no rules, no log, no state. Whatever a client says is acknowledged, and
// everybody in the room gets a frame as large as ours are: `node bare.ts <port> <bytes of a frame>`.
import { type Client, Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

const [port = "0", bytes = "1000"] = process.argv.slice(2);
const frame = "x".repeat(Number(bytes));
const reply = "x".repeat(20);

class BareRoom extends Room {
  override maxClients = 4;

  override onCreate(): void {
    this.patchRate = null;
    this.onMessage("a", (client: Client) => {
      client.send("r", reply);
      this.broadcast("n", frame);
    });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false });
server.define("bare", BareRoom);
await server.listen(Number(port), "127.0.0.1");
// Whoever measures has gone.
process.on("disconnect", () => process.exit(0));
process.on("message", () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }));
process.send?.("ready");
