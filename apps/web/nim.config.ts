// The page with one more game on its shelf, for the browser tests alone: `vite apps/web -c apps/web/nim.config.ts`.
import { basename, dirname, join } from "node:path";
import { mergeConfig, type Plugin } from "vite";
import config from "./vite.config.ts";

const list = join(import.meta.dirname, "src", "games", "list");
const nim = join(import.meta.dirname, "src", "testing", "nim");

export default mergeConfig(config, {
  plugins: [withNim()],
  worker: { plugins: () => [withNim()] },
  build: { outDir: join(import.meta.dirname, "..", "..", ".reports", "nim") },
});

/** Wherever the page asks for one of its lists, it gets that of Nim, which adds a line to it. */
function withNim(): Plugin {
  return {
    name: "with-nim",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.startsWith(".") || importer === undefined || dirname(importer) === nim) return undefined;
      const asked = join(dirname(importer), source);
      return dirname(asked) === list ? join(nim, basename(asked)) : undefined;
    },
  };
}
