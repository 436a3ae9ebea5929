import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Refusal } from "@ossuaire/kernel";
import { host, nameSchema, protocol, setupSchema } from "@ossuaire/table";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { headers } from "../../../web/policy.ts";
import type { Hall } from "../hall/Hall.ts";
import { HeldTable, type Needed } from "../hall/HeldTable.ts";
import { noSecret, noTable, outOfDate, tooMany, unreadable } from "../hall/refusals.ts";
import { type Role, roleOf } from "../hall/roles.ts";
import { freshSecret, hashOfSecret } from "../hall/secret.ts";
import { Bucket } from "../line/Bucket.ts";
import { spent } from "../log/Log.ts";
import type { Settings } from "../settings.ts";
import { addressOf, isOurs } from "../visitor.ts";

export interface House {
  readonly hall: Hall;
  readonly needed: Needed;
  readonly settings: Settings;
  /** The folder of the built page. */
  readonly page: string;
  /** Where others in the house find it; empty while it is for this machine alone. */
  readonly addresses: readonly string[];
  isReady(): Promise<boolean>;
}

/** What is asked for by HTTP: the page itself, laying a table, sitting down, and how the server fares. */
export function openDoor(house: House): Hono {
  const { hall, needed, settings, page, addresses } = house;
  const { log } = needed;
  const { limits } = settings;
  const layers = new Map<string, Bucket>();
  const app = new Hono();

  app.use(async (c, next) => {
    if (!isOurs({ host: c.req.header("host"), origin: c.req.header("origin") }, settings))
      return c.text("", 403);
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (c.req.path.startsWith("/api/")) c.header("Cache-Control", "no-store");
    return undefined;
  });
  app.use("/api/*", bodyLimit({ maxSize: limits.body, onError: (c) => refused(c, tooMany, 413) }));

  app.get("/healthz", (c) => c.text("alive"));
  app.get("/readyz", async (c) => ((await house.isReady()) ? c.text("ready") : c.text("not ready", 503)));
  app.get("/metrics", async (c) => {
    if (!mayMeasure(c, settings)) return c.text("", 403);
    return c.text(await needed.figures.registry.metrics());
  });

  app.get("/api/hello", (c) => c.json({ ossuaire: protocol, addresses }));

  app.get("/api/lobby", async (c) => {
    const page = Number(c.req.query("page") ?? 0);
    if (!Number.isSafeInteger(page) || page < 0) return refused(c, unreadable, 400);
    const rows = await log.lobby(page);
    return c.json({ tables: rows.map(({ id, face, created }) => ({ id, face, created })) });
  });

  app.post("/api/tables", async (c) => {
    const from = visitorOf(c, settings);
    const bucket = layers.get(from) ?? new Bucket(limits.newTables / 3600, limits.newTables, needed.now());
    layers.set(from, bucket);
    if (!bucket.take(needed.now())) return limited(c, "new-tables");
    for (const [one, known] of layers) if (known.isFull(needed.now())) layers.delete(one);
    const setup = v.safeParse(setupSchema, await bodyOf(c));
    if (!setup.success) return refused(c, unreadable, 400);
    const laid = await hall.lay(setup.output);
    return "code" in laid ? refused(c, laid, 422) : c.json(laid, 201);
  });

  /** What a link leads to, before one sits down. */
  app.get("/api/tables/:id", async (c) => {
    const found = await shown(c);
    if ("refusal" in found) return refused(c, found.refusal, found.refusal === noTable ? 404 : 401);
    const { role, table } = found;
    return c.json({
      face: table.gathering.face,
      ...(role.kind === "host" ? { host: true } : { seat: role.seat }),
    });
  });

  app.post("/api/tables/:id/seat", async (c) => {
    const found = await shown(c);
    if ("refusal" in found) return refused(c, found.refusal, 401);
    const { role, table } = found;
    if (role.kind !== "invited") return refused(c, noSecret, 401);
    const { seat, hash } = role;
    const token = freshSecret();
    const place = table.gathering.state.places[seat];
    // Somebody sits there already: then the link brings the seat to another device.
    if (place?.kind === "person") {
      const isMoved = await log.move(table.row.id, seat, hash, hashOfSecret(token));
      return isMoved ? c.json({ seat, token }) : refused(c, outOfDate, 409);
    }
    const read = v.safeParse(v.strictObject({ name: nameSchema }), await bodyOf(c));
    if (!read.success) return refused(c, badName, 400);
    const what = { kind: "sit", seat, name: read.output.name } as const;
    const refusal = await table.write(seat, what, spent(table.row.id, seat, hash, hashOfSecret(token)));
    return refusal === undefined ? c.json({ seat, token }) : refused(c, refusal, 409);
  });

  /** A fresh link: to a seat of one's own, or from whoever invited. */
  app.post("/api/tables/:id/invitation", async (c) => {
    const found = await shown(c);
    if ("refusal" in found) return refused(c, found.refusal, 401);
    const { role, table } = found;
    const read = v.safeParse(v.strictObject({ seat: v.string() }), await bodyOf(c));
    if (!read.success) return refused(c, unreadable, 400);
    const { seat } = read.output;
    const may = role.kind === "host" || (role.kind === "seat" && role.seat === seat);
    const place = table.gathering.state.places[seat];
    if (!may || place === undefined || place.kind === "bot") return refused(c, noSecret, 401);
    const invitation = freshSecret();
    await log.invite(table.row.id, seat, hashOfSecret(invitation));
    return c.json({ seat, invitation });
  });

  app.post("/api/tables/:id/start", async (c) => {
    const found = await asHost(c);
    if ("refusal" in found) return refused(c, found.refusal, 401);
    const refusal = await found.table.write(host, { kind: "start" });
    return refusal === undefined ? c.json({}) : refused(c, refusal, 409);
  });

  /** An empty seat is given to a bot. */
  app.post("/api/tables/:id/bot", async (c) => {
    const found = await asHost(c);
    if ("refusal" in found) return refused(c, found.refusal, 401);
    const read = v.safeParse(v.strictObject({ seat: v.string(), level: v.string() }), await bodyOf(c));
    if (!read.success) return refused(c, unreadable, 400);
    const refusal = await found.table.write(host, { kind: "bot-sits-in", ...read.output });
    return refusal === undefined ? c.json({}) : refused(c, refusal, 409);
  });

  app.delete("/api/tables/:id", async (c) => {
    const found = await asHost(c);
    if ("refusal" in found) return refused(c, found.refusal, 401);
    const { table } = found;
    await table.write(host, { kind: "end", why: "closed" });
    await log.delete(table.row.id);
    hall.forget(table.row.id);
    return c.json({});
  });

  app.all("/api/*", (c) => refused(c, noTable, 404));
  app.use("*", serveStatic({ root: page, onFound: fresh }));
  return app;

  async function shown(c: Context): Promise<Found> {
    const id = c.req.param("id") ?? "";
    const secret = /^Bearer ([\w-]{22})$/.exec(c.req.header("authorization") ?? "")?.[1];
    const table = /^[a-z0-9]{12}$/.test(id) ? await hall.table(id) : noTable;
    if (!(table instanceof HeldTable)) return { refusal: table };
    const role = secret === undefined ? undefined : await roleOf(log, table.row, secret);
    return role === undefined ? { refusal: noSecret } : { table, role };
  }

  async function asHost(c: Context): Promise<Found> {
    const found = await shown(c);
    return "role" in found && found.role.kind !== "host" ? { refusal: noSecret } : found;
  }

  function limited(c: Context, limit: string): Response {
    needed.figures.limits.inc({ limit });
    return refused(c, tooMany, 429);
  }
}

type Found = { readonly refusal: Refusal } | { readonly table: HeldTable; readonly role: Role };

function refused(c: Context, refusal: Refusal, status: 400 | 401 | 404 | 409 | 413 | 422 | 429): Response {
  return c.json({ refusal }, status);
}

async function bodyOf(c: Context): Promise<unknown> {
  return await c.req.json().catch(() => undefined);
}

function visitorOf(c: Context, settings: Settings): string {
  return addressOf(getConnInfo(c).remote.address, c.req.header("x-forwarded-for"), settings);
}

/** This machine, or whoever has the token. Behind a proxy everybody seems to come from this machine. */
function mayMeasure(c: Context, { metricsToken, trustProxy }: Settings): boolean {
  if (metricsToken !== undefined) return c.req.header("authorization") === `Bearer ${metricsToken}`;
  return !trustProxy && /^(::1|(::ffff:)?127\.)/.test(getConnInfo(c).remote.address ?? "");
}

/** Files are named after what is in them, but for the few by which a newer page is found. */
function fresh(path: string, c: Context): void {
  const isNamed = /[/\\]assets[/\\]/.test(path);
  c.header("Cache-Control", isNamed ? "public, max-age=31536000, immutable" : "no-cache");
}

const badName: Refusal = {
  code: "name",
  words: {
    fr: "Il faut un nom, de 24 lettres au plus.",
    en: "A name is needed, of at most 24 letters.",
  },
};
