// @module-tag long
import { once } from "node:events";
import { createServer } from "node:http";
import type { Again, Created, Lobby, Yours } from "@ossuaire/table";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../../tools/port.ts";
import type { Database } from "./log/database.ts";
import { isAllowed, isOutside } from "./notice/outward.ts";
import { type Running, startServer } from "./server.ts";
import { ask, duel, laid, playOn, TestGuest } from "./testing/guest.ts";
import { testSettings } from "./testing/settings.ts";

interface Refused {
  readonly refusal: { readonly code: string };
}

let server: Running;
let base: string;
/** By how much the clock of the server is ahead. */
let ahead = 0;
let database: Database;

/** Time passes, and a server is there all along. */
async function passed(until: number): Promise<void> {
  await database.run([{ sql: "update beats set at = $1", values: [Date.now() + until] }]);
  ahead = until;
}

beforeAll(async () => {
  const settings = { ...testSettings, noticesToLan: true };
  server = await startServer(settings, {
    page: ".",
    out: { write() {} },
    now: () => Date.now() + ahead,
    through(whole) {
      database = whole;
      return whole;
    },
  });
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

async function seated({ id, secrets }: { readonly id: string; readonly secrets: Record<string, string> }) {
  const sword = await TestGuest.at(base, id, [secrets["sword"] ?? ""]);
  const skull = await TestGuest.at(base, id, [secrets["skull"] ?? ""]);
  await Promise.all([sword, skull].map((one) => one.until(() => one.last("news"))));
  return { sword, skull };
}

const bot = (seat: string) => ({ kind: "bot", seat, level: "novice" }) as const;

describe("the lobby", () => {
  test("shows a table while a seat is free, and lets anybody sit there who gives a name", async () => {
    const about = { fr: "Duel, règles de base", en: "Duel, base rules" };
    const setup = { ...duel, open: true, about, language: "fr" as const };
    const { json: created } = await ask<Created>(base, "/api/tables", { body: setup });
    const lobby = async () => (await ask<Lobby>(base, "/api/lobby")).json;
    expect(await lobby()).toMatchObject({
      more: false,
      tables: [{ id: created.id, face: { about, language: "fr", places: { skull: { kind: "free" } } } }],
    });
    const join = (name: string, seat = "skull", id = created.id) =>
      ask<Refused & { readonly token: string }>(base, `/api/tables/${id}/join`, { body: { seat, name } });
    expect((await join("")).status).toBe(400);
    expect((await join("Eve", "sword")).json.refusal.code).toBe("seat-taken");
    const { json } = await join("Bob");
    expect((await join("Eve")).json.refusal.code).toBe("seat-taken");
    expect((await lobby()).tables).toEqual([]);
    const bob = await TestGuest.at(base, created.id, [json.token]);
    expect((await bob.until(() => bob.last("table"))).you).toEqual(["skull"]);

    // Whoever invited sends him away: his secret opens nothing more, and the seat is free again.
    await ask(base, `/api/tables/${created.id}/free`, { secret: created.host, body: { seat: "skull" } });
    expect(await bob.gone()).toBe(4401);
    expect(await (await TestGuest.at(base, created.id, [json.token])).gone()).toBe(4401);
    expect((await lobby()).tables).toHaveLength(1);
    expect((await join("Eve")).status).toBe(200);
    const hidden = await ask<Created>(base, "/api/tables", { body: duel });
    expect((await join("Eve", "skull", hidden.json.id)).status).toBe(404);
  });
});

test("a seat that is brought to another device is at the old one no longer, be its line still open", async () => {
  const { id, secrets } = await laid(base);
  const { sword, skull } = await seated({ id, secrets });
  const secret = secrets["sword"] ?? "";
  const path = `/api/tables/${id}`;
  const body = { seat: "sword" };
  const { json: link } = await ask<{ invitation: string }>(base, `${path}/invitation`, { secret, body });
  const bring = () => ask<{ token: string }>(base, `${path}/seat`, { secret: link.invitation, body: {} });
  const { json } = await bring();
  expect(await sword.gone()).toBe(4401);
  expect((await bring()).status).toBe(401);
  const phone = await TestGuest.at(base, id, [json.token]);
  await phone.until(() => phone.last("news"));
  expect(await playOn({ sword: phone, skull }, 2)).toBe(2);
  for (const guest of [phone, skull]) guest.leave();
});

describe("your tables", () => {
  test("say whose turn it is, to who has a secret of them", async () => {
    const { id, secrets, host } = await laid(base);
    const other = await laid(base);
    const mine = async (of: string, ...shown: readonly string[]) =>
      (await ask<Yours>(base, "/api/mine", { body: { tables: [{ id: of, secrets: shown }] } })).json.tables;
    const [yours] = await mine(id, secrets["sword"] ?? "", host);
    expect(yours).toMatchObject({ id, you: ["sword"], host: true, face: { stage: "on" } });
    const guests = await seated({ id, secrets });
    const asked = guests.sword.sight("sword")?.waiting?.seats;
    expect(yours?.asked).toEqual(asked);
    expect(await mine(id, other.secrets["sword"] ?? "")).toEqual([]);
    expect(await mine("a".repeat(12), host)).toEqual([]);
    for (const guest of Object.values(guests)) guest.leave();
  });

  test("say until when somebody has to answer, where they play day by day", async () => {
    const { id, secrets, host } = await laid(base, { ...duel, pace: { kind: "days", days: 3 } });
    const guests = await seated({ id, secrets });
    const [first] = Object.values(guests);
    const before = first?.last("table")?.face.deadline ?? 0;
    expect(await playOn(guests, 2)).toBe(2);
    const told = await first?.until(() => {
      const { deadline = 0 } = first.last("table")?.face ?? {};
      return deadline > before ? deadline : undefined;
    });
    const body = { tables: [{ id, secrets: [host] }] };
    const { json } = await ask<Yours>(base, "/api/mine", { body });
    expect(json.tables[0]?.face.deadline).toBe(told);
    for (const guest of Object.values(guests)) guest.leave();
  });
});

describe("talk", () => {
  test("is heard by all and by who comes later, as far as whoever invited allows", async () => {
    const table = await laid(base, { ...duel, talk: "text" });
    const { sword, skull } = await seated(table);
    const say = (saying: { readonly text: string } | { readonly phrase: "thanks" }) =>
      sword.asks({ type: "say", seat: "sword", saying });
    expect(await say({ text: " Salut <b>toi</b> " })).toBeUndefined();
    expect(await say({ phrase: "thanks" })).toBeUndefined();
    await skull.until(() => skull.messages().filter(({ type }) => type === "said").length === 2);
    const eve = await TestGuest.at(base, table.id, []);
    expect((await eve.until(() => eve.last("said"))).words).toMatchObject([
      { n: 1, by: "sword", text: "Salut <b>toi</b>" },
      { n: 2, by: "sword", phrase: "thanks" },
    ]);
    const how = (talk: string, secret: string) =>
      ask<Refused>(base, `/api/tables/${table.id}/talk`, { secret, body: { talk } });
    expect((await how("off", table.secrets["sword"] ?? "")).status).toBe(401);
    await how("phrases", table.host);
    expect((await say({ text: "encore" }))?.code).toBe("no-talk");
    await how("off", table.host);
    expect((await say({ phrase: "thanks" }))?.code).toBe("no-talk");
    await how("text", table.host);
    const codes = await Promise.all(Array.from({ length: 12 }, () => say({ phrase: "thanks" })));
    expect(codes.filter((refusal) => refusal?.code === "too-many").length).toBeGreaterThan(2);
    for (const guest of [sword, skull, eve]) guest.leave();
  });
});

describe("a bot sits in", () => {
  test("for who has gone, not for who is there; and gives the seat back", async () => {
    const table = await laid(base);
    const { sword, skull } = await seated(table);
    const wish = (seat: string) => skull.asks({ type: "ask", seat: "skull", wish: bot(seat) });
    expect((await wish("sword"))?.code).toBe("is-here");
    sword.leave();
    await skull.until(() => skull.last("table")?.here.join() === "skull");
    // There is nobody else to ask.
    expect(await wish("sword")).toBeUndefined();
    await skull.until(() => {
      const place = skull.last("table")?.face.places["sword"];
      return place?.kind === "person" && place.sitIn === "novice";
    });
    expect(await playOn({ skull }, 2)).toBe(2);
    const back = await TestGuest.at(base, table.id, [table.secrets["sword"] ?? ""]);
    await back.until(() => back.last("table"));
    expect(await back.asks({ type: "back", seat: "sword" })).toBeUndefined();
    await skull.until(() => {
      const place = skull.last("table")?.face.places["sword"];
      return place?.kind === "person" && place.sitIn === undefined;
    });
    // One may let it play for oneself.
    expect(await back.asks({ type: "ask", seat: "sword", wish: bot("sword") })).toBeUndefined();
    expect(await back.asks({ type: "leave", seat: "sword" })).toBeUndefined();
    for (const guest of [skull, back]) guest.leave();
  });

  test("when time is up and the others agree; a clock that was turned back changes nothing", async () => {
    const table = await laid(base, { ...duel, pace: { kind: "live", decision: 1000, reserve: 0 } });
    const { sword, skull } = await seated(table);
    const { deadline } = (await sword.until(() => sword.last("table"))).face;
    expect(deadline).toBeGreaterThan(Date.now() - 5000);
    const before = ahead;
    ahead -= 3_600_000;
    expect(await playOn({ sword, skull }, 2)).toBe(2);
    const later = sword.last("table")?.face.deadline ?? 0;
    expect(later).toBeGreaterThanOrEqual(deadline ?? 0);
    await passed(before + 10_000);
    const seats = ["sword", "skull"];
    const late = await sword.until(() => sword.last("table")?.face.open);
    expect(late).toMatchObject({ by: "@house", wish: { kind: "bot" } });
    const seat = late.wish.kind === "bot" ? late.wish.seat : "";
    const other = seats.find((one) => one !== seat) ?? "";
    const guest = other === "sword" ? sword : skull;
    expect(await guest.asks({ type: "agree", seat: other, ask: late.ask, yes: true })).toBeUndefined();
    await sword.until(() => {
      const place = sword.last("table")?.face.places[seat];
      return place?.kind === "person" && place.sitIn !== undefined;
    });
    for (const one of [sword, skull]) one.leave();
  });

  test("not when the machine has slept: while nobody served, clocks stood", async () => {
    const table = await laid(base, { ...duel, pace: { kind: "live", decision: 20_000, reserve: 0 } });
    const { sword, skull } = await seated(table);
    const { deadline = 0 } = (await sword.until(() => sword.last("table"))).face;
    const since = Date.now() + ahead;
    ahead += 3_600_000;
    const face = await sword.until(() => {
      const told = sword.last("table")?.face;
      return told?.deadline !== undefined && told.deadline > deadline && told;
    });
    // What it had left it still has, but for the moments in which it was there.
    expect(face.deadline).toBeGreaterThanOrEqual(since + 3_600_000);
    expect(face.open).toBeUndefined();
    expect(await playOn({ sword, skull }, 2)).toBe(2);
    for (const one of [sword, skull]) one.leave();
  });
});

test("before a match has begun there is no history of it, and that is said", async () => {
  const { json: table } = await ask<Created>(base, "/api/tables", { body: duel });
  const asked = await ask<Refused>(base, `/api/tables/${table.id}/history`);
  expect([asked.status, asked.json.refusal.code]).toEqual([409, "not-begun"]);
});

describe("after the end", () => {
  test("the file and the history are there, and the same people go on with the secrets they have", async () => {
    const table = await laid(base);
    const path = `/api/tables/${table.id}`;
    const guests = await seated(table);
    const sword = table.secrets["sword"] ?? "";
    expect((await ask<Refused>(base, `${path}/match`, { secret: sword })).json.refusal.code).toBe("not-over");
    expect((await ask<Refused>(base, `${path}/again`, { secret: sword, body: {} })).json.refusal.code).toBe(
      "not-over",
    );
    await playOn(guests, 2000);
    const { json } = await ask<{ shared: { file: string; link: string } }>(base, `${path}/match`);
    expect(JSON.parse(json.shared.file)).toMatchObject({ game: "conquest" });
    expect(json.shared.link).toMatch(/^[\w-]+$/);
    const { json: history } = await ask<{ news: { sights: Record<string, { events: unknown[] }> } }>(
      base,
      `${path}/history`,
      { secret: sword },
    );
    expect(Object.keys(history.news.sights)).toEqual(["sword"]);
    expect(history.news.sights["sword"]?.events.length).toBeGreaterThan(20);
    const again = (secret: string, body = {}) =>
      ask<Again & Refused>(base, `${path}/again`, { secret, body });
    expect((await again(sword, { options: { health: 9 } })).status).toBe(401);
    const [{ json: first }, { json: second }] = await Promise.all([again(sword), again(table.host)]);
    expect(first.id).toBe(second.id);
    expect(await guests.skull.until(() => guests.skull.last("table")?.face.next)).toBe(first.id);
    const next = await seated({ id: first.id, secrets: table.secrets });
    expect(await playOn(next, 2)).toBe(2);
    for (const guest of [...Object.values(guests), ...Object.values(next)]) guest.leave();
  });
});

describe("notices", () => {
  test("go to who is asked and has no page open, once until they come; never with a secret in them", async () => {
    const got: string[] = [];
    const post = createServer((request, response) => {
      request.on("data", (part) => got.push(String(part)));
      request.on("end", () => response.end());
    });
    const port = await freePort();
    post.listen(port, "localhost");
    await once(post, "listening");
    const table = await laid(base);
    const to = { kind: "webhook", endpoint: `http://localhost:${port}/`, language: "fr" };
    for (const secret of Object.values(table.secrets))
      expect(
        (await ask(base, `/api/tables/${table.id}/notices`, { secret, body: to, method: "PUT" })).status,
      ).toBe(200);
    expect(
      (await ask(base, `/api/tables/${table.id}/notices`, { secret: table.host, body: to, method: "PUT" }))
        .status,
    ).toBe(401);
    const { json } = await ask(base, `/api/tables/${table.id}/notices`, {
      secret: table.secrets["sword"] ?? "",
    });
    expect(json).toEqual({ notices: ["webhook"] });
    await passed(ahead + 400_000);
    while (got.length === 0) await new Promise((later) => setTimeout(later, 50));
    expect(JSON.parse(got[0] ?? "")).toMatchObject({
      table: table.id,
      game: "conquest",
      text: "C’est à vous de jouer.",
    });
    for (const secret of [table.host, ...Object.values(table.secrets)])
      expect(got.join()).not.toContain(secret);
    expect(got).toHaveLength(1);
    post.close();
    expect((await ask<{ key: string }>(base, "/api/push")).json.key.length).toBeGreaterThan(80);
  });

  test("never lead into the host’s own network", async () => {
    for (const address of [
      "127.0.0.1",
      "10.1.2.3",
      "192.168.0.1",
      "169.254.169.254",
      "100.64.0.1",
      "0.0.0.0",
      "::1",
      "::",
      "fe80::1",
      "fd00::1",
      "::ffff:10.0.0.1",
      "64:ff9b::a00:1",
      "2002:a00:1::",
      "224.0.0.1",
      "255.255.255.255",
    ])
      expect(isOutside(address), address).toBe(false);
    for (const address of ["1.1.1.1", "2606:4700::1111"]) expect(isOutside(address)).toBe(true);
    for (const url of [
      "http://1.1.1.1/",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://localhost/",
      "https://0x7f.1/",
      "https://2130706433/",
      "https://a:b@1.1.1.1/",
      "ftp://1.1.1.1/",
    ])
      expect(await isAllowed(new URL(url), false), url).toBe(false);
    expect(await isAllowed(new URL("https://1.1.1.1/"), false)).toBe(true);
  });
});
