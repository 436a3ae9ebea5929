import type { Script } from "@ossuaire/kernel";
import type { Band, Content } from "../cards/catacomb.ts";
import { onBoard } from "../characters.ts";
import { monsterSquares, standingRoom, startSquares } from "../grid/best.ts";
import { hinders, isLegalSquare, legalSquares, type Placed, type Site } from "../grid/furnish.ts";
import type { Hindrance } from "../grid/ground.ts";
import { laidOut } from "../grid/lay-out.ts";
import { type Square, sameSquare } from "../grid/square.ts";
import { laidZonesOf } from "../ground-of.ts";
import { mjSeat, partySize } from "../options.ts";
import type { Character, State } from "../state.ts";
import { type DarkTable, place } from "../table.ts";
import { addElement } from "./elements.ts";
import { exitOf } from "./exits.ts";
import { inAmbush } from "./lurking.ts";
import { musterProfile } from "./muster.ts";

/** A piece of the question, before it has a place. */
interface Token {
  readonly piece: string;
  readonly kind: string;
  readonly figures: number;
}

/** Who stands in the zone now: by its content, and who lies in ambush, of its content or besides (REG-EVENT-03, REG-RULING-98). */
interface Arrived {
  readonly brought: readonly Character[];
  readonly lurking: readonly Character[];
}

const hidden: ReadonlySet<string> = new Set(["hole", "spikes"]);

/**
 * REG-DRAW-03, REG-VERDICT-42, 43, 82: the MJ places what a zone holds; the computer's own choice is suggested. It is asked even
 * where there is nothing: the question must not tell. Returns who has come.
 */
export function* layOut(table: DarkTable, number: number, content: Content): Script<Arrived> {
  const { state } = table;
  const site = siteOf(state, number, content.fixed);
  if (site === undefined) return { brought: [], lurking: [] };
  const { own, lurking } = inAmbush(state, number, content);
  const furniture = laidOut(table.rng, site, content.pieces);
  const squares = seated(table, { ...site, placed: [...site.placed, ...furniture] }, [...own, ...lurking]);
  const bands = [...own, ...lurking].slice(0, squares.length);
  const tokens = tokensOf(furniture, bands);
  const suggestion = [...furniture, ...squares].map(({ x, y }, i) => ({
    piece: tokens[i]?.piece ?? "",
    x,
    y,
  }));
  const about = { zone: number, card: state.zones[number]?.card ?? "", rolls: content.rolls ?? [] };
  const areas = areasOf(site, furniture, bands.length);
  const spots = yield* place(
    { seats: mjSeat, prompt: "lay-out", rule: "REG-DRAW-03", about, suggestion },
    tokens.map((token, i) => ({ ...token, zone: areas[i] ?? [] })),
    (wished) => (isLegal(site, furniture, wished) ? undefined : illegal),
  );
  for (const { x, y, piece } of content.fixed) addElement(state, piece, { x, y }, number);
  for (const [i, { piece }] of furniture.entries()) {
    const spot = spots[i];
    if (spot) addElement(state, piece, spot, number, hidden.has(piece) ? { hidden: true } : {});
  }
  const come = bands.flatMap(({ card, figures }, i) => {
    const spot = spots[furniture.length + i];
    return spot === undefined ? [] : [musterProfile(state, card, spot, { figures })];
  });
  tell(table, number, come);
  return { brought: come.slice(0, content.bands.length), lurking: come.slice(own.length) };
}

const illegal = {
  code: "no-legal-square",
  rule: "REG-VERDICT-82",
  words: {
    fr: "Ces cases ne vont pas : tout doit rester accessible, et les monstres loin de l’entrée.",
    en: "These squares will not do: everything must stay in reach, and monsters far from the entrance.",
  },
} as const;

/** The zone while its content is placed; of the first one the squares of the party stay free (REG-VERDICT-44). */
function siteOf(state: State, number: number, fixed: readonly Placed[]): Site | undefined {
  const zone = laidZonesOf(state)[number];
  if (zone === undefined) return undefined;
  const doors = state.elements.filter((one) => one.zone === number);
  const exits = doors.flatMap((door) => exitOf(state, door) ?? []);
  const kept = number === 0 ? startSquares(zone, partySize(state.options)) : [];
  return { zone, exits, placed: fixed, kept: [...kept, ...onBoard(state)] };
}

/** REG-VERDICT-43: a square for each that fits, by seeded choice. */
function seated({ rng }: DarkTable, site: Site, bands: readonly Band[]): readonly Square[] {
  const taken: Square[] = [];
  for (const _ of bands) {
    const free = monsterSquares({ ...site, kept: [...site.kept, ...taken] });
    if (free.length > 0) taken.push(rng.one(free));
  }
  return taken;
}

function tokensOf(furniture: readonly Placed[], bands: readonly Band[]): readonly Token[] {
  const kinds = [
    ...furniture.map(({ piece }) => ({ kind: piece, figures: 1 })),
    ...bands.map(({ card, figures }) => ({ kind: card, figures })),
  ];
  return kinds.map(({ kind, figures }, i) => ({
    kind,
    figures,
    piece: `${kind}-${kinds.slice(0, i + 1).filter((one) => one.kind === kind).length}`,
  }));
}

/** Where each token may stand, the furniture first: those that hinder alike have the same squares. */
function areasOf(site: Site, furniture: readonly Placed[], bands: number) {
  const known = new Map<Hindrance, readonly Square[]>();
  const squares = furniture.map(({ piece }) => {
    const legal = known.get(hinders[piece]) ?? legalSquares(site, piece);
    known.set(hinders[piece], legal);
    return legal;
  });
  const room = bands === 0 ? [] : squaresForBands({ ...site, placed: [...site.placed, ...furniture] }, bands);
  return [...squares, ...Array.from({ length: bands }, () => room)].map((one) =>
    one.map(({ x, y }) => ({ shape: "rectangle", x, y, width: 0, height: 0 }) as const),
  );
}

/** REG-VERDICT-42: far from the entrance, as long as there is room for all of them. */
function squaresForBands(site: Site, bands: number): readonly Square[] {
  const far = monsterSquares(site);
  return far.length < bands ? standingRoom(site) : far;
}

/** Piece by piece in the order of the rules, then the monsters, each on a square of its own. */
function isLegal(site: Site, furniture: readonly Placed[], spots: readonly Square[]): boolean {
  const placed = [...site.placed];
  for (const [i, { piece }] of furniture.entries()) {
    const spot = spots[i];
    if (spot === undefined || !isLegalSquare({ ...site, placed }, piece, spot)) return false;
    placed.push({ x: spot.x, y: spot.y, piece });
  }
  const kept = [...site.kept];
  for (const spot of spots.slice(furniture.length)) {
    if (!includes(monsterSquares({ ...site, placed, kept }), spot)) return false;
    kept.push(spot);
  }
  return true;
}

const includes = (squares: readonly Square[], spot: Square): boolean =>
  squares.some((one) => sameSquare(one, spot));

/** REG-DRAW-04: what lies open, to all. */
function tell(table: DarkTable, number: number, come: readonly Character[]): void {
  const open = table.state.elements.filter(({ zone, hidden: isHidden }) => zone === number && !isHidden);
  table.reveal({
    type: "laid-out",
    rule: "REG-DRAW-03",
    zone: number,
    holds: open.map(({ kind, x, y }) => ({ kind, x, y })),
    come: come.map(({ id, card, pv }) => ({ who: id, card, figures: pv.length })),
  });
}
