import { because, capital, type Reason, say, w } from "@ossuaire/kernel";
import type { Aim, Barred, DeedOption } from "../asked/deed.ts";
import type { Way } from "../deed.ts";
import { whileStill } from "../ground-of.ts";
import { traitsOf } from "../sheet/traits.ts";
import { deedsIn, hindrancesIn } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { Trait } from "../trait.ts";

/** Something that a character could do, and what stands against it now, if anything does. */
export interface Chance {
  readonly way: Way;
  readonly bar?: Reason;
}

/** All that a character could do now, with what it costs it. */
export function chancesOf(state: State, who: Character): readonly Chance[] {
  return whileStill(state, () => allChances(state, who));
}

function allChances(state: State, who: Character): readonly Chance[] {
  const chances: Chance[] = [];
  const traits = traitsOf(state, who);
  for (const deed of deedsIn(state.options))
    for (const plain of deed.ways(state, who)) {
      const option = priced(state, who, plain.option, traits);
      const way = option === plain.option ? plain : { ...plain, option };
      const bar = barOn(state, who, option, traits);
      chances.push(bar === undefined ? { way } : { way, bar });
    }
  return chances;
}

/** What stands against deeds, together with those deeds: so a refusal can name the rule. */
export function barredIn(chances: readonly Chance[]): readonly Barred[] {
  return barsOn(chances.map(({ way, bar }) => ({ id: way.option.id, deed: way.option.deed, bar })));
}

/** The same for anything that goes by an id. */
export function barsOn(
  all: readonly { readonly id: string; readonly deed: string; readonly bar: Reason | undefined }[],
): readonly Barred[] {
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

function barOn(
  state: State,
  who: Character,
  option: DeedOption,
  traits: readonly Trait[],
): Reason | undefined {
  const bar = hindranceTo(state, who, option.deed, option, traits);
  return bar ?? (option.cost > who.actions ? tooDear : undefined);
}

/** What stands against a deed whatever it costs: for free attacks too. */
export function hindranceTo(
  state: State,
  who: Character,
  deed: string,
  aim: Aim,
  traits: readonly Trait[] = traitsOf(state, who),
): Reason | undefined {
  const hindrance = hindrancesIn(state.options).find(({ bars }) => bars(state, who, deed, aim));
  if (hindrance !== undefined) return because(hindrance.rule, hindrance.words);
  const trait = traits.find(({ forbids }) => forbids?.(state, who, deed, aim));
  return trait && because(trait.rule, say`${capital(trait.name)}.`);
}

/** REG-ACT-02. */
const tooDear = because(
  "REG-ACT-02",
  w("Il ne reste pas assez de P.Action.", "There are not enough P.Action left."),
);
