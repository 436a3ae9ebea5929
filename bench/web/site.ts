import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type InlineConfig, type Plugin, preview } from "vite";

/** A page built for production, and served as `npm start` and the browser tests serve it. */
export interface Site {
  readonly address: string;
  /** The files that were fetched since this was last asked, workers, fonts and late chunks among them. */
  fetched(): readonly File[];
  close(): Promise<void>;
}

export interface File {
  readonly path: string;
  /** Bytes on their way: gzipped, as a server on the net sends them. */
  readonly bytes: number;
}

/** Built into a folder of its own: the table that somebody may be playing from `apps/web/dist` stays as it is. */
export async function openSite(page: InlineConfig, folder: string): Promise<Site> {
  const config: InlineConfig = { ...page, logLevel: "error", build: { outDir: folder, emptyOutDir: true } };
  await build(config);
  const asked = new Set<string>();
  // The server knows better than the browser's own tools: they do not tell of every worker's scripts.
  const listener: Plugin = {
    name: "listener",
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url = "/" }, _, next) => {
        asked.add(new URL(url, "http://here").pathname);
        next();
      });
    },
  };
  const server = await preview({ ...config, plugins: [listener], preview: { port: 0, host: "localhost" } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("The server has no address");
  return {
    address,
    fetched() {
      const files = [...asked]
        .map((path) => (path === "/" ? "/index.html" : path))
        .filter((path) => existsSync(join(folder, path)))
        .map((path) => ({ path, bytes: gzipSync(readFileSync(join(folder, path)), { level: 9 }).length }));
      asked.clear();
      return files;
    },
    close: () => server.close(),
  };
}
