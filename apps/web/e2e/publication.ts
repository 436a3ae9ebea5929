import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

/** The built page on a server of its own, where a second version can be published over the first. */
export interface Publication {
  readonly address: string;
  /** From now on there is only the second version: every script and style has another name, as after a real change. */
  publishSecond(): void;
  close(): Promise<void>;
}

/** What only the second version holds. */
export const second = 'meta[name="version"][content="second"]';

type Files = ReadonlyMap<string, Buffer>;

export async function publish(dist = join(import.meta.dirname, "..", "dist")): Promise<Publication> {
  const first = readFiles(dist);
  let served = first;
  const server = createServer(({ url = "/" }, answer) => {
    const { pathname } = new URL(url, "http://here");
    const path = pathname === "/" ? "/index.html" : pathname;
    const file = served.get(path);
    if (file === undefined) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { "Content-Type": types[extname(path)] ?? "text/plain" }).end(file);
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    address: `http://localhost:${address.port}/`,
    publishSecond() {
      served = secondOf(first);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

function readFiles(dist: string): Files {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(dist.length).replaceAll("\\", "/"), readFileSync(path)]));
}

function secondOf(first: Files): Files {
  const hash = /-[\w-]{8}(?=\.\w+$)/;
  const number = new Map([...first.keys()].map((path, at) => [path.slice(path.lastIndexOf("/") + 1), at]));
  const renamed = (text: string) =>
    text.replace(/[\w.-]+\.(?:js|css|woff2)/g, (name) =>
      number.has(name) ? name.replace(hash, `-second-${number.get(name)}`) : name,
    );
  const changed = (path: string, file: Buffer): Buffer => {
    if (!/\.(js|css|html)$/.test(path)) return file;
    const text = renamed(file.toString())
      .replace("<title>", '<meta name="version" content="second" /><title>')
      .replaceAll(/(revision"?:")[0-9a-f]/g, "$1x");
    return Buffer.from(text);
  };
  return new Map([...first].map(([path, file]) => [renamed(path), changed(path, file)]));
}
