import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { protocol } from "@ossuaire/table";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { headers } from "../../../web/policy.ts";
import { noTable, tooMany, trouble } from "../hall/refusals.ts";
import { hashOfSecret, isSameHash } from "../hall/secret.ts";
import { Buckets } from "../line/Buckets.ts";
import type { Settings } from "../settings.ts";
import { Overloaded } from "../think/Thinkers.ts";
import { isOurs } from "../visitor.ts";
import { openFrozen } from "./frozen.ts";
import type { House } from "./House.ts";
import { openNotices } from "./notices.ts";
import { refused, visitorOf } from "./replies.ts";
import { openSeats } from "./seats.ts";
import { openTables } from "./tables.ts";

/** What is asked for by HTTP: the page itself, tables and seats, and how the server fares. */
export function openDoor(house: House): Hono {
  const { needed, settings, page, addresses } = house;
  const app = new Hono();

  // Before the guard: a balancer asks each process by a name of its own.
  app.get("/healthz", (c) => c.text("alive"));
  app.get("/readyz", async (c) => ((await house.isReady()) ? c.text("ready") : c.text("not ready", 503)));

  app.use(async (c, next) => {
    if (!isOurs({ host: c.req.header("host"), origin: c.req.header("origin") }, settings)) {
      needed.figures.limits.inc({ limit: "origin" });
      return c.text("This page may not speak to this server.", 403);
    }
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (c.req.path.startsWith("/api/")) c.header("Cache-Control", "no-store");
    return undefined;
  });
  const requests = new Buckets(settings.limits.requests, settings.limits.requests * 10);
  app.use("/api/*", async (c, next) => {
    if (!requests.take(visitorOf(c, settings), needed.now())) {
      needed.figures.limits.inc({ limit: "requests" });
      return refused(c, tooMany, 429);
    }
    await next();
    if (c.res.status === 400) needed.figures.limits.inc({ limit: "malformed" });
    return undefined;
  });
  app.use(
    "/api/*",
    bodyLimit({
      maxSize: settings.limits.body,
      onError: (c) => {
        needed.figures.limits.inc({ limit: "body" });
        return refused(c, tooMany, 413);
      },
    }),
  );
  app.onError((fault, c) => {
    if (fault instanceof Overloaded) {
      needed.figures.limits.inc({ limit: "thinking" });
      return refused(c, tooMany, 503);
    }
    needed.report("a request broke down", { why: String(fault), path: c.req.routePath });
    return c.json({ refusal: trouble }, 503);
  });

  app.get("/metrics", async (c) => {
    if (!mayMeasure(c, settings)) return c.text("", 403);
    return c.text(await needed.figures.registry.metrics());
  });
  app.get("/api/hello", (c) => c.json({ ossuaire: protocol, addresses }));
  openTables(app, house);
  openSeats(app, house);
  openFrozen(app, house);
  openNotices(app, house);
  app.all("/api/*", (c) => refused(c, noTable, 404));

  for (const path of ["/", "/index.html"])
    app.get(path, async (c) => c.html(await indexOf(page), 200, unkept));
  app.use("*", serveStatic({ root: page, onFound: fresh }));
  return app;
}

/** This machine, or whoever has the token. Behind a proxy everybody seems to come from this machine. */
function mayMeasure(c: Context, { metricsToken, trustProxy }: Settings): boolean {
  if (metricsToken !== undefined) {
    const shown = c.req.header("authorization") ?? "";
    return isSameHash(hashOfSecret(shown), hashOfSecret(`Bearer ${metricsToken}`));
  }
  return !trustProxy && /^(::1|(::ffff:)?127\.)/.test(getConnInfo(c).remote.address ?? "");
}

/** The page, with the word that there is a server behind it: one that lies in a folder somewhere asks nobody. */
async function indexOf(page: string): Promise<string> {
  const text = await readFile(join(page, "index.html"), "utf8");
  return text.replace("<head>", '<head><meta name="table-server" content="here">');
}

const unkept = { "Cache-Control": "no-cache" };

/** Files are named after what is in them, but for the few by which a newer page is found. */
function fresh(path: string, c: Context): void {
  const isNamed = /[/\\]assets[/\\]/.test(path);
  c.header("Cache-Control", isNamed ? "public, max-age=31536000, immutable" : "no-cache");
}
