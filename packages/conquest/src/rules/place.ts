import { checkSpot, nearestSpot, type PlaceRefusalCode, RING } from "@ossuaire/flick";
import type { Objection, Script, Spot, Words } from "@ossuaire/kernel";
import { type Piece, radiusOf, tableOf } from "../arena.ts";
import type { Shot, ShotKind } from "../shots.ts";
import { activeCharacter, activeSeat, activeTeam, type State } from "../state.ts";
import { type ConquestTable, place } from "../table.ts";
import { type Character, charactersOf } from "../teams.ts";

/** CON-RANGED-01, 02: the projectile of the shot, within 2.5 cm of the character it starts from. */
export function* placeProjectile(table: ConquestTable, { kind, projectile, fromCompanion }: Shot): Script {
  if (projectile === undefined) return;
  const { state } = table;
  // CON-LONGBOW-01, 03, CON-RULING-33: the longbow may start beside either character, chosen anew each time.
  const shooters = fromCompanion ? bothOf(state) : [activeCharacter(state)];
  const [suggestion] = shooters.flatMap((shooter) => spotBeside(state, projectile, shooter) ?? []);
  const spot = suggestion && (yield* askSpot(table, kind, shooters, suggestion));
  const { x, y } = spot ?? nearestOf(state, projectile, shooters[0]);
  state.discs = [...state.discs, { id: projectile, x, y }];
  const rule = spot === undefined ? "CON-RULING-31" : "CON-RANGED-01";
  table.tell({ type: "placed", rule, piece: projectile, x, y, forced: spot === undefined });
}

/** The active character first: what is suggested, or forced, starts from there. */
function bothOf(state: State): readonly Character[] {
  const active = activeCharacter(state);
  return [active, ...charactersOf[activeTeam(state)].filter((character) => character !== active)];
}

function* askSpot(
  { state }: ConquestTable,
  kind: ShotKind,
  shooters: readonly string[],
  suggestion: Spot,
): Script<Spot | undefined> {
  const { piece } = suggestion;
  const radius = radiusOf(piece);
  const zone = shooters.map((shooter) => {
    const { x, y } = pieceOf(state, shooter);
    const touching = radiusOf(shooter) + radius;
    return { shape: "ring", x, y, inner: touching, outer: touching + RING } as const;
  });
  const asking = {
    seats: activeSeat(state),
    prompt: "place",
    rule: "CON-RANGED-01",
    suggestion: [suggestion],
  } as const;
  const [spot] = yield* place(
    asking,
    [{ piece, zone, radius, kind }],
    ([wished]) => wished && objectionTo(state, wished),
  );
  return spot;
}

/** CON-RULING-32: any free spot inside the arena will do; placing is no contact. */
export function objectionTo({ options, discs }: State, { piece, x, y }: Spot): Objection | undefined {
  const found = checkSpot(tableOf(options, discs), { id: piece, radius: radiusOf(piece), x, y });
  return found.ok ? undefined : { code: found.code, words: whyNot[found.code] };
}

/** A free spot in the ring around this character, if there is one. */
function spotBeside(state: State, projectile: string, shooter: string): Spot | undefined {
  const { x, y } = pieceOf(state, shooter);
  const wish = { id: projectile, radius: radiusOf(projectile), x, y };
  const found = nearestSpot(tableOf(state.options, state.discs), wish, { near: shooter });
  return found.ok ? { piece: projectile, x: found.x, y: found.y } : undefined;
}

/** CON-RULING-31: no free spot in the ring, so the nearest one anywhere. */
function nearestOf(
  state: State,
  projectile: string,
  shooter = activeCharacter(state),
): { x: number; y: number } {
  const { x, y } = pieceOf(state, shooter);
  const found = nearestSpot(tableOf(state.options, state.discs), {
    id: projectile,
    radius: radiusOf(projectile),
    x,
    y,
  });
  if (!found.ok) throw new Error("an arena with ten discs always has room for another");
  return found;
}

function pieceOf({ discs }: Pick<State, "discs">, id: string): Piece {
  const piece = discs.find((disc) => disc.id === id);
  if (piece === undefined) throw new Error(`${id} is not in the arena`);
  return piece;
}

const notLegal: Words = { fr: "La pièce ne peut pas être posée là.", en: "The piece cannot be put there." };

const whyNot: Readonly<Record<PlaceRefusalCode, Words>> = {
  "off-board": { fr: "La pièce dépasse de l’arène.", en: "The piece is not wholly inside the arena." },
  overlap: { fr: "La place est déjà prise.", en: "The spot is taken." },
  "outside-zone": {
    fr: "La pièce est hors de la zone permise.",
    en: "The piece is outside the allowed zone.",
  },
  "too-far": { fr: "La pièce est à plus de 2,5 cm.", en: "The piece is more than 2.5 cm away." },
  "too-close": { fr: "La pièce est trop près d’une autre.", en: "The piece is too close to another." },
  "not-finite": notLegal,
  "bad-size": notLegal,
  "unknown-piece": notLegal,
};
