import { audience } from "@ossuaire/kernel";
import {
  againSchema,
  host,
  mineSchema,
  notBegun,
  setupSchema,
  talkingSchema,
  type Yours,
} from "@ossuaire/table";
import type { Hono } from "hono";
import { HeldTable } from "../hall/HeldTable.ts";
import { lay, layAgain } from "../hall/lay.ts";
import { noSecret, noTable, notYet, tooMany, unreadable } from "../hall/refusals.ts";
import { rolesOf } from "../hall/roles.ts";
import { Buckets } from "../line/Buckets.ts";
import { found, foundByHost, type House, stored, tableOf } from "./House.ts";
import { bodyOf, refused, visitorOf } from "./replies.ts";

const asJson = { "Content-Type": "application/json" };

/** Tables are laid, looked at, begun, laid again and deleted. */
export function openTables(app: Hono, house: House): void {
  const { hall, needed, settings } = house;
  const { log, seats, shelf } = needed;
  const { newTables } = settings.limits;
  const layers = new Buckets(newTables / 3600, newTables);

  app.get("/api/lobby", async (c) => {
    const page = Number(c.req.query("page") ?? 0);
    if (!Number.isSafeInteger(page) || page < 0 || page > 1e6) return refused(c, unreadable, 400);
    const { rows, more } = await shelf.lobby(page);
    return c.json({ tables: rows.map(({ id, face, created }) => ({ id, face, created })), more });
  });

  app.post("/api/tables", async (c) => {
    if (!layers.take(visitorOf(c, settings), needed.now())) {
      needed.figures.limits.inc({ limit: "new-tables" });
      return refused(c, tooMany, 429);
    }
    const setup = await bodyOf(c, setupSchema);
    if (setup === undefined) return refused(c, unreadable, 400);
    const laid = await lay({ ...setup, options: setup.options }, needed);
    return "code" in laid ? refused(c, laid, 422) : c.json(laid, 201);
  });

  app.post("/api/mine", async (c) => {
    const body = await bodyOf(c, mineSchema);
    if (body === undefined) return refused(c, unreadable, 400);
    const tables: Yours["tables"] = [];
    for (const { id, secrets } of body.tables) {
      const row = await log.table(id);
      if (row === undefined) continue;
      const roles = await rolesOf(seats, row, secrets);
      const you = roles.flatMap((role) => (role?.kind === "seat" ? [role.seat] : []));
      const isHost = roles.some((role) => role?.kind === "host");
      if (you.length === 0 && !isHost) continue;
      const { face, changed, asked } = row;
      tables.push({ id, face, you, host: isHost, asked: [...asked], changed });
    }
    return c.json({ tables } satisfies Yours);
  });

  /** What a link leads to, before one sits down. A table of the lobby shows itself to everybody. */
  app.get("/api/tables/:id", async (c) => {
    const table = await tableOf(hall, c);
    const isPublic = table instanceof HeldTable && table.row.open;
    if (isPublic && c.req.header("authorization") === undefined) return c.json({ face: table.face });
    const one = await found(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const { role } = one;
    const { face } = one.table;
    return c.json({ face, ...(role.kind === "host" ? { host: true } : { seat: role.seat }) });
  });

  app.post("/api/tables/:id/start", async (c) => {
    const one = await foundByHost(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const refusal = await one.table.write(host, { kind: "start" });
    return refusal === undefined ? c.json({}) : refused(c, refusal, 409);
  });

  app.post("/api/tables/:id/talk", async (c) => {
    const one = await foundByHost(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const body = await bodyOf(c, talkingSchema);
    if (body === undefined) return refused(c, unreadable, 400);
    const refusal = await one.table.write(host, { kind: "talk", how: body.talk });
    return refusal === undefined ? c.json({}) : refused(c, refusal, 409);
  });

  app.post("/api/tables/:id/again", async (c) => {
    const one = await found(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const body = await bodyOf(c, againSchema);
    if (body === undefined) return refused(c, unreadable, 400);
    const laid = await layAgain(one.table, one.role, body, needed);
    return "code" in laid ? refused(c, laid, laid === noSecret ? 401 : 409) : c.json(laid, 201);
  });

  /** The match as a file: it holds the seed, so only once it is over, and only for who was there or might have been. */
  app.get("/api/tables/:id/match", async (c) => {
    const table = await tableOf(hall, c);
    if (!(table instanceof HeldTable)) return refused(c, table, table === noTable ? 404 : 409);
    const one = table.row.watched ? { table } : await found(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const { match, state } = table.gathering;
    const isOver = match !== undefined && (match.outcome !== undefined || state.ended === "closed");
    if (!isOver) return refused(c, notYet, 409);
    return c.body(await table.retold(), 200, asJson);
  });

  /** All that happened, as a seat heard it, or everybody; whoever sits down hears only the end of it. */
  app.get("/api/tables/:id/history", async (c) => {
    const table = await tableOf(hall, c);
    if (!(table instanceof HeldTable)) return refused(c, table, table === noTable ? 404 : 409);
    const one =
      c.req.header("authorization") === undefined && table.row.watched
        ? { role: { kind: "host" } as const }
        : await found(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    if (table.gathering.match === undefined) return refused(c, notBegun, 409);
    const viewer = one.role.kind === "seat" ? one.role.seat : audience;
    return c.body(await table.retold(viewer), 200, asJson);
  });

  app.delete("/api/tables/:id", async (c) => {
    const one = await stored(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    if (one.role.kind !== "host") return refused(c, noSecret, 401);
    const { id } = one.row;
    await shelf.delete(id);
    await hall.forget(id);
    return c.json({});
  });
}
