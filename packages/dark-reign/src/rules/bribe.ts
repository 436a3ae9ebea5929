import type { Script } from "@ossuaire/kernel";
import { characterOf } from "../characters.ts";
import { levelOf } from "../sheet/levels.ts";
import type { Character } from "../state.ts";
import { amount, choose, type DarkTable } from "../table.ts";
import { changesSides } from "./allies.ts";
import { tested } from "./test.ts";

/** REG-SPEECH-13: before anything is offered. */
export const bribery = { test: "speech", of: "charisma", difficulty: 20, rule: "REG-SPEECH-13" } as const;

/** What is offered, and out of which purse. */
interface Offer {
  readonly own: number;
  readonly purse: number;
}

/** REG-SPEECH-13 to 18: corruption of one character; of a swarm as one (REG-RULING-79). */
export function* bribe(table: DarkTable, speaker: Character, target: Character): Script {
  const { state } = table;
  const { own, purse } = yield* offered(table, speaker, target);
  const bonus = Math.floor((own + purse) / 100);
  const { passed } = yield* tested(table, speaker, { ...bribery, bonus });
  table.tell({
    type: "speaks",
    rule: "REG-SPEECH-13",
    who: speaker.id,
    speech: "corruption",
    works: passed,
  });
  // REG-SPEECH-15.
  if (!passed) return;
  if (speaker.hero !== undefined) speaker.hero.ecus -= own;
  state.purse -= purse;
  table.tell({ type: "bribed", rule: "REG-SPEECH-16", who: target.id, by: speaker.id, ecus: own + purse });
  const difficulty = levelOf(state, speaker, "charisma");
  const will = { test: "corruption", of: "will", difficulty, rule: "REG-SPEECH-16" } as const;
  if ((yield* tested(table, target, will)).passed) return;
  changesSides(table, target, speaker, "REG-SPEECH-17");
}

/** REG-RULING-79: named before the roll; the common purse only if the leader agrees. */
function* offered({ state }: DarkTable, speaker: Character, target: Character): Script<Offer> {
  const about = { who: speaker.id, target: target.id };
  const { seat, hero } = speaker;
  const rule = "REG-SPEECH-14" as const;
  const most = hero?.ecus ?? 0;
  const own =
    most === 0 ? 0 : yield* amount({ seats: seat, prompt: "bribe", rule, about, min: 0, max: most });
  if (state.purse === 0) return { own, purse: 0 };
  const range = { min: 0, max: state.purse };
  const purse = yield* amount({ seats: seat, prompt: "bribe-purse", rule, about, ...range });
  const leader = state.leader === undefined ? speaker : characterOf(state, state.leader);
  if (purse === 0 || leader.id === speaker.id) return { own, purse };
  const asking = { ...about, ecus: purse };
  const answer = yield* choose(
    { seats: leader.seat, prompt: "bribe-agreed", rule: "REG-RULING-79", about: asking },
    ["yes", "no"],
  );
  return { own, purse: answer === "yes" ? purse : 0 };
}
