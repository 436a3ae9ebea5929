import { because, capital, type Reason, say, w } from "@ossuaire/kernel";
import type { Aim, Barred, DeedOption } from "../asked/deed.ts";
import type { Way } from "../deed.ts";
import { traitsOf } from "../sheet/traits.ts";
import { deedsIn, hindrancesIn } from "../shelf.ts";
import type { Character, State } from "../state.ts";

/** Something that a character could do, and what stands against it now, if anything does. */
export interface Chance {
  readonly way: Way;
  readonly bar?: Reason;
}

/** All that a character could do now, with what it costs it. */
export function chancesOf(state: State, who: Character): readonly Chance[] {
  const ways = deedsIn(state.options).flatMap((deed) => [...deed.ways(state, who)]);
  return ways.map((plain) => {
    const way = { ...plain, option: priced(state, who, plain.option) };
    const bar = barOn(state, who, way.option);
    return bar === undefined ? { way } : { way, bar };
  });
}

/** What stands against deeds, together with those deeds: so a refusal can name the rule. */
export function barredIn(chances: readonly Chance[]): readonly Barred[] {
  const barred = new Map<string, Barred & { readonly ids: string[]; readonly deeds: string[] }>();
  for (const { way, bar } of chances) {
    if (bar === undefined) continue;
    const known = barred.get(bar.words.en) ?? { ids: [], deeds: [], reason: bar };
    known.ids.push(way.option.id);
    if (!known.deeds.includes(way.option.deed)) known.deeds.push(way.option.deed);
    barred.set(bar.words.en, known);
  }
  return [...barred.values()];
}

function priced(state: State, who: Character, option: DeedOption): DeedOption {
  const cost = traitsOf(state, who).reduce(
    (price, trait) => trait.cost?.(state, who, option.deed, option, price) ?? price,
    option.cost,
  );
  return { ...option, cost };
}

function barOn(state: State, who: Character, option: DeedOption): Reason | undefined {
  return hindranceTo(state, who, option.deed, option) ?? (option.cost > who.actions ? tooDear : undefined);
}

/** What stands against a deed whatever it costs: for free attacks too. */
export function hindranceTo(state: State, who: Character, deed: string, aim: Aim): Reason | undefined {
  const hindrance = hindrancesIn(state.options).find(({ bars }) => bars(state, who, deed, aim));
  if (hindrance !== undefined) return because(hindrance.rule, hindrance.words);
  const trait = traitsOf(state, who).find(({ forbids }) => forbids?.(state, who, deed, aim));
  return trait && because(trait.rule, say`${capital(trait.name)}.`);
}

/** REG-ACT-02. */
const tooDear = because(
  "REG-ACT-02",
  w("Il ne reste pas assez de P.Action.", "There are not enough P.Action left."),
);
