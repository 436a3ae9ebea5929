import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const scheme = "virtual:game-icon/";

/**
 * `import { path } from "virtual:game-icon/dungeon-gate"` gives the outline of that one icon, drawn on a square of 512.
 * The whole set weighs 6 MB: it is read here, at build time, and never reaches the page.
 */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(scheme) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${scheme}`)
        ? `export const path = ${JSON.stringify(outline(id.slice(scheme.length + 1)))};`
        : undefined,
  };
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
