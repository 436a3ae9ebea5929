import type { Objection, Script } from "@ossuaire/kernel";
import { availableFor } from "../../rules/reserve.ts";
import type { State } from "../../state.ts";
import { type CatacombsTable, pick } from "../../table.ts";
import { lordOf, monsterOf } from "../box.ts";
import type { MonsterCard } from "../card.ts";
import type { Call } from "../pack.ts";
import { referenceCard } from "../reference.ts";
import type { Herd } from "./questions.ts";

/** VER-WANDER-01, 02, 09, VER-RULING-51 to 54: the Overseer says which symbols stand for Vermin, and for which. */
export function* wanderingVermin(table: CatacombsTable, called: readonly Call[]): Script<readonly Call[]> {
  const { state, tell } = table;
  const symbols = called.filter(({ isSymbol }) => isSymbol);
  const printed = called.filter(({ isSymbol }) => !isSymbol);
  const options = herdsFor(
    state,
    symbols.length,
    printed.map(({ card }) => card),
  );
  if (options.length === 0) return called;
  const asking = {
    seats: state.roles.overseer,
    prompt: "wandering-vermin",
    rule: "VER-WANDER-01",
    about: { symbols: symbols.length, wandering: lordOf(state.lord.id).wandering },
    min: 0,
    max: symbols.length,
  } as const;
  const herds = yield* pick(asking, options, (picked) =>
    objectionTo(
      state,
      picked,
      printed.map(({ card }) => card),
    ),
  );
  if (herds.length === 0) return called;
  const vermin = herds.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  tell({ type: "wandering-vermin", rule: "VER-WANDER-01", monsters: vermin });
  return [
    ...printed,
    ...symbols.slice(herds.length),
    ...vermin.map((card) => ({ card, isSymbol: true }) as const),
  ];
}

/** Each kind as often as there are symbols and whole herds of it (VER-RULING-53). */
function herdsFor(state: State, symbols: number, printed: readonly string[]): readonly Herd[] {
  return referenceCard(state.options).flatMap(({ card: { id: card }, each: count }) => {
    const herds = Math.floor(Math.max(0, availableFor(state, card, printed)) / count);
    return Array.from({ length: Math.min(symbols, herds) }, (_, i) => ({
      id: `${card}-${i + 1}`,
      card,
      count,
    }));
  });
}

function objectionTo(
  state: State,
  picked: readonly Herd[],
  printed: readonly string[],
): Objection | undefined {
  for (const { card, symbols } of referenceCard(state.options)) {
    if (picked.filter((herd) => herd.card === card.id).length > symbols) return aboveMaximum(card, symbols);
  }
  const wanted = [...printed];
  for (const { card, count } of picked) {
    if (availableFor(state, card, wanted) < count) return tooFew(card);
    wanted.push(...Array.from({ length: count }, () => card));
  }
  return undefined;
}

function aboveMaximum({ name, herd }: MonsterCard, symbols: number): Objection {
  const times = herd === undefined ? "" : ` × ${herd}`;
  return {
    code: "above-maximum",
    rule: "VER-WANDER-04",
    words: {
      fr: `La Horde de Vermine : au plus ${symbols}${times} ${name.fr} par salle.`,
      en: `Horde of Vermin: at most ${symbols}${times} ${name.en} in a room.`,
    },
  };
}

function tooFew(card: string): Objection {
  const { name } = monsterOf(card);
  return {
    code: "too-few",
    rule: "VER-RULING-53",
    words: {
      fr: `La Horde de Vermine n’a plus assez de pions : ${name.fr}.`,
      en: `Horde of Vermin has not enough discs left: ${name.en}.`,
    },
  };
}
