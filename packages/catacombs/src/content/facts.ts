import type { Action } from "../action.ts";
import type { HeroCard, MonsterCard } from "./card.ts";
import type { Dealt } from "./pack.ts";

/** The facts of these cards, without their words and scripts: two tables with the same facts play the same game. */
export function factsOf({
  boards,
  heroes,
  lords,
  monsters,
  rooms,
  spells,
  items,
  artefacts,
  discs,
  gold,
}: Dealt): unknown {
  return {
    boards: boards.map(({ id, obstacles }) => ({ id, obstacles })),
    heroes: heroes.map(({ id, life, tracks, actions }) => ({
      id,
      life,
      tracks: tracks.map(numbersOf),
      actions: actions.map(flicksOf),
    })),
    lords: lords.map(({ id, life, board, wandering, minions, actions }) => ({
      id,
      life,
      board,
      wandering,
      minions,
      actions: actions.map(flicksOf),
    })),
    monsters: monsters.map(({ id, disc, size, life, gold: worth, actions, traits, ...more }) => ({
      ...limitsOf(more),
      id,
      disc,
      size,
      life,
      gold: worth,
      actions: actions.map(flicksOf),
      traits: traits.map(({ id: trait }) => trait),
    })),
    rooms: rooms.map(({ name: _name, source: _source, ...facts }) => facts),
    spells: spells.map(({ id, copies }) => ({ id, copies })),
    items: items.map(({ id, heroes: owners = [], price, use }) => ({ id, heroes: owners, price, use })),
    // Of what the base game does not have, nothing is said where there is none: its facts are what they were.
    ...(artefacts.length === 0
      ? {}
      : { artefacts: artefacts.map(({ id, cost, use }) => ({ id, cost, use })) }),
    discs,
    gold,
  };
}

/** What only some monsters have; of the others nothing is said. */
function limitsOf({ limit, max, wanders, herd, variantOf }: Partial<MonsterCard>) {
  const facts = Object.entries({ limit, max, wanders, herd, variantOf });
  return Object.fromEntries(facts.filter(([, fact]) => fact !== undefined));
}

function numbersOf({ id, start, most, refills }: HeroCard["tracks"][number]) {
  return { id, start, most, refills };
}

function flicksOf({ id, attacks, chain = false }: Action) {
  return {
    id,
    chain,
    attacks: attacks.map(({ kind, damage, modifiers }) => ({
      kind,
      damage,
      modifiers: modifiers.map((one) => one.id),
    })),
  };
}
