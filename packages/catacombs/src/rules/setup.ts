import type { Script, Spot } from "@ossuaire/kernel";
import { radiusOfSize } from "../arena.ts";
import { alliesOf, allyOf, boardTraits, customsOf, monsterOf } from "../content/box.ts";
import type { AllyCard, Muster } from "../content/card.ts";
import type { HeroId, Role } from "../options.ts";
import { heroesOf } from "../options.ts";
import type { Newcomer } from "../state.ts";
import { type Fight, fightOf, heroIds, heroOf, isAlive, isOnBoard, pieceOf, type State } from "../state.ts";
import { type CatacombsTable, pick, place } from "../table.ts";
import { fairGap } from "./lay-out.ts";
import { comeIn, lordPiece, monsterPiece, stand } from "./newcomers.ts";
import { availableFor, fromReserve, roomFor } from "./reserve.ts";
import { heroRoles, seatOfHero } from "./roles.ts";
import { objectionOn, ringFor, roomBeside, spotIn } from "./spot.ts";
import { takeToldPlaces } from "./story.ts";
import { refill } from "./tracks.ts";
import { beginTurn } from "./turn.ts";
import { placeInZone, takenOn, zoneFor } from "./zone.ts";

/** CAT-PHASE-06 to 10: the board lies ready, the monsters are out of the reserve; now the pieces are placed. */
export function* setUp(
  table: CatacombsTable,
  kind: Fight["kind"],
  board: string,
  wanted: readonly string[],
): Script {
  const { state, tell } = table;
  const arriving = yield* muster(table, wanted, kind);
  state.fight = { kind, board, arriving, pieces: [], round: 0, attacked: false, numbered: {} };
  for (const hero of heroIds(state)) readyForRoom(state, hero);
  state.phase = state.options.heroesLast ? "monsters-placed" : "heroes-placed";
  tell({ type: "set-up", rule: "CAT-PHASE-06", kind, board, monsters: [...arriving] });
  yield* begin(table);
  takeToldPlaces(table);
}

/** What boards, articles and boxes do at each set-up; the dead have nothing of it. */
function* begin(table: CatacombsTable): Script {
  const { state } = table;
  for (const hero of heroIds(state)) {
    if (!isAlive(state, hero)) continue;
    for (const { roomBegins } of boardTraits(state, hero)) if (roomBegins) yield* roomBegins(table, hero);
  }
  for (const { roomBegins } of customsOf(state.options)) if (roomBegins) yield* roomBegins(table);
}

/** CAT-ITEM-07, CAT-GAP-08: what may be used once per room is ready again. */
function readyForRoom(state: State, id: HeroId): void {
  heroOf(state, id).used.length = 0;
  refill(state, id);
}

/** CAT-PHASE-10, CAT-LIMIT-04, CAT-RULING-62: as many as the reserve has; where two kinds want one disc, the Overseer chooses. */
function* muster(table: CatacombsTable, wanted: readonly string[], kind: Fight["kind"]): Script<string[]> {
  const { state, tell } = table;
  const out: string[] = [];
  for (const disc of new Set(wanted.map((card) => monsterOf(card).disc))) {
    const named = wanted.filter((card) => monsterOf(card).disc === disc);
    if (kind !== "camp") yield* askForKinds(table, disc, named);
    const these = withinLimits(state, named);
    if (kind !== "camp") yield* askElsewhere(table, disc, () => these.length - (state.reserve[disc] ?? 0));
    const there = Math.min(these.length, state.reserve[disc] ?? 0);
    if (there < these.length)
      tell({ type: "too-few", rule: "CAT-LIMIT-04", disc, wanted: these.length, there });
    const competing = there > 0 && there < these.length && new Set(these).size > 1;
    out.push(...(competing ? yield* whichOf(state, these, there) : these.slice(0, there)));
  }
  for (const card of out) fromReserve(state, card);
  return out;
}

/** Of a card that has a limit, no more than may still come. */
function withinLimits(state: State, cards: readonly string[]): readonly string[] {
  return cards.filter(
    (card, i) => cards.slice(0, i).filter((other) => other === card).length < roomFor(state, card),
  );
}

/** VER-RULING-09: discs on a Hero's board count towards the limit of their kind; so they may be needed as that kind. */
function* askForKinds(table: CatacombsTable, disc: string, wanted: readonly string[]): Script {
  const { state } = table;
  for (const card of new Set(wanted)) {
    const named = wanted.filter((other) => other === card).length;
    const most = Math.min(named, availableFor(state, card, []));
    yield* askElsewhere(table, disc, () => most - roomFor(state, card), card);
  }
}

/** What the reserve lacks may lie on a Hero's board. */
function* askElsewhere(table: CatacombsTable, disc: string, lacking: () => number, card?: string): Script {
  const { state } = table;
  for (const hero of heroIds(state)) {
    for (const { whenShort } of boardTraits(state, hero)) {
      const missing = lacking();
      if (whenShort && missing > 0) yield* whenShort(table, hero, disc, missing, card);
    }
  }
}

function* whichOf(state: State, cards: readonly string[], count: number): Script<readonly string[]> {
  const asking = { seats: state.roles.overseer, prompt: "which-monsters", rule: "CAT-RULING-62" } as const;
  const options = cards.map((card, i) => ({ id: `${card}-${i + 1}`, card }));
  const picked = yield* pick({ ...asking, min: count, max: count }, options);
  return picked.map(({ card }) => card);
}

/** So many of each kind, one by one. */
export function onebyone(musters: readonly Muster[]): readonly string[] {
  return musters.flatMap(({ monster, count }) => Array.from({ length: count }, () => monster));
}

/** CAT-PHASE-11, CAT-RULING-63: each controller places the Heroes that live, and beside them the Allies that they own. */
export function* placeHeroes(table: CatacombsTable): Script {
  const { state } = table;
  for (const role of heroRoles(state)) yield* placeParty(table, role);
  for (const hero of heroIds(state)) {
    if (!isAlive(state, hero)) continue;
    const { items } = heroOf(state, hero);
    for (const ally of alliesOf(hero).map(allyOf))
      if (ally.item !== undefined && items.includes(ally.item)) yield* placeAlly(table, ally);
  }
  if (state.options.heroesLast) beginFight(table);
  else state.phase = "monsters-placed";
}

function* placeParty(table: CatacombsTable, role: Role): Script {
  const { state } = table;
  const radius = radiusOfSize("medium");
  const free = heroesOf(state.options, role)
    .filter((hero) => isAlive(state, hero) && !isOnBoard(state, hero))
    .map((id) => ({ id, card: id, radius }));
  if (free.length === 0) return;
  const asking = { seats: state.roles[role], prompt: "place-heroes", rule: "CAT-PHASE-11" } as const;
  for (const { piece, x, y } of yield* placeInZone(table, asking, free, zoneFor(state, "heroes"), 0))
    stand(table, piece, { x, y }, "CAT-PHASE-11");
}

/** CAT-ALLY-17, CAT-RULING-64: within 2.5 cm of its owner, in the zone in which the Heroes start. */
function* placeAlly({ state, tell }: CatacombsTable, { id, owner, size, life }: AllyCard): Script {
  const familiar: Newcomer = { id, card: id, radius: radiusOfSize(size) };
  const zone = zoneFor(state, "heroes");
  const inZone = roomBeside(state, familiar, owner, { zones: [zone] });
  // A scenario may have put its owner somewhere else: beside him comes before the zone.
  const suggestion = inZone ?? roomBeside(state, familiar, owner);
  const demand = inZone === undefined ? { near: owner } : { zones: [zone], near: owner };
  // Where there is no such spot at all, as near to him as the zone allows.
  let spot: Spot = suggestion ?? spotIn(state, familiar, zone, pieceOf(state, owner));
  if (suggestion !== undefined) {
    const asking = {
      seats: seatOfHero(state, owner),
      prompt: "place-familiar",
      rule: "CAT-ALLY-17",
      about: { ally: id, owner },
      suggestion: [suggestion],
    } as const;
    [spot = suggestion] = yield* place(
      asking,
      [ringFor(state, familiar, owner)],
      ([wished]) => wished && objectionOn(state, wished, familiar.radius, "CAT-RULING-64", demand),
    );
  }
  const { x, y } = spot;
  fightOf(state).pieces.push({
    ...familiar,
    kind: "ally",
    life,
    x,
    y,
    done: false,
    marks: {},
  });
  tell({ type: "placed", rule: "CAT-ALLY-17", piece: id, card: id, x, y });
}

/** CAT-PHASE-12, 13, CAT-RULING-70, 91: the Overseer places all monsters, and the Lord, in his zone. */
export function* placeMonsters(table: CatacombsTable): Script {
  const { state } = table;
  const fight = fightOf(state);
  const monsters = fight.arriving.map((card) => monsterPiece(fight, card));
  const newcomers = fight.kind === "lord" ? [lordPiece(state), ...monsters] : monsters;
  if (newcomers.length > 0) {
    const zone = zoneFor(state, "overseer");
    const gap = state.options.fairPlacement ? fairGap(newcomers, zone, takenOn(fight)) : 0;
    const asking = { seats: state.roles.overseer, prompt: "place-monsters", rule: "CAT-PHASE-13" } as const;
    const spots = yield* placeInZone(table, asking, newcomers, zone, gap);
    for (const piece of newcomers) {
      const spot = spots.find((one) => one.piece === piece.id);
      if (spot !== undefined) comeIn(table, piece, spot, "CAT-PHASE-13");
    }
  }
  fight.arriving = [];
  if (state.options.heroesLast) state.phase = "heroes-placed";
  else beginFight(table);
}

/** CAT-ROUND-03: the Heroes have the first turn, unless a card gives the Overseer one before it. */
function beginFight(table: CatacombsTable): void {
  const firsts = customsOf(table.state.options).map(({ fightBegins }) => fightBegins?.(table));
  beginTurn(table, firsts.includes("overseer") ? "overseer" : "heroes");
}
