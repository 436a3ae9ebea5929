import { noticeSchema } from "@ossuaire/table";
import type { Context, Hono } from "hono";
import type { HeldTable } from "../hall/HeldTable.ts";
import { noSecret, ownNetwork, tooMany, unreadable } from "../hall/refusals.ts";
import { isAllowed } from "../notice/outward.ts";
import { found, type House } from "./House.ts";
import { bodyOf, refused } from "./replies.ts";

/** Where people wish to be told that they are asked. */
export function openNotices(app: Hono, house: House): void {
  const { needed, settings, pushKey } = house;
  const { notices, figures } = needed;

  app.get("/api/push", (c) => c.json({ key: pushKey }));

  app.get("/api/tables/:id/notices", async (c) => {
    const one = await seatOf(c);
    if (one instanceof Response) return one;
    const set = await notices.of(one.table.row.id, one.seat);
    return c.json({ notices: set.map(({ kind }) => kind) });
  });

  app.put("/api/tables/:id/notices", async (c) => {
    const one = await seatOf(c);
    if (one instanceof Response) return one;
    const to = await bodyOf(c, noticeSchema);
    if (to === undefined) return refused(c, unreadable, 400);
    if (!(await isAllowed(new URL(to.endpoint), settings.noticesToLan))) {
      figures.limits.inc({ limit: "own-network" });
      return refused(c, ownNetwork, 422);
    }
    const isSet = await notices.set(one.table.row.id, one.seat, to);
    return isSet ? c.json({}) : refused(c, tooMany, 409);
  });

  app.delete("/api/tables/:id/notices", async (c) => {
    const one = await seatOf(c);
    if (one instanceof Response) return one;
    await notices.drop(one.table.row.id, one.seat);
    return c.json({});
  });

  async function seatOf(
    c: Context,
  ): Promise<{ readonly table: HeldTable; readonly seat: string } | Response> {
    const one = await found(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    if (one.role.kind !== "seat") return refused(c, noSecret, 401);
    return { table: one.table, seat: one.role.seat };
  }
}
