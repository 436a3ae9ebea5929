import { WebSocket } from "ws";
import type { Played } from "./sitters.ts";

/** Of Colyseus' protocol: a client says that it has joined, and both say something by name. */
const joined = 10;
const data = 13;

/** `a`, and a text of 76 letters: an answer is as long in our log. */
const said = Buffer.concat([Buffer.from([data, 0xa1, 0x61, 0xd9, 76]), Buffer.from("x".repeat(76))]);

/** A room with four connections, any of which speaks in turn. */
export async function enter(port: number): Promise<Played> {
  const first = await asked(port, "create/bare");
  const places = [first];
  while (places.length < 4) places.push(await asked(port, `joinById/${first.roomId}`));
  const replies: { readonly resolve: () => void; readonly reject: (why: Error) => void }[] = [];
  let bytes = 0;
  let heard: () => void = () => {};
  const sockets = await Promise.all(
    places.map(async ({ roomId, sessionId, processId }) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`);
      await new Promise<void>((resolve, reject) => {
        socket.on("error", reject);
        socket.on("close", (code) => {
          const why = new Error(`a bare room closed a line with ${code}`);
          reject(why);
          for (const reply of replies.splice(0)) reply.reject(why);
        });
        socket.on("message", (frame: Buffer) => {
          bytes += frame.length;
          if (frame[0] === joined) {
            socket.send(Buffer.from([joined]));
            resolve();
          } else if (frame[2] === 0x72) replies.shift()?.resolve();
          else if (frame[2] === 0x6e) heard();
        });
      });
      return socket;
    }),
  );
  let turn = 0;
  return {
    async answer() {
      const since = performance.now();
      const socket = sockets[turn++ % sockets.length];
      if (socket?.readyState !== WebSocket.OPEN) throw new Error("a line to a bare room is closed");
      const reply = new Promise<void>((resolve, reject) => replies.push({ resolve, reject }));
      socket.send(said);
      await reply;
      return performance.now() - since;
    },
    get bytes() {
      return bytes;
    },
    next: () =>
      new Promise((resolve) => {
        heard = resolve;
      }),
    close: () => sockets.forEach((socket) => void socket.terminate()),
  };
}

async function asked(
  port: number,
  path: string,
): Promise<{ readonly roomId: string; readonly sessionId: string; readonly processId: string }> {
  const reply = await fetch(`http://127.0.0.1:${port}/matchmake/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const { room, roomId, sessionId, processId, error } = await reply.json();
  if (error !== undefined) throw new Error(`a bare room is not entered: ${error}`);
  return { roomId: roomId ?? room.roomId, sessionId, processId: processId ?? room.processId };
}
