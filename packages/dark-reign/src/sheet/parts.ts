import type { Words } from "@ossuaire/kernel";
import type { Characteristic } from "../kinds.ts";
import { sourceName } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { ownLevel } from "./levels.ts";
import { effectsOn, traitsOf } from "./traits.ts";

/** Something that a level is made of. */
export interface Part {
  /** Undefined for what is written on the sheet or profile itself. */
  readonly name: Words | undefined;
  readonly by: number;
}

/** REG-RULING-08: where a level comes from; the sum, held between 0 and 10, is `levelOf`. */
export function partsOf(state: State, who: Character, of: Characteristic): readonly Part[] {
  const traits = traitsOf(state, who).map(({ name, levels }) => ({ name, by: levels?.[of] ?? 0 }));
  const effects = effectsOn(state, who).map(({ source, what }) => ({
    name: sourceName(source),
    by: what.kind === "level" && what.of === of ? what.by : 0,
  }));
  return [
    { name: undefined, by: ownLevel(who, of) },
    ...[...traits, ...effects].filter(({ by }) => by !== 0),
  ];
}
