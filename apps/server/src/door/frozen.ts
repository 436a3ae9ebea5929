import { host, offerSchema } from "@ossuaire/table";
import type { Hono } from "hono";
import { agreed, lookedAt } from "../hall/going-on.ts";
import { noSecret, notYet, otherEngine, unreadable } from "../hall/refusals.ts";
import { type House, seen, stored } from "./House.ts";
import { bodyOf, refused } from "./replies.ts";

/** What can be done with a table that today's rules do not play through: look at it, take its log along, agree to go on. */
export function openFrozen(app: Hono, house: House): void {
  const { hall, needed } = house;
  const { log, frozen } = needed;

  app.get("/api/tables/:id/frozen", async (c) => {
    const one = await seen(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    return c.json({ frozen: await lookedAt(one.row.id, hall, needed) });
  });

  app.post("/api/tables/:id/go-on", async (c) => {
    const one = await stored(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const offer = await bodyOf(c, offerSchema);
    if (offer === undefined) return refused(c, unreadable, 400);
    const said = await agreed(one.row.id, one.role, offer, hall, needed);
    return "code" in said ? refused(c, said, said === noSecret ? 401 : 409) : c.json(said);
  });

  /** All that is stored of it, for who sits there or invited; the others are told so, for it tells all that is hidden. */
  app.get("/api/tables/:id/log", async (c) => {
    const one = await stored(house, c);
    if ("refusal" in one) return refused(c, one.refusal, one.status);
    const { row, role } = one;
    if (role.kind === "invited") return refused(c, noSecret, 401);
    // Of a table that goes on, nobody gets it.
    if ((await hall.table(row.id)) !== otherEngine) return refused(c, notYet, 409);
    await frozen.giveLog(row.id, role.kind === "seat" ? role.seat : host);
    const { agreement, engine } = row;
    return c.json({ log: { agreement, engine, entries: await log.whole(row.id) } });
  });
}
