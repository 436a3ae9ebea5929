import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import spdx from "spdx-license-list/full.js";
import type { Plugin } from "vite";

export const fileName = "licences.txt";

/** The packages of which something is in the build. Each bundle has to be looked into by a plugin of its own. */
export function licences(): { collect(): Plugin; write(): Plugin } {
  const shipped = new Set<string>();
  return {
    collect: () => ({
      name: "licences",
      generateBundle(_, bundle) {
        // Assets are named from here on, modules by their whole path.
        const base = this.environment.config.root;
        for (const file of Object.values(bundle)) {
          const origins =
            file.type === "chunk"
              ? file.moduleIds
              : file.originalFileNames.map((name) => resolve(base, name));
          for (const origin of origins) {
            const folder = packageOf(origin);
            if (folder !== undefined) shipped.add(folder);
          }
        }
      },
    }),
    /** Goes with the bundle that comes last. */
    write: () => ({
      name: "licences-text",
      generateBundle() {
        this.emitFile({ type: "asset", fileName, source: licencesOf([...shipped]) });
      },
    }),
  };
}

const root = join(import.meta.dirname, "..", "..");

/** What bundlers and our own plugin make out of packages without leaving their path. */
const made: readonly (readonly [RegExp, string])[] = [
  [/^\0virtual:game-icon\//, "@iconify-json/game-icons"],
  [/^\0vite\//, "vite"],
  [/^\0rolldown\//, "rolldown"],
];

/** The folder of the package that this module comes from; undefined when it is ours. */
export function packageOf(module: string): string | undefined {
  const path = module.replaceAll("\\", "/");
  // A folder with a dot in front is no package: pictures that we paint ourselves lie in one.
  const inPackage = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/.][^/]*)\//.exec(path);
  if (inPackage?.[1] !== undefined) return inPackage[1].replace(/^\0/, "");
  const maker = made.find(([id]) => id.test(path));
  if (maker !== undefined) return folderOf(maker[1]);
  if (path.startsWith("\0")) throw new Error(`Whose licence covers ${JSON.stringify(module)}?`);
  return undefined;
}

/** As Vite finds it: it brings a rolldown of its own. */
function folderOf(name: string): string {
  const places = createRequire(createRequire(import.meta.url).resolve("vite")).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((path) => existsSync(path));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  return folder;
}

/** One text for all, ours first. A package without a text must not be shipped. */
export function licencesOf(folders: readonly string[]): string {
  const others = folders.map(licenceOf).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const ours = { name: "Ossuaire", terms: "MIT", text: textIn(root) ?? "" };
  const parts = [ours, ...others].map(({ name, terms, text }) => `${name} (${terms})\n\n${text.trim()}\n`);
  // The mark at the beginning tells every browser that this is UTF-8, whatever its server says.
  return `\uFEFF${parts.join(`\n${"=".repeat(80)}\n\n`)}`;
}

type Licence = { readonly name: string; readonly terms: string; readonly text: string };

function licenceOf(folder: string): Licence {
  const { name, version, license }: Record<"name" | "version" | "license", unknown> = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const terms = String(license);
  const text = textIn(folder) ?? commonText(terms);
  if (text === undefined) throw new Error(`${name} comes without the text of its licence (${terms})`);
  return { name: `${name} ${version}`, terms, text };
}

function textIn(folder: string): string | undefined {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file));
  if (files.length === 0) return undefined;
  return files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n");
}

/** Creative Commons licences are the same for everybody; others say who holds the rights. */
function commonText(terms: string): string | undefined {
  return terms.startsWith("CC-") ? spdx[terms]?.licenseText : undefined;
}
