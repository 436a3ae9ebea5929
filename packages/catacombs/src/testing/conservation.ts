import { length, obstaclesOn, width } from "../arena.ts";
import { heroCard, lordOf, monsterOf } from "../content/box.ts";
import { dealtIn, spellCopies } from "../content/dealt.ts";
import { passageCards } from "../content/vermin/passages/deck.ts";
import { poisonCards } from "../content/vermin/poison-cards.ts";
import { type Fight, heroIds, heroOf, type Piece, type State } from "../state.ts";
import { wrongWithBoxes } from "./conservation-boxes.ts";

/** CAT-LIMIT-02: what is wrong with the table: something is missing, twice there, or where it cannot be. */
export function wrongWith(state: State): string | undefined {
  return (
    wrongDiscs(state) ??
    wrongCards(state) ??
    wrongGold(state) ??
    wrongDecks(state) ??
    wrongHeroes(state) ??
    wrongRiders(state) ??
    wrongWithBoxes(state) ??
    (state.fight && wrongBoard(state.fight))
  );
}

/** CAT-COMP-13: each monster disc is in the reserve, about to come in, on the board, or a trophy. */
function wrongDiscs(state: State): string | undefined {
  const found: Record<string, number> = { ...state.reserve };
  const count = (card: string) => {
    const { disc } = monsterOf(card);
    found[disc] = (found[disc] ?? 0) + 1;
  };
  for (const hero of heroIds(state)) {
    const { trophies, stored = [] } = heroOf(state, hero);
    [...trophies, ...stored].forEach(count);
  }
  state.fight?.arriving.forEach(count);
  for (const { kind, card } of state.fight?.pieces ?? [])
    if (kind === "monster" || kind === "wall") count(card);
  for (const [disc, all] of Object.entries(dealtIn(state.options).discs)) {
    if (found[disc] !== all || (state.reserve[disc] ?? 0) < 0)
      return `${found[disc]} of ${all} ${disc} discs`;
  }
  return undefined;
}

/** CAT-COMP-03: Equipment, Spells and Rooms, each card once. */
function wrongCards(state: State): string | undefined {
  const owned = heroIds(state).flatMap((hero) => heroOf(state, hero).items);
  const items = dealtIn(state.options)
    .items.map(({ id }) => id)
    .filter((id) => id !== "map" || !state.options.withoutMap);
  return (
    wrongSet("Equipment", [...state.equipment, ...state.offer, ...owned, ...state.usedUp], items) ??
    wrongSet("Spell", [...state.spells, ...state.spentSpells], bookOf(state)) ??
    (new Set(state.rooms.map(({ card }) => card)).size === state.rooms.length
      ? undefined
      : "a Room card twice")
  );
}

/** Without a Wizard the Spell cards stay in the box. */
function bookOf(state: State): readonly string[] {
  return heroIds(state).some((hero) => heroCard(hero).spells) ? spellCopies(dealtIn(state.options)) : [];
}

function wrongSet(name: string, found: readonly string[], all: readonly string[]): string | undefined {
  const isRight = found.length === all.length && all.every((card) => found.includes(card));
  return isRight ? undefined : `${name} cards ${found.join(", ")}`;
}

/** VER-COMP-07, VER-VERDICT-18: every Poison card, and every card of the Dark Passageways, once. */
function wrongDecks({ options, heroes, poison, passages }: State): string | undefined {
  const isHere = options.boxes?.includes("vermin") ?? false;
  const under = Object.values(heroes).flatMap(({ poison: cards = [] }) => cards);
  const all = (cards: readonly { readonly id: string }[], isDealt: boolean) =>
    isDealt ? cards.map(({ id }) => id) : [];
  const now = passages?.now === undefined ? [] : [passages.now.card];
  const turned = [
    ...(passages?.piles[1] ?? []),
    ...(passages?.piles[2] ?? []),
    ...(passages?.discards ?? []),
  ];
  return (
    wrongSet(
      "Poison",
      [...(poison?.deck ?? []), ...(poison?.discards ?? []), ...under],
      all(poisonCards, isHere),
    ) ?? wrongSet("Passage", [...turned, ...now], all(passageCards, options.passages ?? false))
  );
}

/** CAT-COMP-04. */
function wrongGold(state: State): string | undefined {
  const purses = heroIds(state).map((hero) => heroOf(state, hero).gold);
  const sum = purses.reduce((all, gold) => all + gold, state.bank);
  const isRight =
    sum === dealtIn(state.options).gold &&
    [state.bank, ...purses].every((gold) => gold >= 0 && gold % 100 === 0);
  return isRight ? undefined : `gold: ${state.bank} in the bank, ${purses.join(", ")} with the Heroes`;
}

/** CAT-COMP-28, CAT-DEATH-02, 06. */
function wrongHeroes(state: State): string | undefined {
  for (const id of heroIds(state)) {
    const { life, tracks } = heroOf(state, id);
    const card = heroCard(id);
    if (life < 0 || life > card.life) return `${id} has ${life} life`;
    for (const { id: track, most } of card.tracks) {
      const at = tracks[track] ?? -1;
      if (at < 0 || at > most) return `${id} has ${track} at ${at}`;
    }
    const isHere = piecesAbout(state).some((piece) => piece.id === id);
    const isOn = state.phase === "heroes" || state.phase === "overseer";
    // SOL-VERDICT-22: in the middle of a flick the dead still lie where they fell, while somebody is asked.
    const mayLie = isHere && life === 0 && state.options.boxes !== undefined;
    if (isOn && state.ended === undefined && isHere !== life > 0 && !mayLie)
      return `${id} has ${life} life, on the board: ${isHere}`;
  }
  const { id, life } = state.lord;
  return life < 0 || life > lordOf(id).life + (state.options.drops ?? 0)
    ? `the Lord has ${life} life`
    : undefined;
}

/** On the board, or held by somebody on it. */
function piecesAbout({ fight }: State): readonly Piece[] {
  return [...(fight?.pieces ?? []), ...(fight?.captives ?? []).map(({ piece }) => piece)];
}

/** VER-RULING-83: no monster lies on anybody in the Heroes' turn. */
function wrongRiders({ phase, fight }: State): string | undefined {
  const rider = fight?.pieces.find(({ kind, on }) => kind === "monster" && on !== undefined);
  return phase === "heroes" && rider !== undefined ? `${rider.id} rides in the Heroes’ turn` : undefined;
}

/** In mm; less than this is no overlap. */
const tolerance = 0.01;

/** CAT-ATK-06, 07, CAT-RULING-05: every piece once, with its centre on the board, over nobody and no obstacle. */
function wrongBoard({ board, pieces }: Fight): string | undefined {
  if (new Set(pieces.map(({ id }) => id)).size < pieces.length) return "two pieces with one name";
  for (const { id, on, x, y } of pieces) {
    const carrier = pieces.find((piece) => piece.id === on);
    if (on !== undefined && (carrier?.x !== x || carrier.y !== y)) return `${id} does not lie on ${on}`;
  }
  // VER-SWARM-03: the third is there as long as the Overseer decides what it does.
  for (const { id } of pieces) {
    const riders = pieces.filter(({ kind, on }) => kind === "monster" && on === id).length;
    if (riders > 3) return `${riders} riders on ${id}`;
  }
  const bodies = pieces.filter(({ on }) => on === undefined);
  const discs = [...bodies, ...obstaclesOn(board)];
  for (const [i, { id, x, y, radius }] of bodies.entries()) {
    if (!(x >= 0 && x <= length && y >= 0 && y <= width)) return `${id} is off the board at ${x}, ${y}`;
    for (const other of discs.slice(i + 1)) {
      const apart = Math.sqrt((other.x - x) ** 2 + (other.y - y) ** 2) - radius - other.radius;
      if (apart < -tolerance) return `${id} lies ${-apart} mm over ${other.id}`;
    }
  }
  return undefined;
}
