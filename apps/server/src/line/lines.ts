import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { Hall } from "../hall/Hall.ts";
import type { Needed } from "../hall/Needed.ts";
import type { Settings } from "../settings.ts";
import { addressOf, isOurs } from "../visitor.ts";
import { Buckets } from "./Buckets.ts";
import { Line } from "./Line.ts";

export interface Lines {
  readonly size: number;
  /** Says that the server will be gone, and closes. */
  leave(): void;
  stop(): void;
}

/** All open lines of a server. Frames are not compressed: what is small gains nothing, and what is large may be a trap. */
export function openLines(server: Server, hall: Hall, needed: Needed, settings: Settings): Lines {
  const { limits } = settings;
  const lines = new Set<Line>();
  const ofAddress = new Map<string, number>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frame, perMessageDeflate: false });
  // Who comes back again and again has their table opened each time.
  const tries = new Buckets(limits.requests, limits.requests * 10);
  let isLeaving = false;

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // From here on nobody else hears of it: whoever is gone before they are answered would take the server with them.
    socket.on("error", () => socket.destroy());
    const refuse = (status: string, limit: string) => {
      needed.figures.limits.inc({ limit });
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    };
    if (request.url?.split("?")[0] !== "/line") return refuse("404 Not Found", "path");
    if (!isOurs(request.headers, settings)) return refuse("403 Forbidden", "origin");
    if (isLeaving || lines.size >= limits.connections)
      return refuse("503 Service Unavailable", "connections");
    const address = addressOf(request.socket.remoteAddress, request.headers["x-forwarded-for"], settings);
    if (!tries.take(address, needed.now())) return refuse("429 Too Many Requests", "requests");
    const count = ofAddress.get(address) ?? 0;
    if (count >= limits.connectionsOfOne) return refuse("429 Too Many Requests", "connections-of-one");
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const line = new Line(opened, socket, hall, needed, limits);
      lines.add(line);
      ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
      opened.on("close", () => {
        lines.delete(line);
        const left = (ofAddress.get(address) ?? 1) - 1;
        if (left === 0) ofAddress.delete(address);
        else ofAddress.set(address, left);
      });
    });
  });

  const sweep = setInterval(() => {
    const now = needed.now();
    for (const line of lines) {
      if (!line.isSilent(now)) continue;
      needed.figures.lost.inc();
      line.close("silent");
    }
  }, 5000).unref();

  return {
    get size() {
      return lines.size;
    },
    leave() {
      isLeaving = true;
      for (const line of lines) {
        line.say({ type: "leaving", in: 3000 });
        line.close("restart");
      }
    },
    stop() {
      clearInterval(sweep);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}
