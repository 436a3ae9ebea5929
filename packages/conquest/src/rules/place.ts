import { nearestBeside, type OwnReasons, objectionTo, placingBeside, spotNear } from "@ossuaire/discs";
import type { Objection, Script, Spot } from "@ossuaire/kernel";
import { radiusOf, tableOf } from "../arena.ts";
import type { Shot, ShotKind } from "../shots.ts";
import { activeCharacter, activeSeat, activeTeam, type State } from "../state.ts";
import { type ConquestTable, place } from "../table.ts";
import { type Character, charactersOf } from "../teams.ts";

/** CON-RANGED-01, 02: the projectile of the shot, within 2.5 cm of the character it starts from. */
export function* placeProjectile(table: ConquestTable, { kind, projectile, fromCompanion }: Shot): Script {
  if (projectile === undefined) return;
  const { state } = table;
  const arena = tableOf(state.options, state.discs);
  const disc = { id: projectile, radius: radiusOf(projectile) };
  // CON-LONGBOW-01, 03, CON-RULING-33: the longbow may start beside either character, chosen anew each time.
  const shooters = fromCompanion ? bothOf(state) : [activeCharacter(state)];
  const [suggestion] = shooters.flatMap((shooter) => nearestBeside(arena, disc, shooter) ?? []);
  const spot = suggestion && (yield* askSpot(table, kind, shooters, suggestion));
  // CON-RULING-31: no free spot in the ring, so the nearest one anywhere.
  const { x, y } = spot ?? spotNear(arena, disc, spotOf(state, activeCharacter(state)));
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
  const asking = {
    seats: activeSeat(state),
    prompt: "place",
    rule: "CON-RANGED-01",
    suggestion: [suggestion],
  } as const;
  const told = { radius: radiusOf(piece), kind };
  const [spot] = yield* place(
    asking,
    [placingBeside(tableOf(state.options, state.discs), piece, told, shooters)],
    ([wished]) => wished && objectionIn(state, wished),
  );
  return spot;
}

/** CON-RULING-32: any free spot inside the arena will do; placing is no contact. */
export function objectionIn({ options, discs }: State, spot: Spot): Objection | undefined {
  return objectionTo(tableOf(options, discs), spot, radiusOf(spot.piece), undefined, ofTheArena);
}

const ofTheArena: OwnReasons = {
  "off-board": {
    rule: "CON-RULING-32",
    words: { fr: "Le pion dépasse de l’arène.", en: "The disc is not wholly inside the arena." },
  },
  overlap: { rule: "CON-RULING-32" },
};

function spotOf({ discs }: Pick<State, "discs">, id: string): { readonly x: number; readonly y: number } {
  const piece = discs.find((disc) => disc.id === id);
  if (piece === undefined) throw new Error(`${id} is not in the arena`);
  return piece;
}
