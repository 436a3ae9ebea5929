import { copyOf, type Decision, type Rng, type Script } from "@ossuaire/kernel";
import type { State } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** A throw that has not been decided on yet. */
class Undecided extends Error {}

/**
 * Plays a script with every throw of D that there is, each question answered by `answer`: the sum of what it is worth, over all
 * cases. The odds that are worked out must say the same.
 */
export function enumerated<Result>(
  state: State,
  script: (table: DarkTable) => Script<Result>,
  answer: (decision: Decision) => string,
  worth: (result: Result) => number,
): number {
  const average = (rolls: readonly number[]): number => {
    try {
      return worth(played(state, script, answer, rolls));
    } catch (thrown) {
      if (!(thrown instanceof Undecided)) throw thrown;
      return [0, 1, 2, 3, 4, 5].reduce((sum, roll) => sum + average([...rolls, roll]), 0) / 6;
    }
  };
  return average([]);
}

/** Plays a script with these throws, on a copy of the state unless told. */
export function played<Result>(
  from: State,
  script: (table: DarkTable) => Script<Result>,
  answer: (decision: Decision) => string,
  rolls: readonly number[],
  state = copyOf(from),
): Result {
  const told = () => undefined;
  const table: DarkTable = {
    state,
    options: state.options,
    rng: rngOf(rolls),
    tell: told,
    reveal: told,
    show: told,
    whisper: told,
  };
  const running = script(table);
  let next = running.next();
  while (!next.done) {
    const { decision } = next.value;
    const option = answer(decision);
    next = running.next({ seat: decision.seats[0] ?? "", answer: { kind: "choose", option } });
  }
  return next.value;
}

function rngOf(rolls: readonly number[]): Rng {
  let at = 0;
  const refuse = (): never => {
    throw new Error("only dice are enumerated");
  };
  return {
    int() {
      const roll = rolls[at++];
      if (roll === undefined) throw new Undecided();
      return roll;
    },
    one: refuse,
    shuffled: refuse,
    state: refuse,
  };
}
