import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const one = "virtual:game-icon/";
const sheet = "?outlines";

/**
 * `import { path } from "virtual:game-icon/dungeon-gate"` gives the outline of that one icon, drawn on a square of 512.
 * `import { address } from "./figures.json?outlines"` gives the address of a whole sheet of them: the file with the outline in
 * place of every icon's name. Outlines are no program: a sheet is fetched by who draws with it, and nothing has to compile it.
 * The whole set weighs 6 MB: it is read here, at build time, and never reaches the page.
 */
export function gameIcons(): Plugin {
  let building = false;
  return {
    name: "game-icons",
    enforce: "pre",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (id) => (id.startsWith(one) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${one}`))
        return `export const path = ${JSON.stringify(outline(id.slice(one.length + 1)))};`;
      if (!id.endsWith(sheet)) return undefined;
      const file = id.slice(0, -sheet.length);
      this.addWatchFile(file);
      const source = JSON.stringify(JSON.parse(readFileSync(file, "utf8"), drawn));
      if (!building)
        return `export const address = ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)};`;
      const asset = this.emitFile({ type: "asset", name: basename(file), source });
      return `export const address = import.meta.ROLLUP_FILE_URL_${asset};`;
    },
  };
}

function drawn(_: string, value: unknown): unknown {
  return typeof value === "string" ? outline(value) : value;
}

/** The outline of an icon, as SVG path data. */
export function outline(name: string): string {
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`game-icons has no icon "${name}"`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].flatMap((match) => match[1] ?? []);
  return paths.map(rounded).join("");
}

/** A tenth of a 512th is finer than any screen; more digits only make the page heavier. Arcs, with their glued flags, stay. */
function rounded(path: string): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (whole, command: string, numbers: string) => {
    if (/a/i.test(command)) return whole;
    const kept = numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map((number) => short(Number(number))) ?? [];
    return `${command}${kept.join(" ").replaceAll(" -", "-")}`;
  });
}

function short(number: number): string {
  return `${Math.round(number * 10) / 10}`.replace(/^(-?)0\./, "$1.").replace(/^-0$/, "0");
}
