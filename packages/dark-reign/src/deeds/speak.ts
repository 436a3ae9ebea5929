import { au, type Words, w } from "@ossuaire/kernel";
import type { Aim } from "../asked/deed.ts";
import { canSee } from "../board.ts";
import { characterOf, isHero } from "../characters.ts";
import { deed } from "../deed.ts";
import { bribe, bribery } from "../rules/bribe.ts";
import { spend } from "../rules/limits.ts";
import { adversariesInZone, type Speech, speeches } from "../rules/speeches.ts";
import { tested } from "../rules/test.ts";
import type { Character, State } from "../state.ts";
import type { Trial } from "../trial.ts";

interface SpeechAim {
  readonly how: Speech | "corruption";
  readonly target?: string;
}

/** REG-SPEECH: for PJ alone, to those in the same zone (REG-SPEECH-01 to 05). */
export const speak = deed({
  id: "speak",
  name: w("Discours", "Speech"),
  toward: ({ fr, en }) => w(au(fr), `to ${en}`),
  manners: {
    threat: w("menace", "threat"),
    bravery: w("bravoure", "bravery"),
    manipulation: w("manipulation", "manipulation"),
    corruption: w("corruption", "corruption"),
  },
  rule: "REG-SPEECH-01",
  cost: 2,
  trial: speech,
  failure: ({ how }) => (how === undefined ? undefined : unheard[how]),
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
    const { rule, works, fails } = speeches[how];
    const { passed } = yield* tested(table, who, spoken(how));
    table.tell({ type: "speaks", rule, who: who.id, speech: how, works: passed });
    yield* (passed ? works : fails)(table, who);
  },
});

/** Of a bribe as it is before anything has been offered (REG-SPEECH-13). */
function speech(_state: State, _who: Character, { how }: Aim): Trial | undefined {
  if (how === "corruption") return bribery;
  return how === "threat" || how === "bravery" || how === "manipulation" ? spoken(how) : undefined;
}

function spoken(how: Speech): Trial {
  const { difficulty, rule } = speeches[how];
  return { test: "speech", of: "charisma", difficulty, rule };
}

/** REG-SPEECH-07, 10, 12, 15. */
const unheard: Readonly<Record<string, Words>> = {
  threat: w("les adversaires gagnent 1D P.Action", "the adversaries gain 1D P.Action"),
  bravery: w("chaque allié de la zone perd 1 P.Action", "every ally in the zone loses 1 P.Action"),
  manipulation: w("chaque allié de la zone perd 2 P.Action", "every ally in the zone loses 2 P.Action"),
  corruption: w("rien ne se passe, les écus restent", "nothing happens, the écus stay"),
};

/** REG-RULING-75: each kind once per round, for the whole group. */
export const speechKey = (how: string): string => `speech:${how}`;
