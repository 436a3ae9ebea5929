import type { Refusal } from "@ossuaire/kernel";
import { botSchema, freeSchema, host, joinSchema, nameSchema } from "@ossuaire/table";
import type { Hono } from "hono";
import * as v from "valibot";
import { HeldTable } from "../hall/HeldTable.ts";
import { noSecret, noTable, notPublic, outOfDate, unreadable } from "../hall/refusals.ts";
import { freshSecret, hashOfSecret } from "../hall/secret.ts";
import { freed, spent, taken } from "../log/Log.ts";
import { found, foundByHost, type House, tableOf } from "./House.ts";
import { bodyOf, refused } from "./replies.ts";

/** How one comes to a seat: by a link, from the lobby, from another device; and who is sent away again. */
export function openSeats(app: Hono, house: House): void {
  const { hall, needed } = house;
  const { log } = needed;

  app.post("/api/tables/:id/seat", async (c) => {
    const one = await found(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const { role, table } = one;
    if (role.kind !== "invited") return refused(c, noSecret, 401);
    const { seat, hash } = role;
    const token = freshSecret();
    const place = table.gathering.state.places[seat];
    // Somebody sits there already: then the link brings the seat to another device.
    if (place?.kind === "person") {
      const isMoved = await log.move(table.row.id, seat, hash, hashOfSecret(token));
      if (!isMoved) return refused(c, outOfDate, 409);
      table.moved(seat);
      return c.json({ seat, token });
    }
    const body = await bodyOf(c, v.strictObject({ name: nameSchema }));
    if (body === undefined) return refused(c, badName, 400);
    const what = { kind: "sit", seat, name: body.name } as const;
    const refusal = await table.write(seat, what, spent(table.row.id, seat, hash, hashOfSecret(token)));
    return refusal === undefined ? c.json({ seat, token }) : refused(c, refusal, 409);
  });

  app.post("/api/tables/:id/join", async (c) => {
    const table = await tableOf(hall, c);
    if (!(table instanceof HeldTable)) return refused(c, table, 404);
    // A table that is not public looks like one that is not there.
    if (!table.row.open) return refused(c, table.row.watched ? notPublic : noTable, 404);
    const body = await bodyOf(c, joinSchema);
    if (body === undefined) return refused(c, badName, 400);
    const { seat, name } = body;
    const token = freshSecret();
    const first = taken(table.row.id, seat, hashOfSecret(token));
    const refusal = await table.write(seat, { kind: "sit", seat, name }, first);
    return refusal === undefined ? c.json({ seat, token }) : refused(c, refusal, 409);
  });

  app.post("/api/tables/:id/invitation", async (c) => {
    const one = await found(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const { role, table } = one;
    const body = await bodyOf(c, freeSchema);
    if (body === undefined) return refused(c, unreadable, 400);
    const { seat } = body;
    const may = role.kind === "host" || (role.kind === "seat" && role.seat === seat);
    const place = table.gathering.state.places[seat];
    if (!may || place === undefined || place.kind === "bot") return refused(c, noSecret, 401);
    const invitation = freshSecret();
    await log.invite(table.row.id, seat, hashOfSecret(invitation));
    return c.json({ seat, invitation });
  });

  app.post("/api/tables/:id/free", async (c) => {
    const one = await foundByHost(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const body = await bodyOf(c, freeSchema);
    if (body === undefined) return refused(c, unreadable, 400);
    const { seat } = body;
    const invitation = freshSecret();
    const first = freed(one.table.row.id, seat, hashOfSecret(invitation));
    const refusal = await one.table.write(host, { kind: "stand-up", seat }, first);
    return refusal === undefined ? c.json({ seat, invitation }) : refused(c, refusal, 409);
  });

  app.post("/api/tables/:id/bot", async (c) => {
    const one = await foundByHost(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const body = await bodyOf(c, botSchema);
    if (body === undefined) return refused(c, unreadable, 400);
    const refusal = await one.table.write(host, { kind: "bot-sits-in", ...body });
    return refusal === undefined ? c.json({}) : refused(c, refusal, 409);
  });
}

const badName: Refusal = {
  code: "name",
  words: {
    fr: "Il faut un nom, de 24 lettres au plus.",
    en: "A name is needed, of at most 24 letters.",
  },
};
