import { because, capital, type Reason, say, w } from "@ossuaire/kernel";
import type { Aim, Barred, DeedOption } from "../asked/deed.ts";
import type { Deed, Hindrance, Way } from "../deed.ts";
import { traitsOf } from "../sheet/traits.ts";
import { deedsIn, hindrancesTo } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { whileStill } from "../still.ts";
import type { Trait } from "../trait.ts";

/** Something that a character could do, and what stands against it now, if anything does. */
export interface Chance {
  readonly way: Way;
  readonly bar?: Reason;
}

/** All that a character could do now, with what it costs it. */
export function chancesOf(state: State, who: Character): readonly Chance[] {
  return whileStill(state, () => chancesIn(state, who, deedsIn(state.options)));
}

/** Whether there is anything that it could do without P.Action: asked of everybody at the end of its activation. */
export function canDoFreely(state: State, who: Character): boolean {
  const free = deedsIn(state.options).filter(({ mayBeFree }) => mayBeFree);
  return whileStill(state, () => chancesIn(state, who, free).some(({ bar }) => bar === undefined));
}

function chancesIn(state: State, who: Character, deeds: readonly Deed[]): readonly Chance[] {
  const chances: Chance[] = [];
  const traits = traitsOf(state, who).filter(({ cost, forbids }) => cost ?? forbids);
  for (const deed of deeds) {
    const ways = deed.ways(state, who);
    if (ways.length === 0) continue;
    const hindrances = hindrancesFor(state, who, deed.id);
    for (const plain of ways) {
      const option = traits.length === 0 ? plain.option : priced(state, who, plain.option, traits);
      const way = option === plain.option ? plain : { ...plain, option };
      const bar =
        hindered(state, who, deed.id, option, hindrances, traits) ??
        (option.cost > who.actions ? tooDear : undefined);
      chances.push(bar === undefined ? { way } : { way, bar });
    }
  }
  return chances;
}

/** What stands against deeds, together with those deeds: so a refusal can name the rule. */
export function barredIn(chances: readonly Chance[], others: readonly Bar[] = []): readonly Barred[] {
  const bars = chances.map(({ way, bar }) => ({ id: way.option.id, deed: way.option.deed, bar }));
  return barsOn([...bars, ...others]);
}

/** What stands against something that goes by an id, if anything does. */
interface Bar {
  readonly id: string;
  readonly deed: string;
  readonly bar: Reason | undefined;
}

/** The same for anything that goes by an id. */
export function barsOn(all: readonly Bar[]): readonly Barred[] {
  const barred: (Barred & { readonly ids: string[]; readonly deeds: string[] })[] = [];
  for (const { id, deed, bar } of all) {
    if (bar === undefined) continue;
    const { rule, words } = bar;
    const known = barred.find(({ reason }) => reason.rule === rule && reason.words.en === words.en);
    if (known === undefined) barred.push({ ids: [id], deeds: [deed], reason: bar });
    else {
      known.ids.push(id);
      if (!known.deeds.includes(deed)) known.deeds.push(deed);
    }
  }
  return barred;
}

function priced(state: State, who: Character, option: DeedOption, traits: readonly Trait[]): DeedOption {
  let cost = option.cost;
  for (const trait of traits) cost = trait.cost?.(state, who, option.deed, option, cost) ?? cost;
  return cost === option.cost ? option : { ...option, cost };
}

/** What stands against a deed whatever it costs: for free attacks too. */
export function hindranceTo(state: State, who: Character, deed: string, aim: Aim): Reason | undefined {
  return hindered(state, who, deed, aim, hindrancesFor(state, who, deed), traitsOf(state, who));
}

/** Of those that may stand against a deed, the few that concern this character now: cheaper than to ask all of them for every way to do it. */
function hindrancesFor(state: State, who: Character, deed: string): readonly Hindrance[] {
  return hindrancesTo(state.options, deed).filter(({ concerns }) => concerns?.(state, who) ?? true);
}

function hindered(
  state: State,
  who: Character,
  deed: string,
  aim: Aim,
  hindrances: readonly Hindrance[],
  traits: readonly Trait[],
): Reason | undefined {
  for (const { rule, words, bars } of hindrances)
    if (bars(state, who, deed, aim)) return because(rule, words);
  for (const { rule, name, forbids } of traits)
    if (forbids?.(state, who, deed, aim)) return because(rule, say`${capital(name)}.`);
  return undefined;
}

/** REG-ACT-02. */
const tooDear = because(
  "REG-ACT-02",
  w("Il ne reste pas assez de P.Action.", "There are not enough P.Action left."),
);
