import type { Objection, Script, Seat, Spot } from "@ossuaire/kernel";
import { arena, crystalSpots, crystals, type Piece, radiusOf } from "../arena.ts";
import { seatsOf, seatsOfTeam, teamOfSeat } from "../options.ts";
import { type ConquestTable, chooseAmong, place } from "../table.ts";
import { enemyOf, type Team } from "../teams.ts";
import { objectionIn } from "./place.ts";

/**
 * CON-OBST-03, CON-RULING-05: before the first turn each team may propose another layout, once. It is used when a player
 * of the other team accepts it; without agreement the default stays.
 */
export function* agreeOnObstacles(table: ConquestTable): Script {
  const { options } = table.state;
  let silent = seatsOf(options);
  while (silent.length > 0) {
    const asking = { seats: silent, prompt: "layout", rule: "CON-OBST-03" } as const;
    const { seat, choice } = yield* chooseAmong(asking, ["keep", "propose"]);
    const team = teamOfSeat(options, seat);
    if (choice === "propose" && (yield* propose(table, seat, team))) return;
    silent = silent.filter((other) => teamOfSeat(options, other) !== team);
  }
}

function* propose(table: ConquestTable, seat: Seat, team: Team): Script<boolean> {
  const { state } = table;
  const without = { ...state, discs: state.discs.filter(({ id }) => !crystals.includes(id)) };
  const suggestion = crystalSpots.map(({ id, x, y }) => ({ piece: id, x, y }));
  const asking = { seats: seat, prompt: "layout-spots", rule: "CON-RULING-05", suggestion } as const;
  const spots = yield* place(
    asking,
    crystals.map((piece) => {
      const radius = radiusOf(piece);
      return { piece, zone: [middleThird(radius)], radius, kind: "crystal" };
    }),
    (wished) => layoutObjection(without, wished),
  );
  const layout = spots.map(({ piece, x, y }): Piece => ({ id: piece, x, y }));
  table.tell({ type: "obstacles-proposed", rule: "CON-OBST-03", seat, spots: layout });
  const others = seatsOfTeam(state.options, enemyOf(team));
  const reply = yield* chooseAmong({ seats: others, prompt: "layout-accept", rule: "CON-OBST-03" }, [
    "accept",
    "decline",
  ]);
  if (reply.choice === "decline") {
    table.tell({ type: "obstacles-declined", rule: "CON-OBST-03", seat: reply.seat });
    return false;
  }
  state.discs = [...without.discs, ...layout];
  table.tell({ type: "obstacles-agreed", rule: "CON-OBST-03", spots: layout });
  return true;
}

/** Where the centre of a disc may be: in the middle third of the length, wholly inside the arena. */
function middleThird(radius: number) {
  return {
    shape: "rectangle",
    x: arena.length / 3,
    y: radius,
    width: arena.length / 3,
    height: arena.width - 2 * radius,
  } as const;
}

/** Legal spots one beside the other, and the same after half a turn of the arena, within 1 mm. */
function layoutObjection(
  without: Parameters<typeof objectionIn>[0],
  spots: readonly Spot[],
): Objection | undefined {
  const laid = spots.map(({ piece, x, y }) => ({ id: piece, x, y }));
  const state = { ...without, discs: [...without.discs, ...laid] };
  for (const spot of spots) {
    const objection = objectionIn(state, spot);
    // CON-RULING-05: five legal spots.
    if (objection !== undefined) return { ...objection, rule: "CON-RULING-05" };
  }
  const isFair = spots.every(({ x, y }) =>
    spots.some((other) => (arena.length - x - other.x) ** 2 + (arena.width - y - other.y) ** 2 <= 1),
  );
  return isFair ? undefined : { code: "one-sided", rule: "CON-RULING-05", words: oneSided };
}

const oneSided = {
  fr: "Après un demi-tour de l’arène, la disposition doit être la même : elle n’avantage personne.",
  en: "After half a turn of the arena the layout must be the same: it favours nobody.",
};
