import type { Reply, Script, Seat } from "@ossuaire/kernel";
import { customsOf, itemOf, lordOf, roomOf } from "../content/box.ts";
import type { CombatRoom } from "../content/card.ts";
import type { Call } from "../content/pack.ts";
import type { Role } from "../options.ts";
import type { Exchange, Reading } from "../questions.ts";
import type { Exit } from "../state.ts";
import { type Chamber, heroIds, heroOf, isAlive, type State } from "../state.ts";
import { type CatacombsTable, chooseOwn, eachOnce, pick } from "../table.ts";
import { useMap } from "./map.ts";
import { isPassage, neighbourOf, waysOut } from "./maze.ts";
import { heardVote, heroRoles, heroSeats, majority, seatOfHero } from "./roles.ts";
import { onebyone, setUp } from "./setup.ts";
import { openShop } from "./trade.ts";

/** CAT-VSTORY-03: nothing begins before everybody has accepted the scenario. */
export function* acceptScenario({ state, tell }: CatacombsTable): Script {
  const seats = Object.values(state.roles);
  yield* eachOnce({ seats, prompt: "scenario", rule: "CAT-VSTORY-03" }, ["accept"]);
  tell({ type: "scenario", rule: "CAT-VSTORY-03" });
  state.phase = "exploration";
}

/** CAT-PHASE-03: the Overseer moves the game on (CAT-OBJ-05); before that a Map may be read. */
export function* explore(table: CatacombsTable): Script {
  const { state } = table;
  const own: Record<Seat, readonly ("explore" | Exchange | Reading)[]> = {
    [state.roles.overseer]: ["explore", ...exchanges(state)],
    ...mapReaders(state),
  };
  const { choice } = yield* chooseOwn({ prompt: "explore", rule: "CAT-PHASE-03" }, own);
  if (choice !== "explore")
    return yield* choice.kind === "read" ? useMap(table, choice) : exchange(table, choice.role);
  if (state.options.layout === "labyrinth") yield* exploreMaze(table);
  else yield* exploreOnward(table);
}

/** CAT-ITEM-06: who has something to use at this moment. */
function mapReaders(state: State): Readonly<Record<Seat, readonly Reading[]>> {
  const own: Record<Seat, Reading[]> = {};
  for (const hero of heroIds(state).filter((one) => isAlive(state, one))) {
    const seat = seatOfHero(state, hero);
    const maps = heroOf(state, hero).items.filter((item) => itemOf(item).whileExploring);
    const readings = maps.map((item): Reading => ({ id: `${hero}:${item}`, kind: "read", hero, item }));
    own[seat] = [...(own[seat] ?? []), ...readings];
  }
  return own;
}

/** CAT-VFAIR-06: with whom the Overseer may change places; never before the first room. */
function exchanges(state: State): readonly Exchange[] {
  if (!state.options.exchange || state.here < 0) return [];
  return heroRoles(state).map((role) => ({ id: role, kind: "exchange", role }));
}

function* exchange({ state, tell }: CatacombsTable, role: Role): Script {
  const isRefusal = ({ choice }: Reply<string>) => choice === "refuse";
  const asking = {
    seats: heroSeats(state),
    prompt: "exchange",
    rule: "CAT-VFAIR-06",
    about: { role },
  } as const;
  const refused = (yield* eachOnce(asking, ["agree", "refuse"], isRefusal)).find(isRefusal);
  if (refused) return tell({ type: "exchange-refused", rule: "CAT-VFAIR-06", seat: refused.seat });
  const { overseer } = state.roles;
  state.roles.overseer = state.roles[role];
  state.roles[role] = overseer;
  tell({ type: "exchanged", rule: "CAT-VFAIR-06", overseer: state.roles.overseer, seat: overseer });
}

/** CAT-PHASE-03, CAT-VBRANCH-09, 10: the next card, or the next column of cards, of which one is entered. */
function* exploreOnward(table: CatacombsTable): Script {
  const { state } = table;
  const shortcut = shortcutIn(state);
  if (shortcut !== undefined) {
    turnUp(table, shortcut);
    return yield* enter(table, shortcut);
  }
  const along = state.options.layout === "branching" ? "x" : "y";
  const here = state.rooms[state.here]?.[along] ?? -1;
  const next = state.rooms.filter((room) => room[along] === here + 1);
  for (const room of next) turnUp(table, room);
  const [first] = next;
  if (first === undefined) throw new Error("the catacomb ends before its Lord");
  const chosen = next.length === 1 ? first : yield* chooseRoom(table, next);
  for (const room of next) if (room !== chosen) room.closed = true;
  yield* enter(table, chosen);
}

/** Straight to the Lord, where the Heroes have found a way; what lies between is passed by. */
function shortcutIn({ passages, rooms, here }: State): Chamber | undefined {
  if (!passages?.straight) return undefined;
  delete passages.straight;
  const lord = rooms.find(({ card }) => roomOf(card).kind === "lord");
  for (const [i, room] of rooms.entries()) if (i > here && room !== lord) room.closed = true;
  return lord;
}

/** CAT-RULING-79: by majority; a tie is decided by chance. */
function* chooseRoom(table: CatacombsTable, rooms: readonly Chamber[]): Script<Chamber> {
  const cards = rooms.map(({ card }) => card);
  const rule = "CAT-VBRANCH-10";
  const asking = { seats: heroSeats(table.state), prompt: "choose-room", rule } as const;
  const votes = yield* eachOnce(asking, cards, heardVote(table, rule));
  const card = majority(votes) ?? table.rng.one(cards);
  const room = rooms.find((one) => one.card === card);
  if (room === undefined) throw new Error(`${card} is not in this column`);
  return room;
}

/** CAT-VMAZE-09 to 13: a neighbouring card is turned up; it is entered if the exits match. */
function* exploreMaze(table: CatacombsTable): Script {
  const { state, tell, rng } = table;
  const here = state.rooms[state.here];
  if (here === undefined) return yield* enter(table, firstOf(state.rooms));
  let ways = waysOut(state.rooms, here);
  for (;;) {
    const way = ways.length === 1 ? onlyOf(ways) : ((yield* voteOnWay(table, ways)) ?? rng.one(ways));
    const room = neighbourOf(state.rooms, here, way);
    if (room === undefined) throw new Error(`nothing lies ${way} of here`);
    turnUp(table, room);
    if (isPassage(here, room, way)) return yield* enter(table, room);
    // CAT-VMAZE-11: face down again; a room that was entered once stays known.
    room.open = room.visits > 0;
    tell({ type: "no-passage", rule: "CAT-VMAZE-11", card: room.card, way });
    ways = ways.filter((other) => other !== way);
  }
}

function* voteOnWay(table: CatacombsTable, ways: readonly Exit[]): Script<Exit | undefined> {
  const rule = "CAT-VMAZE-09";
  const asking = { seats: heroSeats(table.state), prompt: "way", rule } as const;
  return majority(yield* eachOnce(asking, ways, heardVote(table, rule)));
}

function onlyOf<T>([only]: readonly T[]): T {
  if (only === undefined) throw new Error("no way leads out of here");
  return only;
}

function firstOf(rooms: readonly Chamber[]): Chamber {
  return onlyOf(rooms);
}

function turnUp({ state, reveal }: CatacombsTable, room: Chamber): void {
  if (room.open && room.visits > 0) return;
  room.open = true;
  const { card } = room;
  const story = state.options.scenario?.rooms[card];
  const turned = { type: "room", rule: "CAT-PHASE-03", card, index: state.rooms.indexOf(room) } as const;
  reveal(story === undefined ? turned : { ...turned, story });
}

/** CAT-PHASE-02, 04, 05: what a card begins when it is entered. */
function* enter(table: CatacombsTable, room: Chamber): Script {
  const { state, tell } = table;
  const card = roomOf(room.card);
  state.here = state.rooms.indexOf(room);
  room.open = true;
  room.visits++;
  tell({ type: "entered", rule: "CAT-PHASE-03", card: room.card, visits: room.visits });
  if (card.kind === "combat") return yield* enterCombat(table, card, room.visits);
  if (card.kind === "merchant") return openShop(table);
  if (card.kind === "lord") {
    const { board, minions } = lordOf(state.lord.id);
    return yield* setUp(table, "lord", board, scenarioMonsters(state, card.id) ?? onebyone(minions));
  }
  state.phase = card.kind;
  state.visit = { done: [], discounts: 0 };
}

/** CAT-ROOM-02, CAT-WANDER-02, 03: the monsters of the card, and for each symbol one that wanders here. */
function* enterCombat(table: CatacombsTable, card: CombatRoom, visits: number): Script {
  const { state, tell } = table;
  const told = scenarioMonsters(state, card.id)?.map((monster): Call => ({ card: monster }));
  const all = told ?? callsOf(card, lordOf(state.lord.id).wandering);
  for (const { enters } of customsOf(state.options)) if (enters) yield* enters(table, card, visits);
  let called = visits > 1 ? yield* halfOf(state, all) : all;
  if (told === undefined)
    for (const { musters } of customsOf(state.options)) if (musters) called = yield* musters(table, called);
  const monsters = called.map((call) => call.card);
  if (monsters.length > 0) return yield* setUp(table, "room", card.board, monsters);
  tell({ type: "empty", rule: "CAT-RULING-82", card: card.id });
  state.phase = "exploration";
  for (const { roomEnds } of customsOf(state.options)) if (roomEnds) yield* roomEnds(table);
}

function callsOf(card: CombatRoom, wandering: string): readonly Call[] {
  const symbols = onebyone([{ monster: wandering, count: card.wandering }]);
  return [
    ...onebyone(card.monsters).map((monster) => ({ card: monster })),
    ...symbols.map((monster) => ({ card: monster, isSymbol: true as const })),
  ];
}

function scenarioMonsters(state: State, card: string): readonly string[] | undefined {
  return state.options.scenario?.rooms[card]?.monsters?.map(({ monster }) => monster);
}

/** CAT-VMAZE-14, 15, CAT-RULING-82: half of them, rounded down; the Overseer says which. */
function* halfOf(state: State, called: readonly Call[]): Script<readonly Call[]> {
  const count = Math.floor(called.length / 2);
  if (count === 0) return [];
  const asking = { seats: state.roles.overseer, prompt: "half", rule: "CAT-VMAZE-15" } as const;
  const options = called.map(({ card }, i) => ({ id: `${card}-${i + 1}`, card }));
  const picked = yield* pick({ ...asking, min: count, max: count }, options);
  return picked.flatMap(({ id }) => called.filter((_, i) => options[i]?.id === id));
}
