import type { Refusal } from "@ossuaire/kernel";
import { botSchema, freeSchema, host, joinSchema, nameSchema, sitSchema } from "@ossuaire/table";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { HeldTable } from "../hall/HeldTable.ts";
import { noSecret, noTable, notPublic, outOfDate, unreadable } from "../hall/refusals.ts";
import { type Role, roleOf, rolesOf } from "../hall/roles.ts";
import { freshSecret, hashOfSecret } from "../hall/secret.ts";
import { freed, spent, taken } from "../log/Seats.ts";
import { found, foundByHost, type House, secretIn, tableOf } from "./House.ts";
import { bodyOf, refused } from "./replies.ts";

/** How one comes to a seat: by a link, from the lobby, from another device; and who is sent away again. */
export function openSeats(app: Hono, house: House): void {
  const { hall, needed } = house;
  const { seats } = needed;

  app.post("/api/tables/:id/seat", async (c) => {
    const table = await tableOf(hall, c);
    if (!(table instanceof HeldTable)) return refused(c, table, table === noTable ? 404 : 409);
    const body = await bodyOf(c, sitSchema);
    const { token = freshSecret() } = body ?? {};
    // As it is at one moment: if the link is spent by then, it is known by which secret.
    const [known, role] = await rolesOf(seats, table.row, [token, secretIn(c) ?? ""]);
    if (known !== undefined) return answered(c, known, token);
    if (role?.kind !== "invited") {
      needed.figures.refusals.inc({ code: noSecret.code });
      return refused(c, noSecret, 401);
    }
    if (body === undefined) return refused(c, unreadable, 400);
    const { seat, hash } = role;
    const { id } = table.row;
    // Somebody sits there already: then the link brings the seat to another device.
    if (table.gathering.state.places[seat]?.kind === "person") {
      const isMoved = await seats.move(id, seat, hash, hashOfSecret(token));
      if (isMoved) table.moved(seat);
      return await said(c, table, token, isMoved ? undefined : outOfDate);
    }
    const name = v.safeParse(nameSchema, body.name);
    if (!name.success) return refused(c, badName, 400);
    const what = { kind: "sit", seat, name: name.output } as const;
    const refusal = await table.write(seat, what, spent(id, seat, hash, hashOfSecret(token)));
    return await said(c, table, token, refusal);
  });

  app.post("/api/tables/:id/join", async (c) => {
    const table = await tableOf(hall, c);
    if (!(table instanceof HeldTable)) return refused(c, table, 404);
    // A table that is not public looks like one that is not there.
    if (!table.row.open) return refused(c, table.row.watched ? notPublic : noTable, 404);
    const body = await bodyOf(c, joinSchema);
    if (body === undefined) return refused(c, badName, 400);
    const { seat, name, token = freshSecret() } = body;
    const known = await opened(table, token);
    if (known !== undefined) return answered(c, known, token);
    const first = taken(table.row.id, seat, hashOfSecret(token));
    const refusal = await table.write(seat, { kind: "sit", seat, name }, first);
    return await said(c, table, token, refusal);
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
    await seats.invite(table.row.id, seat, hashOfSecret(invitation));
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

  /** What this secret opens already. */
  async function opened({ row }: HeldTable, token: string): Promise<Role | undefined> {
    return await roleOf(seats, row, token);
  }

  /** Whoever asks once more, because the reply was lost, sits there; what opens something else is nobody's to choose. */
  function answered(c: Context, role: Role, token: string): Response {
    return role.kind === "seat" ? c.json({ seat: role.seat, token }) : refused(c, unreadable, 400);
  }

  /** Of two who ask the same at once the second is refused, and sits there all the same. */
  async function said(c: Context, table: HeldTable, token: string, refusal: Refusal | undefined) {
    const role = await opened(table, token);
    if (role?.kind === "seat") return answered(c, role, token);
    return refused(c, refusal ?? outOfDate, 409);
  }
}

const badName: Refusal = {
  code: "name",
  words: {
    fr: "Il faut un nom, de 24 lettres au plus.",
    en: "A name is needed, of at most 24 letters.",
  },
};
