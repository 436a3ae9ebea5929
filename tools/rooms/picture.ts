import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { idOf, shelf } from "../../apps/cli/src/shelf.ts";

const root = join(import.meta.dirname, "..", "..");

/** Games do not know each other and stand on the same floor: they share a room, and a new one changes no arrow. */
const games = new Set(shelf.map(idOf));

const begin = "<!-- rooms: drawn by npm run rooms -->";
const end = "<!-- /rooms -->";

/** The plan of the house, in which the picture of its rooms is drawn anew. */
export function withRooms(plan: string): string {
  const [before, drawn] = plan.split(begin);
  const after = drawn?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The plan has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${picture()}\n\n${end}${after}`;
}

/** Packages and apps, each with an arrow to what it imports: what its package.json names, which knip holds true. */
function picture(): string {
  const rooms = [...foldersIn("packages"), ...foldersIn("apps")];
  const names = new Set(rooms.map(({ parent, name }) => `  ${nodeOf(name)}["${labelOf(parent, name)}"]`));
  const arrows = new Set(
    rooms.flatMap(({ parent, name }) =>
      dependenciesOf(parent, name).map((other) => `  ${nodeOf(name)} --> ${nodeOf(other)}`),
    ),
  );
  return ["```mermaid", "flowchart TB", ...names, ...arrows, "```"].join("\n");
}

function nodeOf(name: string): string {
  return games.has(name) ? "games" : name;
}

function labelOf(parent: string, name: string): string {
  return games.has(name) ? "the games" : `${parent}/${name}`;
}

function dependenciesOf(parent: string, name: string): readonly string[] {
  const described: unknown = JSON.parse(readFileSync(join(root, parent, name, "package.json"), "utf8"));
  const needs = isRecord(described) && isRecord(described["dependencies"]) ? described["dependencies"] : {};
  return Object.keys(needs).flatMap((need) => (need.startsWith("@ossuaire/") ? need.slice(10) : []));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function foldersIn(parent: string): readonly { readonly parent: string; readonly name: string }[] {
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ parent, name }));
}
