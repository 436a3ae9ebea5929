import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../../../../tools/port.ts";
import { isAllowed, send } from "./outward.ts";

// The first look at a name finds an address of the world; by the time of the connection it leads into the house.
vi.mock("node:dns/promises", () => ({ lookup: async () => [{ address: "1.1.1.1", family: 4 }] }));

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
  expect(await isAllowed(to, false)).toBe(true);
  let knocks = 0;
  post.on("connection", () => void knocks++);
  await expect(send({ to, headers: {}, body: "x" }, false)).rejects.toThrow("our own network");
  expect(knocks).toBe(0);
});
