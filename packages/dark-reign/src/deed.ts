import type { RuleId, Script, Words } from "@ossuaire/kernel";
import type { Aim, DeedOption } from "./asked/deed.ts";
import type { Character, State } from "./state.ts";
import type { DarkTable } from "./table.ts";
import type { Trial } from "./trial.ts";

/** Something that a character can do in its turn: one chapter of the catalogue, one file. */
export interface Deed {
  readonly id: string;
  readonly rule: RuleId;
  /** As a button says it. */
  readonly name: Words;
  /** What stands before the one it is done to: “on the ogre”; nothing, unless told. */
  readonly toward?: (target: Words) => Words;
  /** The ways of doing it that have a name: what `how` says. */
  readonly manners: Readonly<Record<string, Words>>;
  /** REG-ACT-01: in P.Action; and of those ways that cost otherwise. */
  readonly cost: number;
  readonly costs: Readonly<Record<string, number>>;
  /** What is tested when it is done so: for the dice, and for whoever asks for the odds before. */
  readonly trial?: Tried;
  /** What a failed test brings; nothing, unless told. */
  readonly failure?: (aim: Aim) => Words | undefined;
  /** Whether there is a way to do it that costs nothing; what a trait changes of the cost is never all of it. */
  readonly mayBeFree: boolean;
  /** All that the state allows of it; what else stands against it, P.Action too, is found by `chancesOf`. */
  readonly ways: (state: State, who: Character) => readonly Way[];
}

/** Of no test where nothing is left to be tested. */
type Tried = (state: State, who: Character, aim: Aim) => Trial | undefined;

/** One way to do it. */
export interface Way {
  readonly option: DeedOption;
  readonly perform: (table: DarkTable) => Script;
  /** Asked before anything is paid: whether it is really meant. */
  readonly confirm?: (table: DarkTable) => Script<boolean>;
}

interface Spec<A extends Aim> {
  readonly id: string;
  readonly rule: RuleId;
  readonly name: Words;
  readonly toward?: (target: Words) => Words;
  readonly manners?: Readonly<Record<string, Words>>;
  readonly trial?: Tried;
  readonly failure?: (aim: Aim) => Words | undefined;
  readonly cost: number;
  readonly costs?: Readonly<Record<string, number>>;
  readonly options: (state: State, who: Character) => Iterable<A>;
  /** P.Action are paid when it begins. */
  readonly perform: (table: DarkTable, who: Character, aim: A) => Script;
  readonly confirm?: (table: DarkTable, who: Character, aim: A) => Script<boolean>;
}

/**
 * A deed, by what it costs, what it can be done to and how it is done. Its aims keep their type on the way from `options` to
 * `perform`; in between they travel as facts of an option.
 */
export function deed<A extends Aim>(spec: Spec<A>): Deed {
  const {
    id,
    rule,
    name,
    toward,
    manners = {},
    trial,
    failure,
    cost,
    costs = {},
    options,
    perform,
    confirm,
  } = spec;
  return {
    id,
    rule,
    name,
    cost,
    costs,
    ...(toward && { toward }),
    ...(trial && { trial }),
    ...(failure && { failure }),
    manners,
    mayBeFree: [cost, ...Object.values(costs)].includes(0),
    ways(state, who) {
      const ways: Way[] = [];
      for (const aim of options(state, who)) {
        const price = (aim.how === undefined ? undefined : costs[aim.how]) ?? cost;
        const option = { ...aim, id: idOf(id, aim), deed: id, cost: price };
        const carryOut = (table: DarkTable) => perform(table, who, aim);
        ways.push(
          confirm === undefined
            ? { option, perform: carryOut }
            : { option, perform: carryOut, confirm: (table) => confirm(table, who, aim) },
        );
      }
      return ways;
    },
  };
}

/** What stands against deeds: web, ground, duel, a statue. A refusal names its rule. */
export interface Hindrance {
  readonly id: string;
  readonly rule: RuleId;
  readonly words: Words;
  /** The deeds that it may stand against; all, unless told, and the end of an activation, which is called `end`. */
  readonly deeds?: readonly string[];
  /** Whether it stands against anything of this character now: asked once for all its deeds, and always so, unless told. */
  readonly concerns?: (state: State, who: Character) => boolean;
  readonly bars: (state: State, who: Character, deed: string, aim: Aim) => boolean;
}

/** `walk:7,3`, `strike:rat-2:power`: what tells two aims of a deed apart, in a fixed order. */
export function idOf(
  deed: string,
  { via, square, target, element, thing, with: weapon, spell, card, how }: Aim,
): string {
  let id = deed;
  if (via !== undefined) id += `:${via.x},${via.y}`;
  if (square !== undefined) id += `${via === undefined ? ":" : ">"}${square.x},${square.y}`;
  for (const part of [target, element, thing, card, spell, weapon, how])
    if (part !== undefined) id += `:${part}`;
  return id;
}
