import type { Kind, Lid, Seat } from "@ossuaire/kernel";
import { readChoice, readChoices, UsageError } from "./usage.ts";

/** What a command line says of a game: for each thing that can be asked for by name, an option of that name. */
export function flagsOf<K extends Kind>({ choices }: Lid<K>) {
  const entries = Object.entries(choices).map(([name, { usual }]) => [
    name,
    { type: "string", default: usual } as const,
  ]);
  return Object.fromEntries(entries);
}

/** The options of a match as they are asked for, or a usage error. */
export function optionsFrom<K extends Kind>(
  { game, usual, choices }: Lid<K>,
  values: Readonly<Record<string, unknown>>,
): K["options"] {
  let asked = usual;
  for (const [name, { usual: as, changes, several }] of Object.entries(choices)) {
    const text = String(values[name] ?? as);
    const names = Object.keys(changes);
    const change =
      several === undefined
        ? changes[readChoice(name, text, names)]
        : several(readChoices(name, text, names), asked);
    asked = Object.assign({}, asked, change);
  }
  const read = game.readOptions(asked);
  if (!read.ok) throw new UsageError(read.words, read.rule);
  return read.options;
}

/** The level in the middle. */
export function usualLevel({ levels }: Pick<Lid<Kind>, "levels">): string {
  return levels[Math.floor(levels.length / 2)] ?? "";
}

/** A seat by the name under which it is asked for. */
export function partOf<K extends Kind>(lid: Lid<K>, seat: Seat): string {
  return lid.part?.(seat) ?? seat;
}
