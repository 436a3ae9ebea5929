import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileName, licences, licencesOf, packageOf } from "./licences.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ossuaire-licences-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function lay(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A package of one file, with the text of its licence if there is one. */
function layPackage(
  name: string,
  licence: string | undefined,
  file = "index.js",
  source = `export const of = "${name}";`,
): void {
  const at = `node_modules/${name}`;
  lay({
    [`${at}/package.json`]: JSON.stringify({
      name,
      version: "1.2.3",
      license: "MIT",
      main: file,
      type: "module",
    }),
    [`${at}/${file}`]: source,
    ...(licence === undefined ? {} : { [`${at}/LICENSE`]: licence }),
  });
}

async function texts(): Promise<string> {
  const { collect, write } = licences();
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [collect(), write()],
    worker: { format: "es", plugins: () => [collect()] },
    build: { write: false, assetsInlineLimit: 0 },
  });
  const { output } = [built].flat().flatMap((one) => ("output" in one ? [one] : []))[0] ?? { output: [] };
  const file = output.find((one) => one.fileName === fileName);
  return file?.type === "asset" ? String(file.source) : "";
}

test("names packages of the page, of its workers and of its style sheets, and no others", async () => {
  layPackage("page-package", "Copyright of the page package");
  layPackage("worker-package", "Copyright of the worker package");
  layPackage("@letters/font", "Copyright of the font", "font.woff2", "letters");
  layPackage("idle-package", "Copyright of nobody here");
  lay({
    "index.html": '<script type="module" src="./main.js"></script>',
    "main.js":
      'import "./main.css"; import { of } from "page-package"; document.title = of; new Worker(new URL("./worker.js", import.meta.url), { type: "module" });',
    "worker.js": 'import { of } from "worker-package"; postMessage(of);',
    "main.css":
      '@font-face { font-family: F; src: url("@letters/font/font.woff2"); } body { font-family: F; }',
  });
  const text = await texts();
  for (const part of ["page package", "worker package", "font"])
    expect(text).toContain(`Copyright of the ${part}`);
  expect(text).toContain("worker-package 1.2.3 (MIT)");
  expect(text).not.toContain("nobody here");
});

test("refuses a package without the text of its licence", () => {
  layPackage("silent-package", undefined);
  expect(() => licencesOf([join(folder, "node_modules/silent-package")])).toThrow(
    "silent-package comes without the text of its licence (MIT)",
  );
});

test("refuses code of which nobody knows where it comes from", () => {
  expect(() => packageOf("\0somebody/helper.js")).toThrow("Whose licence");
  expect(packageOf("/somewhere/apps/web/src/main.tsx")).toBeUndefined();
  expect(packageOf("/somewhere/node_modules/.cache/textures/wood.webp")).toBeUndefined();
});
