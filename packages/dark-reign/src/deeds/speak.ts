import { w } from "@ossuaire/kernel";
import { canSee } from "../board.ts";
import { characterOf, isHero } from "../characters.ts";
import { deed } from "../deed.ts";
import { bribe } from "../rules/bribe.ts";
import { spend } from "../rules/limits.ts";
import { adversariesInZone, type Speech, speeches } from "../rules/speeches.ts";
import { tested } from "../rules/test.ts";

interface SpeechAim {
  readonly how: Speech | "corruption";
  readonly target?: string;
}

/** REG-SPEECH: for PJ alone, to those in the same zone (REG-SPEECH-01 to 05). */
export const speak = deed({
  id: "speak",
  name: w("Discours", "Speech"),
  manners: {
    threat: w("menace", "threat"),
    bravery: w("bravoure", "bravery"),
    manipulation: w("manipulation", "manipulation"),
    corruption: w("corruption", "corruption"),
  },
  rule: "REG-SPEECH-01",
  cost: 2,
  *options(state, who): Iterable<SpeechAim> {
    if (!isHero(who)) return;
    const adversaries = adversariesInZone(state, who);
    yield { how: "bravery" };
    // REG-RULING-76: there must be somebody to threaten, or to fool.
    if (adversaries.length > 0) {
      yield { how: "threat" };
      yield { how: "manipulation" };
    }
    // REG-SPEECH-13: one character in line of sight.
    for (const one of adversaries) if (canSee(state, who, one)) yield { how: "corruption", target: one.id };
  },
  *perform(table, who, { how, target }) {
    const { state } = table;
    // REG-SPEECH-05, REG-RULING-75: tried is tried.
    spend(state, speechKey(how));
    if (how === "corruption") {
      if (target !== undefined) yield* bribe(table, who, characterOf(state, target));
      return;
    }
    const { difficulty, rule, works, fails } = speeches[how];
    const trial = { test: "speech", of: "charisma", difficulty, rule } as const;
    const { passed } = yield* tested(table, who, trial);
    table.tell({ type: "speaks", rule, who: who.id, speech: how, works: passed });
    yield* (passed ? works : fails)(table, who);
  },
});

/** REG-RULING-75: each kind once per round, for the whole group. */
export const speechKey = (how: string): string => `speech:${how}`;
