import type { Words } from "@ossuaire/kernel";
import type { Event, Facts } from "../events.ts";
import type { Names } from "./names.ts";
import { exploreLines } from "./told/explore.ts";
import { fightLines } from "./told/fight.ts";
import type { Lines } from "./told/lines.ts";
import { magicLines } from "./told/magic.ts";
import { questsLines } from "./told/quests.ts";
import { thingsLines } from "./told/things.ts";
import { townLines } from "./told/town.ts";

const lines: Lines<Facts> = {
  ...fightLines,
  ...exploreLines,
  ...thingsLines,
  ...magicLines,
  ...questsLines,
  ...townLines,
};

/** What an event says, in the middle of a sentence. */
export function clauseOf<Type extends keyof Facts>(event: Event<Type>, names: Names | undefined): Words {
  return lines[event.type](event, names);
}
