import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Plugin, preview } from "vite";
import { bundleOf } from "../../../tools/bundle.ts";

/** The built page, which tells its server of whatever the browser complains: no driver tells of all of it. */
export interface Site {
  readonly address: string;
  /** Since this was last asked. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

const root = join(import.meta.dirname, "..");

export async function openSite(): Promise<Site> {
  const complaints: string[] = [];
  const server = await preview({
    root,
    logLevel: "error",
    plugins: [serving(await extras(), complaints)],
    preview: { port: 0, host: "localhost" },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("The server has no address");
  return { address, complaints: () => complaints.splice(0), close: () => server.close() };
}

type Served = Readonly<Record<string, readonly [type: string, body: string]>>;

async function extras(): Promise<Served> {
  const page = readFileSync(join(root, "dist", "index.html"), "utf8");
  return {
    "/": ["text/html", page.replace("<head>", '<head><script src="/listen.js"></script>')],
    "/listen.js": ["text/javascript", `(${listen})();`],
    "/flicks.js": ["text/javascript", await bundleOf("@ossuaire/flick/testing")],
    // The shelf belongs to the address, not to a page: an empty one there costs nothing.
    "/beside": ["text/html", '<!doctype html><link rel="icon" href="/favicon.svg" />'],
  };
}

function serving(extras: Served, complaints: string[]): Plugin {
  return {
    name: "serving",
    configurePreviewServer({ middlewares }) {
      middlewares.use(async (request: IncomingMessage, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://here");
        const extra = extras[pathname];
        if (pathname === "/complaint") {
          complaints.push(await text(request));
          response.end();
        } else if (extra === undefined) next();
        else response.setHeader("Content-Type", extra[0]).end(extra[1]);
      });
    },
  };
}

/** Runs in the page, before anything else. */
function listen(): void {
  const complain = (...words: readonly unknown[]): void => {
    navigator.sendBeacon("/complaint", words.map(String).join(" "));
  };
  console.error = complain;
  console.warn = complain;
  addEventListener("unhandledrejection", ({ reason }) => complain(reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    complain(`against the policy: ${effectiveDirective}, ${blockedURI}`),
  );
  addEventListener(
    "error",
    ({ message, target }) => {
      if (!(target instanceof Element)) complain(message);
      // Only a hint, and Firefox calls one wrong for a module that it has already; an import that fails says so itself.
      else if (!target.matches("[rel=modulepreload]")) complain("not loaded:", target.outerHTML);
    },
    // On its way down: a file that cannot be loaded is told to its element only.
    true,
  );
}
