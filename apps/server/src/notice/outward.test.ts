import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../../tools/port.ts";
import { send } from "./outward.ts";

const asked: string[] = [];
const post = createServer((request, response) => {
  asked.push(request.url ?? "");
  response.writeHead(302, { location: "/inside" }).end("read this");
});
let port = 0;

beforeAll(async () => {
  port = await freePort();
  post.listen(port, "localhost");
  await once(post, "listening");
});
afterAll(() => void post.close());

test("nobody is followed to where they point", async () => {
  const to = new URL(`http://localhost:${port}/hook`);
  expect(await send({ to, headers: {}, body: "x" }, true)).toBe(302);
  expect(asked).toEqual(["/hook"]);
});

test("a name that leads elsewhere by the time of the connection is not followed into the house", async () => {
  const to = new URL(`https://localhost:${port}/hook`);
  const look = async () => [{ address: "1.1.1.1" }];
  let knocks = 0;
  post.on("connection", () => void knocks++);
  await expect(send({ to, headers: {}, body: "x" }, false, look)).rejects.toThrow("our own network");
  expect(knocks).toBe(0);
});
